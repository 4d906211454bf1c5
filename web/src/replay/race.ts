/** A race told again: every moment of it with its view, its rounds, and its sentences with the moment of each.

Frames hold the fields of a view that changed, so a view is the one before with some fields replaced. What did not
change is shared, and thousands of moments take little more room than the frames themselves.
*/
import type { Face, Name } from '../games/face';
import type { Schemas } from '../lib/api';
import { changed, type Frame, type GameEvent, type View } from '../lib/live.svelte';

export type ReplayAnswer = Schemas['Replay'];

export interface Moment {
  view: View;
  events: GameEvent[];
  /** The seat whose decision led here; null for the start, a roll, or when it is not told. */
  actor: number | null;
}

/** A sentence of the story, and the moment at which it has come true. */
export interface Line {
  seat: number;
  text: string;
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
export function frameAt(moments: Moment[], at: number, seat: number | null): Frame {
  const moment = moments[at] as Moment;
  const next = moments[at + 1]?.actor ?? null;
  const log: GameEvent[] = [];
  for (let index = at; index >= 0 && log.length < LAST_EVENTS; index--)
    log.unshift(...(moments[index] as Moment).events);
  return {
    view: moment.view,
    events: moment.events,
    seat,
    moment: at,
    pending: next === null ? [] : [next],
    legal: [],
    undo: false,
    log,
    logStart: 0,
  };
}

/** Where each turn begins: another driver decides, or another round begins. */
export function turnsOf(moments: Moment[]): number[] {
  const starts = [0];
  let driver: number | null = null;
  let round: unknown;
  moments.forEach(({ actor, view }, index) => {
    if (actor === null) return;
    if (driver !== null && (actor !== driver || view.round !== round)) starts.push(index - 1);
    driver = actor;
    round = view.round;
  });
  return starts;
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

/** The story of the race. Sentences are made turn by turn, since a turn's events are told together. */
export function story(moments: Moment[], face: Face, name: Name): Line[] {
  const lines: Line[] = [];
  const turns = turnsOf(moments);
  turns.forEach((start, index) => {
    const first = index === 0 ? 0 : start + 1;
    const last = turns[index + 1] ?? moments.length - 1;
    lines.push(...tellTurn(moments, first, last, face, name));
  });
  return lines;
}

/** A sentence has come true at the last moment before the next one appears. */
function tellTurn(moments: Moment[], first: number, last: number, face: Face, name: Name): Line[] {
  const events: GameEvent[] = [];
  const reached: number[] = [];
  let told: { seat: number; text: string }[] = [];
  for (let moment = first; moment <= last; moment++) {
    const { events: news, view } = moments[moment] as Moment;
    if (!news.length) continue;
    events.push(...news);
    told = face.tell(events, name, view);
    for (let index = 0; index < told.length; index++)
      if (index === told.length - 1 || reached[index] === undefined) reached[index] = moment;
  }
  return told.map(({ seat, text }, index) => ({ seat, text, moment: reached[index] ?? last }));
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
