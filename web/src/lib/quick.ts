/** A race in one click: a short one, against weak bots. */
import type { GameInfo, NewTable } from './api';

export interface Quick {
  options: Record<string, unknown>;
  bots: string[];
  /** The track on the game's card. */
  picture: string;
}

const files = import.meta.glob<{ quick: Quick }>('../games/*/quick.ts', { eager: true });

const quickOf = (game: GameInfo): Quick =>
  files[`../games/${game.id}/quick.ts`]?.quick ?? {
    options: {},
    bots: [game.bots[1] ?? 'random'],
    picture: game.tracks[0] ?? '',
  };

export const quickPicture = (game: GameInfo): string => quickOf(game).picture;

type Wanted = Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>;

export const quickRace = (game: GameInfo): Wanted => raceOn(game, quickOf(game).options, false);

/** The first race of somebody who learns: as short, against one weak bot. */
export function firstRace(game: GameInfo): Wanted {
  const race = raceOn(game, quickOf(game).options, true);
  return { ...race, seats: [...race.seats, { kind: 'bot', bot: 'rookie' }] as NewTable['seats'] };
}

/** A race with these options that starts at once, alone or against the bots of a quick race. */
export function raceOn(game: GameInfo, options: Record<string, unknown>, alone: boolean): Wanted {
  const bots = alone ? [] : quickOf(game).bots;
  return {
    game: game.id,
    seats: [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }))] as NewTable['seats'],
    options: options as NewTable['options'],
    start: true,
  };
}
