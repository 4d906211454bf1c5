/** Drives alone, as they are told: what they took, and how they compare. */
import type { Schemas } from './api';
import { clock } from './figures';
import { say } from './words.svelte';

export type Unit = Schemas['SoloDrive']['unit'];
export const MEDALS = ['bronze', 'silver', 'gold'] as const;

/** What a drive took: a time, or turns. */
export const costOf = (unit: Unit, cost: number): string =>
  say('solo-cost', { unit, amount: cost, clock: clock(cost) });

/** How a drive stands beside my best one. */
export function aheadOf(unit: Unit, ahead: number): string {
  if (ahead === 0) return say('solo-level');
  return say(ahead > 0 ? 'solo-ahead' : 'solo-behind', { unit, amount: Math.abs(ahead) });
}
