/** A short race for a newcomer. */
import type { Quick } from '../../lib/quick';

export const quick: Quick = {
  options: { rally: 'first_licence', stage: 1 },
  bots: [],
  picture: 'first_licence:1',
};
