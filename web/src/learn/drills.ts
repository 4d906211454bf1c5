/** Drills: positions that need one rule, judged by the server. */
import { ask, type Schemas, type TableForMe } from '../lib/api';

export type Drill = Schemas['ShownDrill'];
export type Verdict = Schemas['DrillVerdict'];

export const drillsOf = async (game: string): Promise<Drill[]> =>
  (await ask<Schemas['Drills']>('GET', `/api/drills/${game}`)).drills;

/** A table with the position of a drill; returns its code. */
export const startDrill = async (game: string, drill: string): Promise<string> =>
  (await ask<TableForMe>('POST', `/api/drills/${game}/${drill}`)).table.code;

export const judge = (game: string, drill: string, code: string): Promise<Verdict> =>
  ask<Verdict>('POST', `/api/drills/${game}/${drill}/verdict`, { code });

/** The message with the title of a drill; its `.ask` is the question. */
export const keyOf = (game: string, drill: string): string => `drill-${game}-${drill}`;

/** Seconds that no accident costs: the car is out. */
const OUT = 600;

/** What a loss is told by: seconds, or turns to the half, as nobody notices less; a rally may end with it. */
export function lossOf({ unit, loss }: Pick<Verdict, 'unit' | 'loss'>): { unit: string; loss: number } {
  if (unit === 'turns') return { unit, loss: Math.round(loss * 2) / 2 };
  return loss > OUT ? { unit: 'out', loss: 0 } : { unit, loss: Math.max(1, Math.round(loss)) };
}
export const solved = (drill: Drill): boolean => drill.grade === 'best' || drill.grade === 'good';

/** What to do after a drill: the next one that is not solved, else just the next one. */
export function following(drills: Drill[], name: string): Drill | undefined {
  const at = drills.findIndex((drill) => drill.name === name);
  const later = [...drills.slice(at + 1), ...drills.slice(0, Math.max(at, 0))];
  return later.find((drill) => !solved(drill)) ?? later[0];
}
