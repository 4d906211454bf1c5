/** The latest thing of a race of Heat that is worth a word over the board: a spin, a finish, the points of a race. */
import type { GameEvent } from '../../lib/live.svelte';

export interface HeatStory {
  kind: 'spin' | 'out' | 'finish' | 'points';
  /** Its place in the whole log. */
  at: number;
  events: GameEvent[];
  /** The corner that was too much. */
  corner?: GameEvent;
}

const KINDS: Record<string, HeatStory['kind']> = {
  spun_out: 'spin',
  eliminated: 'out',
  finished: 'finish',
  legend_finished: 'finish',
  scored: 'points',
  legend_scored: 'points',
};

export function latestStory(log: GameEvent[], logStart: number): HeatStory | null {
  const last = log.findLastIndex((event) => event.kind in KINDS);
  if (last < 0) return null;
  const kind = KINDS[log[last]!.kind]!;
  let first = last;
  if (kind === 'finish' || kind === 'points') while (KINDS[log[first - 1]?.kind ?? ''] === kind) first--;
  const before = log[first - 1];
  return {
    kind,
    at: logStart + last,
    events: log.slice(first, last + 1),
    corner: before?.kind === 'corner' ? before : undefined,
  };
}
