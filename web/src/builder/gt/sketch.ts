/** What the server says about a circuit that is laid. */
import { ofGame } from '../builders';
import type { Workshop } from '../workshop.svelte';

const NO_SIZE = [320, 370];

/** Width and height of a tile, and how it is placed about its middle. */
export function placing(workshop: Workshop): { x: number; y: number; width: number; height: number } {
  const [width = 0, height = 0] = ofGame(workshop.pieces, 'gt')?.size ?? NO_SIZE;
  return { x: -width / 2, y: -height / 2, width, height };
}
