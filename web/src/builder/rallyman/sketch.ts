/** What the server says about a rally that is being planned. */
import type { Schemas } from '../../lib/api';
import type { Built } from '../builders';
import type { Workshop } from '../workshop.svelte';

export type Sketch = Schemas['RallySketch'];
export type Stage = Sketch['stages'][number];
export type Joint = Sketch['joints'][number];
export type Pieces = Schemas['RallyPieces'];

export const sketchOf = (built: Built): Sketch => built.sketch as unknown as Sketch;
export const piecesOf = (workshop: Workshop): Pieces | undefined => workshop.pieces as Pieces | undefined;
