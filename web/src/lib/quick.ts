/** A race in one click: the first race that the game proposes, against weak bots. */
import type { GameInfo, NewTable } from './api';

const first = (game: GameInfo) => game.presets[0];

/** The track on the game's card. */
export const quickPicture = (game: GameInfo): string => first(game)?.course ?? game.tracks[0] ?? '';

type Wanted = Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>;

export const quickRace = (game: GameInfo): Wanted => raceOn(game, first(game)?.options ?? {}, false);

/** The first race of somebody who learns: as short, against one weak bot. */
export function firstRace(game: GameInfo): Wanted {
  const race = raceOn(game, first(game)?.options ?? {}, true);
  return { ...race, seats: [...race.seats, { kind: 'bot', bot: 'rookie' }] as NewTable['seats'] };
}

/** A race with these options that starts at once, alone or against the bots of a first race. */
export function raceOn(game: GameInfo, options: Record<string, unknown>, alone: boolean): Wanted {
  const bots = alone ? [] : (first(game)?.opponents ?? []);
  return {
    game: game.id,
    seats: [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }))] as NewTable['seats'],
    options: options as NewTable['options'],
    start: true,
  };
}
