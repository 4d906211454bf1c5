/** What the server says about a board that is being built. */
import type { Schemas } from '../../lib/api';

export type Space = Schemas['RaliBoardSketch']['spaces'][number];
