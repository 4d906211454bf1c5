/** What the server says about a circuit that is laid. */
import type { Schemas } from '../../lib/api';
import type { Built } from '../builders';
import type { Workshop } from '../workshop.svelte';

export type Sketch = Schemas['GTSketch'];
export type Pieces = Schemas['GTPieces'];

export const sketchOf = (built: Built): Sketch => built.sketch as unknown as Sketch;
export const piecesOf = (workshop: Workshop): Pieces | undefined => workshop.pieces as Pieces | undefined;

const NO_SIZE = [320, 370];

/** Width and height of a tile, and how it is placed about its middle. */
export function placing(workshop: Workshop): { x: number; y: number; width: number; height: number } {
  const [width = 0, height = 0] = piecesOf(workshop)?.size ?? NO_SIZE;
  return { x: -width / 2, y: -height / 2, width, height };
}
