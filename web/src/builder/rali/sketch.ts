/** What the server says about a board that is being built. */
import type { Schemas } from '../../lib/api';
import type { Workshop } from '../workshop.svelte';

export type Space = Schemas['RaliBoardSketch']['spaces'][number];
export type Pieces = Schemas['RaliPieces'];

export const piecesOf = (workshop: Workshop): Pieces | undefined => workshop.pieces as Pieces | undefined;
