/** What is said over the board while something happens: one line a turn, in alarm where it is dramatic. */
import type { Motion } from '../board/scene';
import type { Drama, Face, Name } from '../games/face';
import type { Frame, GameEvent } from '../lib/live.svelte';
import type { TurnTeller } from '../log/parts';
import { turnOf, type TurnKey } from '../log/turns';

export interface Caption {
  seat: number;
  text: string;
  tone: 'plain' | Drama['tone'];
  /** Where the log has it in full. */
  turn: TurnKey | null;
}

/** How many events had been told of the race when a frame came. */
export const toldBy = ({ logStart, log }: Frame): number => logStart + log.length;

/** How many of the events told before a frame have been taken back with it. */
export const takenBack = (told: number, frame: Frame): number =>
  Math.max(0, told - (toldBy(frame) - frame.events.length));

/** Who has done what happened: the first car that is named. */
export const moverOf = (events: GameEvent[]): number | null => events.find((event) => event.seat >= 0)?.seat ?? null;

/** The most dramatic thing of a frame, in the words of the log; null if nothing is. */
export function dramaOf(face: Face, frame: Frame, name: Name): (Caption & { force: number }) | null {
  let [best, at] = [null as Drama | null, -1];
  frame.events.forEach((event, index) => {
    const drama = face.drama(event);
    if (drama && (!best || drama.force > best.force)) [best, at] = [drama, index];
  });
  // The log may tell several events in one sentence: it is the last one of what has led up to this.
  const said = best && face.tell(frame.events.slice(0, at + 1), name, frame.view).at(-1);
  return best && said
    ? { seat: said.seat, text: said.text, tone: best.tone, turn: turnOf(frame), force: best.force }
    : null;
}

/** How hard what happened shakes the ground by itself, where no car that drives does so. */
export const blowOf = (drama: { force: number } | null, motions: Motion[]): number =>
  drama && !motions.some((motion) => motion.force) ? drama.force : 0;

/** What comes before the first drama of a frame: that is not told before it has happened. */
export function quietOf(face: Face, events: GameEvent[]): GameEvent[] {
  const first = events.findIndex((event) => face.drama(event));
  return first < 0 ? events : events.slice(0, first);
}

/** A turn as far as it has come, in one line as in the log; by its sentences until the log's words are loaded. */
export function captionOf(
  face: Face,
  teller: TurnTeller | null,
  events: GameEvent[],
  name: Name,
  frame: Frame,
): Caption | null {
  const { view } = frame;
  const turn = turnOf(frame);
  const seat = moverOf(events) ?? -1;
  if (teller && seat >= 0) {
    const own = events.filter((event) => event.seat === seat);
    const text = teller(own, name, view).brief(name(seat));
    return text ? { seat, text, tone: 'plain', turn } : null;
  }
  const sentences = face.tell(events, name, view).filter((each) => each.seat === seat);
  const text = sentences.map((each) => each.text).join(' ');
  return text ? { seat, text, tone: 'plain', turn } : null;
}
