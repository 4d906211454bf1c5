/** What is worth counting in a race, in the order in which it is shown. */
import type { Measure } from '../../replay/statistics';

export const measures: Measure[] = [
  { name: 'spaces', kinds: ['moved', 'jumped'] },
  { name: 'dice', kinds: ['rolled'] },
  { name: 'alarms', kinds: ['rolled'], only: { face: '!' } },
  { name: 'attacks', kinds: ['attack'] },
  { name: 'tokens', kinds: ['tokens'], value: 'earned' },
  { name: 'cuts', kinds: ['shortcut'] },
  { name: 'lost-control', kinds: ['lost_control'] },
  { name: 'stages-won', kinds: ['stage_won'] },
];
