/** What the server says about a rally that is being planned. */
import type { Schemas } from '../../lib/api';

export type Stage = Schemas['RallySketchStage'];
export type Joint = Schemas['RallySketchJoint'];
