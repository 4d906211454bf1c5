/** A short race for a newcomer. */
import type { Quick } from '../../lib/quick';

export const quick: Quick = { options: { laps: 1 }, bots: ['rookie', 'club'], picture: 'classic' };
