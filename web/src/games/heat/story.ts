/** The latest thing of a race of Heat that is worth a word over the board: a spin, a finish, the points of a race. */
import type { HeatEvent } from './view';

/** What is told over the board. */
export type StoryEvent = Extract<
  HeatEvent,
  { kind: 'spun_out' | 'eliminated' | 'finished' | 'legend_finished' | 'scored' | 'legend_scored' }
>;

export interface HeatStory {
  kind: 'spin' | 'out' | 'finish' | 'points';
  /** Its place in the whole log. */
  at: number;
  events: StoryEvent[];
  /** The corner that was too much. */
  corner?: Extract<HeatEvent, { kind: 'corner' }>;
}

const KINDS: Record<StoryEvent['kind'], HeatStory['kind']> = {
  spun_out: 'spin',
  eliminated: 'out',
  finished: 'finish',
  legend_finished: 'finish',
  scored: 'points',
  legend_scored: 'points',
};

const isStory = (event: HeatEvent | undefined): event is StoryEvent => event !== undefined && event.kind in KINDS;

export function latestStory(log: HeatEvent[], logStart: number): HeatStory | null {
  const last = log.findLastIndex(isStory);
  const event = log[last];
  if (!isStory(event)) return null;
  const kind = KINDS[event.kind];
  const events = [event];
  let before = log[last - 1];
  if (kind === 'finish' || kind === 'points')
    while (isStory(before) && KINDS[before.kind] === kind) {
      events.unshift(before);
      before = log[last - events.length];
    }
  return {
    kind,
    at: logStart + last,
    events,
    corner: before?.kind === 'corner' ? before : undefined,
  };
}
