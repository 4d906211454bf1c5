/** A log by turns: what one car did in one round, as one line.

A turn is what is told of a car in a round, in which it has one. It stands where it ended: what was told of the car
before others drove, such as a gear it shifted to, belongs to it. What concerns nobody in particular stands by itself
and does not end a turn.
*/
import type { Face, Name } from '../games/face';
import type { Frame, GameEvent, Round, View } from '../lib/live.svelte';
import { told, type TurnTeller } from './parts';

export interface Turn {
  leg: number;
  round: number;
  /** -1: nobody in particular. */
  seat: number;
  /** Where in the whole log it begins, apart from what was told before others drove. */
  start: number;
  events: GameEvent[];
}

/** What makes a turn: a car in a round of a leg. */
export type TurnKey = Pick<Turn, 'leg' | 'round' | 'seat'>;

/** A turn in words; `seat` is the car it is about. */
export interface Line {
  seat: number;
  text: string;
  /** The text says who: it does not follow the name. */
  whole: boolean;
  turn: Turn;
}

export const isSameTurn = (a: TurnKey | null | undefined, b: TurnKey | null | undefined): boolean =>
  a?.seat === b?.seat && a?.leg === b?.leg && a?.round === b?.round;

/** The turn in which an event of a log happened: the last round that begins before it is its own. */
function keyAt(seat: number, place: number, rounds: Round[]): TurnKey {
  const { leg = 1, number: round = 0 } = rounds.findLast(({ start }) => start <= place) ?? {};
  return { leg, round, seat };
}

/** The turn that a frame tells of: that of the first car in what is new; null if no car is. */
export function turnOf({ events, log, logStart, rounds = [] }: Frame): TurnKey | null {
  const at = events.findIndex((event) => event.seat >= 0);
  return at < 0 ? null : keyAt(events[at]!.seat, logStart + log.length - events.length + at, rounds);
}

/** The turn that a seat is in, or comes to next. */
export function turnNow({ rounds }: Frame, seat: number): TurnKey {
  const { leg = 1, number: round = 0 } = rounds?.at(-1) ?? {};
  return { leg, round, seat };
}

/** The turns of a log whose first event is the one number `first`. */
export function turnsOf(events: GameEvent[], first: number, rounds: Round[]): Turn[] {
  const turns: Turn[] = [];
  let latest: Turn | undefined;
  events.forEach((event, index) => {
    const place = first + index;
    const key = keyAt(event.seat, place, rounds);
    const same = (turn: Turn | undefined) => isSameTurn(turn, key);
    const open = event.seat < 0 ? turns.at(-1) : latest;
    if (open && same(open)) open.events.push(event);
    else {
      const before = event.seat < 0 || !key.round ? -1 : turns.findLastIndex(same);
      const [earlier] = before < 0 ? [] : turns.splice(before, 1);
      const turn = { ...key, start: place, events: [...(earlier?.events ?? []), event] };
      turns.push(turn);
      if (event.seat >= 0) latest = turn;
    }
  });
  return turns;
}

/** The lines of some turns: one a car's turn, one a sentence for the rest. Turns that say nothing are left out. */
export function linesOf(turns: Turn[], teller: TurnTeller, face: Face, name: Name, view: View): Line[] {
  return turns.flatMap((turn) => {
    // Rounds are named above their turns.
    const general = turn.seat < 0 ? turn.events.filter(({ kind }) => kind !== 'round') : [];
    if (turn.seat < 0)
      return face.tell(general, name, view).map(({ seat, text }) => ({ seat, text, whole: true, turn }));
    const parts = teller(turn.events, name, view);
    const text = told(parts);
    return text ? [{ seat: turn.seat, text, whole: !parts.did.length, turn }] : [];
  });
}
