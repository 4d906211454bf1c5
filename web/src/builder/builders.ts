/** The part of the builder that belongs to one game, found by convention: `builder/<id>/builder.ts`. */
import type { Component } from 'svelte';

import type { Schemas } from '../lib/api';
import type { Workshop } from './workshop.svelte';

export type Built = Schemas['Built'];
export type Offer = Schemas['Offer'];
export type Setting = Schemas['Setting'];
type Sketch = Schemas['Sketch'];
export type Pieces = Schemas['Pieces'];

type Of<Kind, Game> = Extract<Kind, { game: Game }>;

/** What belongs to a game, as long as it is that of the game. */
export function ofGame<Kind extends { game: string }, Game extends Kind['game']>(
  found: Kind | undefined,
  game: Game,
): Of<Kind, Game> | undefined {
  const own = (each: Kind | undefined): each is Of<Kind, Game> => each?.game === game;
  return own(found) ? found : undefined;
}

export const sketchOf = <Game extends Sketch['game']>(
  built: Built | undefined,
  game: Game,
): Of<Sketch, Game> | undefined => ofGame(built?.sketch, game);

export interface GameBuilder {
  /** The table on which the track is laid. */
  Board: Component<{ workshop: Workshop }>;
  /** A track as a small picture, such as a proposal. */
  Thumbnail: Component<{ built: Built; workshop: Workshop }>;
  /** One piece that can be laid. */
  Piece: Component<{ piece: string; turn: number; workshop: Workshop }>;
  /** What is printed for the table at home: what to take out of the box, or a sheet to fill in. */
  Supplies?: Component<{ built: Built; workshop: Workshop }>;
  /** The sheet is printed alone, without the track. */
  sheet?: boolean;
  /** Edits without a choice, for the whole track. */
  actions?: string[];
  /** Boxes can be added. */
  boxes: boolean;
  /** Endings of other programs' files in which a track can be saved. */
  formats?: string[];
}

const found = import.meta.glob<{ builder: GameBuilder }>('./*/builder.ts');
const place = (id: string): string => `./${id}/builder.ts`;

export const buildable = (id: string): boolean => place(id) in found;

export async function builderOf(id: string): Promise<GameBuilder> {
  const load = found[place(id)];
  if (!load) throw new Error(`nothing builds tracks of ${id}`);
  return (await load()).builder;
}
