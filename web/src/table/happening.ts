/** What is shown while nobody decides: who does something, and how the panel tells it: dice roll, or a car is on its
 * way. */
import type { Face } from '../games/face';
import type { Frame } from '../lib/live.svelte';
import type { Act } from './acts';

export function happening(face: Pick<Face, 'throws'>, next: Frame, before: Frame | null): string {
  return face.throws(next.events, before).some(({ die }) => die) ? 'web-rolling' : 'web-driving';
}

/** Who does what an act shows. */
export const actorOf = (act: Act | undefined): number | null =>
  [...(act?.throws ?? []), ...(act?.motions ?? [])].find(({ seat }) => seat >= 0)?.seat ?? null;
