/** What is worth counting in a race, in the order in which it is shown. */
import type { Measure } from '../../replay/statistics';

export const measures: Measure[] = [
  { name: 'spaces', kinds: ['moved'] },
  { name: 'dice', kinds: ['rolled'] },
  { name: 'hazards', kinds: ['rolled'], only: { face: 'hazard' } },
  { name: 'flat-out', kinds: ['set_off'], only: { mode: 'flat-out' } },
  { name: 'lost-control', kinds: ['lost_control'] },
  { name: 'focus', kinds: ['focused'], value: 'gain' },
  { name: 'secured', kinds: ['secured'] },
  { name: 'pit-stops', kinds: ['pitted'] },
];
