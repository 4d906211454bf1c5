/** What is worth counting in a race, in the order in which it is shown. */
import type { Measure } from '../../replay/statistics';

export const measures: Measure[] = [
  { name: 'spaces', kinds: ['moved'], value: 'cells' },
  { name: 'top-speed', kinds: ['moved'], value: 'speed', most: true },
  { name: 'heat-in-corners', kinds: ['corner'], value: 'heat' },
  { name: 'cooled', kinds: ['cooled', 'super_cooled'], value: 'cards' },
  { name: 'boosts', kinds: ['boosted'] },
  { name: 'adrenaline', kinds: ['adrenaline'] },
  { name: 'slipstreams', kinds: ['moved'], only: { how: 'slipstream' } },
  { name: 'spins', kinds: ['spun_out'] },
];
