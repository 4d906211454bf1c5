/** What the server says about a board that is being built. */
import type { Schemas } from '../../lib/api';
import type { Built } from '../builders';
import type { Workshop } from '../workshop.svelte';

export type Sketch = Schemas['RaliBoardSketch'];
export type Space = Sketch['spaces'][number];
export type Pieces = Schemas['RaliPieces'];

export const sketchOf = (built: Built): Sketch => built.sketch as unknown as Sketch;
export const piecesOf = (workshop: Workshop): Pieces | undefined => workshop.pieces as Pieces | undefined;

/** SVG of our own server, as the boards of tables are, set into an element. */
export function filled(element: Element, svg: string): void {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`,
    'image/svg+xml',
  );
  element.replaceChildren(...[...parsed.documentElement.childNodes].map((node) => document.importNode(node, true)));
}
