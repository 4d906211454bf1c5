/** A race told again: every moment of it with its view, its rounds, and its sentences with the moment of each.

Frames hold the fields of a view that changed, so a view is the one before with some fields replaced. What did not
change is shared, and thousands of moments take little more room than the frames themselves.
*/
import type { Face, Name } from '../games/face';
import type { Schemas } from '../lib/api';
import { changed, type Frame, type GameEvent, type Round as LiveRound, type View } from '../lib/live.svelte';
import type { TurnTeller } from '../log/parts';
import { linesOf, turnsOf, type Line as TurnLine } from '../log/turns';

export type ReplayAnswer = Schemas['Replay'];

export interface Moment {
  view: View;
  events: GameEvent[];
  /** The seat whose decision led here; null for the start, a roll, or when it is not told. */
  actor: number | null;
}

/** A line of the story, and the moment that shows it: where its turn begins. */
export interface Line extends TurnLine {
  moment: number;
}

/** A round of one leg: what happened after the moment `from`, up to `to`, at which everybody has driven. */
export interface Round {
  leg: number;
  round: number;
  from: number;
  to: number;
}

const LAST_EVENTS = 80;

export function momentsOf(answer: ReplayAnswer): Moment[] {
  let view = {} as View; // The first frame has all of it.
  return answer.frames.map((frame) => {
    view = changed(view, frame.view);
    const events = frame.events ?? [];
    // Where decisions are not told one by one, what happened says who drove.
    const told = answer.by === 'move' ? events.find((event) => event.seat >= 0)?.seat : undefined;
    return { view, events, actor: frame.seat ?? told ?? null };
  });
}

/** A moment in the form in which a table shows it, seen from a seat or by a spectator (null). */
export function frameAt(moments: Moment[], at: number, seat: number | null, rounds: Round[] = []): Frame {
  const moment = moments[at] as Moment;
  const next = moments[at + 1]?.actor ?? null;
  const log: GameEvent[] = [];
  let index = at;
  for (; index >= 0 && log.length < LAST_EVENTS; index--) log.unshift(...(moments[index] as Moment).events);
  return {
    view: moment.view,
    events: moment.events,
    seat,
    moment: at,
    pending: next === null ? [] : [next],
    legal: [],
    undo: false,
    log,
    logStart: moments.slice(0, index + 1).reduce((sum, { events }) => sum + events.length, 0),
    rounds: begun(moments, rounds),
  };
}

/** Where in the log each round begins: what happens in it is told after the moment at which it does. */
function begun(moments: Moment[], rounds: Round[]): LiveRound[] {
  const before: number[] = [];
  const all = moments.reduce((sum, moment, index) => (before[index] = sum) + moment.events.length, 0);
  return rounds.map(({ leg, round, from }, index) => ({
    start: index ? (before[from + 1] ?? all) : 0,
    leg,
    number: round,
  }));
}

/** The moment one turn before or after `at`, or the end of the race. */
export function turnFrom(turns: number[], at: number, back: boolean, last: number): number {
  if (back) return turns.findLast((start) => start < at) ?? 0;
  return turns.find((start) => start > at) ?? last;
}

export function roundsOf(moments: Moment[], leg: Face['leg']): Round[] {
  const rounds: Round[] = [];
  moments.forEach(({ view }, index) => {
    const round = Number(view.round ?? 0);
    const current = leg(view);
    const latest = rounds.at(-1);
    // What ends a round is the last that happens in it, though the view counts the next one already.
    if (latest) latest.to = index;
    if (latest?.leg !== current || latest.round !== round) rounds.push({ leg: current, round, from: index, to: index });
  });
  return rounds;
}

/** The story of the race, a line a turn; general ones stand at the moment they have come true. */
export function story(moments: Moment[], rounds: Round[], face: Face, teller: TurnTeller, name: Name): Line[] {
  const events = moments.flatMap((moment) => moment.events);
  const happened = moments.flatMap(({ events }, moment) => events.map(() => moment));
  return turnsOf(events, 0, begun(moments, rounds)).flatMap((turn) => {
    const first = happened[turn.start] ?? 0;
    const { view } = moments[first] as Moment;
    const moment = turn.seat < 0 ? first : Math.max(0, first - 1);
    return linesOf([turn], teller, face, name, view).map((line) => ({ ...line, moment }));
  });
}

/** The first line of a turn by its leg, its round and its car; where a car had none, the first of its round. */
export function lineOf(lines: Line[], leg: number, round: number, car: number | null): Line | undefined {
  const there = lines.filter(({ turn }) => turn.leg === leg && turn.round === round && turn.seat >= 0);
  return there.find(({ seat }) => seat === car) ?? there[0];
}

/** Whether a moment shows anything, on the board or in words; what does not is passed over. */
export function shows(moment: Moment, face: Face, name: Name): boolean {
  const { events, view } = moment;
  if (!events.length) return false;
  return face.motions(events, view).length + face.throws(events).length + face.tell(events, name, view).length > 0;
}

/** Places of the cars after each round, and at the end as the result has them. */
export function placesOf(moments: Moment[], rounds: Round[], face: Face): { moment: number; order: number[] }[] {
  const orderAt = (moment: number): number[] => (moments[moment] as Moment).view.order;
  const driven = rounds.filter(({ round, from, to }) => round > 0 && to > from);
  const places = driven.map(({ leg, to }) => {
    // At the end of a leg the cars are on the grid of the next one already.
    const same = face.leg((moments[to] as Moment).view) === leg;
    return { moment: to, order: orderAt(same ? to : to - 1) };
  });
  const start = driven[0]?.from;
  if (start !== undefined) places.unshift({ moment: start, order: orderAt(start) });
  const last = places.at(-1);
  const result = moments.at(-1)?.view.result as { places: number[] } | null | undefined;
  if (last && result) {
    const seats = result.places.map((_, seat) => seat);
    last.order = seats.sort((a, b) => (result.places[a] as number) - (result.places[b] as number));
  }
  return places;
}
