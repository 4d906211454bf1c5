/** What is worth counting in a race, in the order in which it is shown. */
import type { Measure } from '../../replay/statistics';

/** A jump takes one die and passes several spaces, a drift takes two on one; the finish is no space. */
const spaces = (step: Record<string, unknown>): number =>
  Math.max(0, Math.min(Number(step.to), Number(step.length) - 1) - Number(step.from));

export const measures: Measure[] = [
  { name: 'spaces', kinds: ['moved', 'jumped'], value: spaces },
  { name: 'dice', kinds: ['rolled'] },
  { name: 'alarms', kinds: ['rolled'], only: { face: '!' } },
  { name: 'attacks', kinds: ['attack'] },
  { name: 'tokens', kinds: ['tokens'], value: 'earned' },
  { name: 'cuts', kinds: ['shortcut'] },
  { name: 'lost-control', kinds: ['lost_control'] },
  { name: 'stages-won', kinds: ['stage_won'] },
];
