/** Today's puzzles: a decision a game with a single good answer. */
import { ask, type Schemas, type TableForMe } from '../lib/api';

export type DailyPuzzle = Schemas['DailyPuzzle'];
export type PuzzleVerdict = Schemas['PuzzleVerdict'];

export const puzzles = async (): Promise<DailyPuzzle[]> =>
  (await ask<Schemas['DailyPuzzles']>('GET', '/api/puzzles')).puzzles;

/** A table with today's puzzle of a game; its code. */
export const openPuzzle = async (game: string): Promise<string> =>
  (await ask<TableForMe>('POST', `/api/puzzles/${game}`)).table.code;

export const verdictOf = (code: string): Promise<PuzzleVerdict> =>
  ask<PuzzleVerdict>('POST', `/api/tables/${encodeURIComponent(code)}/puzzle-verdict`);
