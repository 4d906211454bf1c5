/** A race in one click: a short one, against bots that let a newcomer live. */
import type { GameInfo, NewTable } from './api';

interface Quick {
  options: Record<string, unknown>;
  bots: string[];
  /** The track on the game's card. */
  picture: string;
}

const RACES: Record<string, Quick> = {
  gt: { options: { track: 'k1' }, bots: ['rookie', 'club', 'rookie'], picture: 'k1' },
  heat: { options: { track: 'usa', laps: 1, ask_top: false }, bots: ['rookie', 'club', 'rookie'], picture: 'usa' },
  rallyman: { options: { rally: 'first_licence', stage: 1 }, bots: ['rookie', 'club'], picture: 'first_licence:1' },
  rali: { options: { laps: 1 }, bots: ['rookie', 'club'], picture: 'classic' },
};

const quickOf = (game: GameInfo): Quick =>
  RACES[game.id] ?? { options: {}, bots: [game.bots[1] ?? 'random'], picture: game.tracks[0] ?? '' };

export const quickPicture = (game: GameInfo): string => quickOf(game).picture;

type Wanted = Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>;

export const quickRace = (game: GameInfo): Wanted => raceOn(game, quickOf(game).options, false);

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
