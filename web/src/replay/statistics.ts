/** What is worth counting in a race of each game, from what happened in it. */
import type { GameEvent } from '../lib/live.svelte';
import type { Moment, Round } from './race';

export interface Measure {
  /** Words: `count-<name>` of the catalogue `replay`. */
  name: string;
  kinds: string[];
  /** The value that is added up or, with `most`, of which the highest counts; else events are counted. */
  value?: string | ((values: Record<string, unknown>) => number);
  most?: boolean;
  /** Only events with these values. */
  only?: Record<string, unknown>;
}

export interface Count {
  name: string;
  by: number[];
}

const files = import.meta.glob<{ measures: Measure[] }>('../games/*/measures.ts', { eager: true });

const fits = (measure: Measure, kind: string, values: Record<string, unknown>): boolean =>
  measure.kinds.includes(kind) && Object.entries(measure.only ?? {}).every(([name, value]) => values[name] === value);

function counted({ value }: Measure, values: Record<string, unknown>): number {
  if (typeof value === 'function') return value(values);
  return value ? Number(values[value] ?? 0) : 1;
}

/** What was counted for each car; what happened to nobody is left out. */
export function countsOf(game: string, events: GameEvent[], cars: number): Count[] {
  const counts = (files[`../games/${game}/measures.ts`]?.measures ?? []).map((measure) => {
    const by = new Array<number>(cars).fill(0);
    for (const event of events) {
      const values: Record<string, unknown> = event;
      if (event.seat < 0 || event.seat >= cars || !fits(measure, event.kind, values)) continue;
      const value = counted(measure, values);
      const before = by[event.seat] as number;
      by[event.seat] = measure.most ? Math.max(before, value) : before + value;
    }
    return { name: measure.name, by };
  });
  return counts.filter(({ by }) => by.some((value) => value > 0));
}

/** Spaces driven by each car in each round. */
export function drivenOf(game: string, moments: Moment[], rounds: Round[], cars: number): (Round & { by: number[] })[] {
  return rounds
    .filter(({ round, from, to }) => round > 0 && to > from)
    .map((round) => {
      const events = moments.slice(round.from + 1, round.to + 1).flatMap((moment) => moment.events);
      const spaces = countsOf(game, events, cars).find(({ name }) => name === 'spaces');
      return { ...round, by: spaces?.by ?? new Array<number>(cars).fill(0) };
    });
}
