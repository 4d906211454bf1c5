/** What is worth counting in a race of each game, from what happened in it. */
import type { GameEvent } from '../lib/live.svelte';
import type { Moment, Round } from './race';

interface Measure {
  /** Words: `count-<name>` of the catalogue `replay`. */
  name: string;
  kinds: string[];
  /** The value that is added up or, with `most`, of which the highest counts; else events are counted. */
  value?: string;
  most?: boolean;
  /** Only events with these values. */
  only?: Record<string, unknown>;
}

export interface Count {
  name: string;
  by: number[];
}

const MEASURES: Record<string, Measure[]> = {
  gt: [
    { name: 'spaces', kinds: ['moved'] },
    { name: 'dice', kinds: ['rolled'] },
    { name: 'hazards', kinds: ['rolled'], only: { face: 'hazard' } },
    { name: 'flat-out', kinds: ['set_off'], only: { mode: 'flat-out' } },
    { name: 'lost-control', kinds: ['lost_control'] },
    { name: 'focus', kinds: ['focused'], value: 'gain' },
    { name: 'secured', kinds: ['secured'] },
    { name: 'pit-stops', kinds: ['pitted'] },
  ],
  heat: [
    { name: 'spaces', kinds: ['moved'], value: 'cells' },
    { name: 'top-speed', kinds: ['moved'], value: 'speed', most: true },
    { name: 'heat-in-corners', kinds: ['corner'], value: 'heat' },
    { name: 'cooled', kinds: ['cooled', 'super_cooled'], value: 'cards' },
    { name: 'boosts', kinds: ['boosted'] },
    { name: 'adrenaline', kinds: ['adrenaline'] },
    { name: 'slipstreams', kinds: ['moved'], only: { how: 'slipstream' } },
    { name: 'spins', kinds: ['spun_out'] },
  ],
  rali: [
    { name: 'spaces', kinds: ['moved'] },
    { name: 'dice', kinds: ['rolled'] },
    { name: 'failed-shifts', kinds: ['shift_failed'] },
    { name: 'obstacles', kinds: ['hit'] },
    { name: 'collisions', kinds: ['crashed'] },
    { name: 'damage', kinds: ['hit', 'crashed'], value: 'lost' },
    { name: 'repairs', kinds: ['serviced', 'boxed'] },
    { name: 'missed-turns', kinds: ['missed'] },
  ],
  rallyman: [
    { name: 'spaces', kinds: ['moved', 'jumped'] },
    { name: 'dice', kinds: ['rolled'] },
    { name: 'alarms', kinds: ['rolled'], only: { face: '!' } },
    { name: 'attacks', kinds: ['attack'] },
    { name: 'tokens', kinds: ['tokens'], value: 'earned' },
    { name: 'cuts', kinds: ['shortcut'] },
    { name: 'lost-control', kinds: ['lost_control', 'spun', 'went_off'] },
    { name: 'stages-won', kinds: ['stage_won'] },
  ],
};

const fits = (measure: Measure, event: GameEvent): boolean =>
  measure.kinds.includes(event.kind) &&
  Object.entries(measure.only ?? {}).every(([name, value]) => event[name] === value);

/** What was counted for each car; what happened to nobody is left out. */
export function countsOf(game: string, events: GameEvent[], cars: number): Count[] {
  const counts = (MEASURES[game] ?? []).map((measure) => {
    const by = new Array<number>(cars).fill(0);
    for (const event of events) {
      if (event.seat < 0 || event.seat >= cars || !fits(measure, event)) continue;
      const value = measure.value ? Number(event[measure.value] ?? 0) : 1;
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
