/** Mistakes of mine that come back as exercises. */
import { ask, type Schemas, type TableForMe } from '../lib/api';

export type Practice = Schemas['Practice'];
export type Exercise = Schemas['Exercise'];
/** `same`: those of the race that is tried again. */
export type Dice = Schemas['TriedAgain']['dice'];

export const practice = (): Promise<Practice> => ask<Practice>('GET', '/api/practice');

/** Makes exercises of my mistakes in a race that has been reviewed. */
export const practise = (code: string): Promise<Practice> => ask<Practice>('POST', '/api/practice', { code });

/** A table with the position of a decision, in the seat of its driver; its code. */
export async function tryAgain(
  code: string,
  { ply, seat }: { ply: number; seat: number },
  dice: Dice = 'new',
): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(code)}/again-from`;
  const { table } = await ask<TableForMe>('POST', path, { ply, seat, dice });
  return table.code;
}
