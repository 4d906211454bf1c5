/** A move of Ралі on the board: the cells it can reach, the way that is drawn, and where each throw would end. */
import type { Mark, Target } from '../../board/scene';
import type { Schemas } from '../../lib/api';
import type { Choice } from '../../lib/live.svelte';
import { words } from '../../lib/words.svelte';
import type { Name } from '../face';

type RaliOutlook = Schemas['RaliOutlook'];

/** The steps that are drawn but not driven yet. */
export const drawn = (sketch: Record<string, unknown> | null): number[] =>
  Array.isArray(sketch?.way) ? (sketch.way as number[]) : [];

const same = (one: number[], other: number[]): boolean => one.length === other.length && one.join() === other.join();

/** The target whose way is drawn. */
export const drawnTarget = (outlook: RaliOutlook | null, sketch: Record<string, unknown> | null) => {
  const way = drawn(sketch);
  return way.length ? outlook?.targets.find((target) => same(target.decision, way)) : undefined;
};

export const harms = (target: { lost: number; stops: boolean }): boolean => target.lost > 0 || target.stops;

/** Every cell that the move can end in or pass. A tap draws the way there; on the cell where it ends, a second one
 * drives it. */
export function targets(
  _: Choice[],
  outlook: RaliOutlook | null,
  sketch: Record<string, unknown> | null,
  name?: Name,
): Target[] {
  // A single way is driven without asking.
  if (outlook?.automatic) return [];
  const chosen = drawnTarget(outlook, sketch);
  return (outlook?.targets ?? []).map((target): Target => {
    const { cell, decision } = target;
    const label = [target.label, ...target.detail].map((message) => words.tell(message, name)).join(', ');
    if (!target.cells.length) return { cell, label, actions: decision };
    const drag = true;
    if (target === chosen && target.ends)
      return {
        cell,
        drag,
        label: words.say('rali-web-go-to', { move: label }),
        actions: decision,
        whole: true,
        tone: 'chosen',
      };
    const tone = chosen?.cells.includes(cell) ? 'chosen' : !target.ends ? 'far' : harms(target) ? 'risky' : 'next';
    return { cell, drag, label, actions: [], sketch: { way: decision }, tone };
  });
}

/** The way that is drawn or looked at and what it costs; or where each throw would end in a gear. */
export function marks(_: unknown, outlook: RaliOutlook | null, sketch: Record<string, unknown> | null): Mark[] {
  const target = drawnTarget(outlook, sketch);
  if (target) return wayMarks(target);
  const gear = outlook?.choices[String(sketch?.gear)];
  return gear?.kind === 'gear' ? throwMarks(gear.faces) : placeMarks(outlook);
}

/** The numbers of the start places that are free. */
function placeMarks(outlook: RaliOutlook | null): Mark[] {
  return Object.values(outlook?.choices ?? {}).flatMap((choice): Mark[] =>
    choice.kind === 'place' ? [{ cell: choice.cell, kind: 'landing', text: String(choice.label.values.number) }] : [],
  );
}

function wayMarks(target: RaliOutlook['targets'][number]): Mark[] {
  const tone = harms(target) ? 'risky' : '';
  const found: Mark[] = [{ cell: target.cell, kind: 'way', cells: target.cells, tone }];
  const sign = target.wins ? { text: '⚑', tone: 'good' } : harms(target) ? costOf(target.lost) : null;
  if (sign) found.push({ cell: target.cell, kind: 'chip', ...sign });
  return found;
}

/** What a cell costs: damage, or a stop without it. */
const costOf = (lost: number, text = String(lost)) => ({
  ...(lost ? { dent: true, text } : { text: '✕' }),
  tone: 'risky',
});

/** "4", "3–6": the dice in one sign. */
const span = (dice: number[]): string => (dice.length > 1 ? `${dice[0]}–${dice.at(-1)}` : String(dice[0]));

/** The number of the die on the cell it leads to, or what hurts there; a sign each, on a space of its colour. */
function throwMarks(faces: Schemas['RaliThrow'][]): Mark[] {
  const cells = new Map<string, { dice: number[]; lost: number; harm: boolean }>();
  for (const face of faces)
    for (const end of face.ends) {
      const known = cells.get(end.cell) ?? { dice: [], lost: 0, harm: false };
      known.dice.push(face.die);
      known.lost = Math.max(known.lost, end.lost);
      known.harm ||= harms(end);
      cells.set(end.cell, known);
    }
  return [...cells].flatMap(([cell, { dice, lost, harm }]): Mark[] => [
    { cell, kind: 'advised', tone: harm ? 'harm' : 'clean' },
    { cell, kind: 'landing', ...(harm ? costOf(lost, '') : { text: span(dice), tone: 'good' }) },
  ]);
}
