/** A turn of Ралі in one line: the throw, how far it went, and what was in the way. */
import type { Schemas } from '../../lib/api';
import { Parts, type TurnTeller } from '../../log/parts';

type RaliEvent = Schemas['RaliEvent'];

export const turn: TurnTeller<RaliEvent> = (events, name) => {
  const parts = new Parts('rali', name);
  let spaces = 0;
  const drive = () => {
    if (spaces) parts.add('drove', { spaces });
    spaces = 0;
  };
  const failed = events.some((event) => event.kind === 'shift_failed');
  for (const event of events) {
    if (event.kind === 'moved') {
      spaces += 1;
      continue;
    }
    drive();
    // What is declared shows in the throw.
    if (event.kind === 'declared' || event.kind === 'shift_failed') continue;
    if (event.kind === 'rolled') parts.add(failed ? 'failed' : 'rolled', event);
    else if (event.kind === 'serviced' || event.kind === 'boxed') parts.add('repaired', event);
    else parts.tell({ ...event });
  }
  drive();
  return parts;
};
