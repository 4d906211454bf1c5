/** A short race for a newcomer. */
import type { Quick } from '../../lib/quick';

export const quick: Quick = { options: { track: 'k1' }, bots: ['rookie', 'club', 'rookie'], picture: 'k1' };
