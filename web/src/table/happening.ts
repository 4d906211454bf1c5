/** What the panel says while something is shown that nobody decides: dice roll, or a car is on its way. */
import type { Face } from '../games/face';
import type { Frame } from '../lib/live.svelte';

export function happening(face: Pick<Face, 'throws'>, next: Frame, before: Frame | null): string {
  return face.throws(next.events, before).some(({ die }) => die) ? 'web-rolling' : 'web-driving';
}
