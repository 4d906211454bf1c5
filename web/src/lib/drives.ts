/** Drives alone, as they are told: what they took, and how they compare. */
import type { Schemas, SoloDrive } from './api';
import { clock } from './figures';
import { say } from './words.svelte';

export type Unit = Schemas['SoloDrive']['unit'];
export const MEDALS = ['bronze', 'silver', 'gold'] as const;

/** What a drive took: a time as its game writes it, or turns. */
export const costOf = (game: string, unit: Unit, cost: number): string =>
  say('solo-cost', { game, unit, amount: cost, clock: clock(cost), long: clock(cost, 2) });

/** What a drive has taken so far. In Rallyman the dice of an attack earn seconds before its card costs any. */
export const takenOf = (game: string, { unit, cost }: SoloDrive): string =>
  cost < 0 ? say('solo-earned', { amount: -cost }) : `${say('solo-now')} ${costOf(game, unit, cost)}`;

/** What a finished drive is worth in medals, and why one that was reached does not count. */
export function medalOf(game: string, { unit, outcome, targets, assisted }: SoloDrive): string | null {
  if (!outcome || (!outcome.medal && !targets)) return null;
  if (!outcome.medal) {
    const over = outcome.cost - (targets?.bronze.cost ?? outcome.cost);
    return say('solo-no-medal', {
      unit,
      close: over > 0 ? 'no' : 'yes',
      target: targets ? costOf(game, unit, targets.bronze.cost) : '',
      by: costOf(game, unit, over),
    });
  }
  return say(assisted ? 'solo-medal-helped' : 'solo-medal-won', { medal: outcome.medal });
}

/** How much better a finished drive was than my best one before; null if it was not, or with help. */
export function gainOf({ unit, outcome, best, assisted }: SoloDrive): string | null {
  if (!outcome || !best || assisted || outcome.cost >= best.cost) return null;
  return say('solo-gain', { unit, amount: best.cost - outcome.cost });
}

/** My best drive before this one, or that there is none; nothing where that would not be true or of use: once help
 * was used, and at the finish. */
export function bestBefore(game: string, { unit, best, assisted, outcome }: SoloDrive): string | null {
  if (best) return `${say('solo-best')} ${costOf(game, unit, best.cost)}`;
  return assisted || outcome ? null : say('solo-no-best');
}

/** How a drive stands beside my best one. */
export function aheadOf(unit: Unit, ahead: number): string {
  if (ahead === 0) return say('solo-level');
  return say(ahead > 0 ? 'solo-ahead' : 'solo-behind', { unit, amount: Math.abs(ahead) });
}
