/** A short race for a newcomer. */
import type { Quick } from '../../lib/quick';

export const quick: Quick = {
  options: { track: 'usa', laps: 1, ask_top: false },
  bots: ['rookie', 'club', 'rookie'],
  picture: 'usa',
};
