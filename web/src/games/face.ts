/** What a page must be told about a game: where its cars stand, how its events read, what its seat decides with.

A face shows. What is legal, where it leads and what it costs comes from the server (`legal` and `outlook`).
*/
import type { Component } from 'svelte';

import type { CarPlace, LaidDie, Mark, Motion, Target } from '../board/scene';
import type { ShownTable } from '../lib/api';
import type { Choice, Frame, GameEvent, LiveTable, Outlook, View } from '../lib/live.svelte';
import { SEAT_VALUES, words } from '../lib/words.svelte';

export type Name = (seat: number) => string;

/** A die or a card that has just been thrown or drawn. */
export interface Throw {
  seat: number;
  text: string;
  /** A die with a bad tone shows a warning. */
  tone?: 'good' | 'bad' | 'plain';
  label: string;
  /** The die, as it lies before it is thrown. */
  die?: LaidDie;
  /** The space that the die was laid on or leads to; else it falls on the road ahead of its car. */
  cell?: string;
  /** Laid there before the throw, so that it only turns over. */
  laid?: boolean;
  /** The die that can end the turn. */
  decides?: boolean;
  /** The name of a card, drawn by the face's `Card`. */
  card?: string;
  /** Called when it turns over. */
  turned?: () => void;
}

/** How a dramatic event is told: in alarm or in joy, and how hard it shakes the ground. */
export interface Drama {
  tone: 'alarm' | 'good';
  force: number;
}

export interface ControlsProps<V = View, O = Outlook, E = GameEvent> {
  live: LiveTable;
  frame: Frame<V, E>;
  /** What may be chosen now; empty while something is being shown. */
  choices: Choice[];
  outlook: O | null;
  name: Name;
  /** The space that was tapped, when several choices lead there. */
  aimed: Target | null;
  /** A decision that is still being made; its marks are on the board. */
  sketch: Record<string, unknown> | null;
  /** What is only looked at: the board shows its sketch as long as it is. */
  looked?: Target | null;
  /** The car whose move is being shown. */
  acting?: number | null;
}

export interface SeatProps<V = View> {
  view: V;
  seat: number;
  mine: boolean;
}

/** A face is written for the view, the outlook and the events of its game. */
/** How far a car was ahead of another one when the race was over. */
export interface Lead {
  unit: 'spaces' | 'rounds' | 'seconds' | 'points';
  amount: number;
  /** How many spaces past the line the car itself came; not where it was rounds ahead. */
  past?: number;
}

/** So much of a unit; nothing is no lead. */
export const leadOf = (unit: Lead['unit'], amount: number): Lead | null => (amount > 0 ? { unit, amount } : null);

