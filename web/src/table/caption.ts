/** What is said over the board while something happens: one line a turn, in alarm where it is dramatic. */
import type { Drama, Face, Name } from '../games/face';
import type { Frame, GameEvent } from '../lib/live.svelte';

export interface Caption {
  seat: number;
  text: string;
  tone: 'plain' | Drama['tone'];
}

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
  const told = best && face.tell(frame.events.slice(0, at + 1), name, frame.view).at(-1);
  return best && told ? { seat: told.seat, text: told.text, tone: best.tone, force: best.force } : null;
}

/** All that a frame tells, in one line of whoever did it; a drama is not told before it has happened. */
export function captionOf(face: Face, frame: Frame, name: Name, drama: Caption | null = null): Caption | null {
  const told = face.tell(frame.events, name, frame.view).filter((each) => each.text !== drama?.text);
  const seat = told.find((each) => each.seat >= 0)?.seat ?? -1;
  const text = told
    .filter((each) => each.seat === seat)
    .map((each) => each.text)
    .join(' ');
  return text ? { seat, text, tone: 'plain' } : null;
}
