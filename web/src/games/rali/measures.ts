/** What is worth counting in a race, in the order in which it is shown. */
import type { Measure } from '../../replay/statistics';

export const measures: Measure[] = [
  { name: 'spaces', kinds: ['moved'] },
  { name: 'dice', kinds: ['rolled'] },
  { name: 'failed-shifts', kinds: ['shift_failed'] },
  { name: 'obstacles', kinds: ['hit'] },
  { name: 'collisions', kinds: ['crashed'] },
  { name: 'damage', kinds: ['hit', 'crashed'], value: 'lost' },
  { name: 'repairs', kinds: ['serviced', 'boxed'] },
  { name: 'missed-turns', kinds: ['missed'] },
];