export interface Face<V = View, O = Outlook, E = GameEvent> {
  id: string;
  /** Catalogues it speaks from. */
  topics: string[];
  /** Counts the boards of a race: stages of a rally, races of a season. */
  leg(view: V): number;
  /** Changes when the board of a leg does, as when its weather is drawn. */
  conditions?(view: V): string;
  colour(view: V, seat: number): string;
  headline(view: V): string;
  cars(view: V, name: Name): CarPlace[];
  /** A few words about a car beside its place: gap, time, lap. */
  standing(view: V, seat: number): string;
  /** How a car came home, by what was told of the race; may be empty. */
  came?(log: E[], view: V, seat: number): string;
  /** By how much a car was ahead of another one in the end; null where nothing that could be counted tells them apart. */
  lead?(log: E[], view: V, car: number, other: number): Lead | null;
  motions(events: E[], view: V): Motion[];
  /** Whether what is told next goes on with a motion that comes in pieces. */
  goesOn?(events: E[], next: E[]): boolean;
  /** What has fallen; the frame before says what was laid. */
  throws(events: E[], before?: Frame<V, E> | null): Throw[];
  /** What of an event is dramatic, if anything. */
  drama(event: E): Drama | null;
  /** Warnings of a throw that no die shows. */
  met?(events: E[]): number;
  /** By this event a car has crossed the finish line. */
  finishes(event: E): boolean;
  /** The log in sentences; the view says of which race. */
  tell(events: E[], name: Name, view: V): Told[];
  /** The dice that a plan or a hint lays on a space. */
  dice?(text: string): LaidDie[];
  targets?(choices: Choice[], outlook: O | null, sketch: Record<string, unknown> | null, name?: Name): Target[];
  marks(frame: Frame<V, E>, outlook: O | null, sketch: Record<string, unknown> | null): Mark[];
  /** What a first-time driver finds laid out for the first move: one Go plays it, anything else replaces it. */
  proposal?(frame: Frame<V, E>, outlook: O): Target['sketch'] | null;
  /** What stands out among several decisions and lies ready for one Go; anything else replaces it. */
  laid?(frame: Frame<V, E>, outlook: O): Target['sketch'] | null;
  /** The name of what a first-time driver has to be told about now. */
  lesson(frame: Frame<V, E>): string;
  /** What is asked now is no moment for a word of the coach. */
  grave?(frame: Frame<V, E>): boolean;
  /** Where all decide at once: this seat has. */
  ready?(view: V, seat: number): boolean;
  /** The name of a car that no seat drives, such as a Legend's. */
  carName?(view: V, car: number): string;
  Controls?: Component<ControlsProps<V, O, E>>;
  /** Controls stay when there is nothing to decide, as a hand of cards does; `choices` is empty then. */
  steady?: boolean;
  /** What is to be known about a seat: gear, dice, damage. */
  Seat?: Component<SeatProps<V>>;
  /** A card that is thrown, by its name. */
  Card?: Component<{ name: string }>;
  /** What a seat holds in secret, for whoever looks from it after the race. */
  Held?: Component<{ view: V }>;
  /** What belongs beside the board: season points, time sheet, papers. */
  Papers?: Component<{ frame: Frame<V, E>; table: ShownTable; name: Name }>;
}

/** A section of the rules on the Learn page: a message with `.text`, and what shows it besides its drills. */
export interface Lesson {
  key: string;
  /** A track to look at. */
  picture?: string;
  /** A track whose signs are shown, each with its name. */
  signs?: string;
  /** Dice or cards, as the game's `Figure.svelte` shows them; `<key>.<figure>` is the caption. */
  figure?: string;
}

export interface Told {
  seat: number;
  text: string;
}

/** An event, or what a face makes of several. */
export interface Happening {
  kind: string;
  seat: number;
  [value: string]: unknown;
}

/** The sentence of an event: message `<game>-<kind>`, with seats by name. */
export function sentence(game: string, event: Happening, name: Name): string {
  const { kind, seat, ...rest } = event;
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(rest))
    values[key] = SEAT_VALUES.has(key) && typeof value === 'number' ? name(value) : value;
  if (seat >= 0) values.who ??= name(seat);
  return words.say(`${game}-${kind.replaceAll('_', '-')}`, values);
}

/** Choices that lead to a space, one target a space. */
export function targetsOf(choices: Choice[], outlook: Outlook | null): Target[] {
  const found = new Map<string, Target>();
  for (const choice of choices) {
    const fact = outlook?.choices[choice.action];
    const cell = fact && 'cell' in fact ? fact.cell : null;
    if (!fact || !cell) continue;
    const label = words.tell(fact.label);
    const before = found.get(cell);
    if (before) {
      before.actions.push(choice.action);
      before.label += `, ${label}`;
    } else found.set(cell, { cell, label, actions: [choice.action] });
  }
  return [...found.values()];
}

const faces = import.meta.glob<{ face: unknown }>('./*/face.ts');

const seen = new Map<string, Face>();

/** The face of a game, with its words. */
export async function faceOf(id: string): Promise<Face> {
  // A game from outside has a face for any game.
  const load = faces[`./${id}/face.ts`] ?? (() => import('./any/face').then(({ faceFor }) => ({ face: faceFor(id) })));
  // The only cast from a game's own face to a general one: callers pass it what the server sent for its game.
  const { face } = (await load()) as { face: Face };
  await words.load([...face.topics, 'pictures']);
  seen.set(id, face);
  return face;
}

/** The face of a game that has been loaded before. */
export const seenFace = (id: string): Face | null => seen.get(id) ?? null;
