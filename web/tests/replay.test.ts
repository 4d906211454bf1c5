import { describe, expect, test } from 'vitest';

import type { Face } from '../src/games/face';
import type { Schemas } from '../src/lib/api';
import type { GameEvent, View } from '../src/lib/live.svelte';
import { Parts, type TurnTeller } from '../src/log/parts';
import { isSameTurn, turnOf } from '../src/log/turns';
import {
  frameAt,
  lineOf,
  momentsOf,
  placesOf,
  roundsOf,
  shows,
  story,
  turnFrom,
  type Moment,
  type ReplayAnswer,
} from '../src/replay/race';
import { countsOf, drivenOf } from '../src/replay/statistics';
import { eventsOf } from './events';
import real from './fixtures/replay.json';

const event = eventsOf<Schemas['RaliEvent']>();
const heat = eventsOf<Schemas['HeatEvent']>();

/** A race of Ралі over one lap, as the server told it. */
const answer = real as unknown as ReplayAnswer;
const race = momentsOf(answer);

/** Says what happened in a word an event, and consecutive steps of a car in one. */
const face = {
  leg: () => 1,
  tell: (events: GameEvent[]) =>
    events.reduce<{ seat: number; text: string }[]>((told, event) => {
      const last = told.at(-1);
      if (event.kind === 'moved' && last?.text.startsWith('drives')) last.text += '+';
      else told.push({ seat: event.seat, text: event.kind === 'moved' ? 'drives' : event.kind });
      return told;
    }, []),
} as unknown as Face;

const name = (seat: number): string => `car ${seat + 1}`;

/** A view of which only a few fields matter. */
const viewOf = (fields: object): View => fields as View;

const stageOf = (view: View): number => ('stage' in view ? view.stage : 1);

function moment(actor: number | null, round: number, ...events: GameEvent[]): Moment {
  return { actor, events, view: viewOf({ round }) };
}

describe('the moments of a race', () => {
  test('are the frames, each upon the one before', () => {
    expect(race).toHaveLength(answer.frames.length);
    const whole = Object.assign({}, ...answer.frames.map((frame) => frame.view)) as View;
    expect(race.at(-1)?.view).toEqual(whole);
    expect(race.every(({ view }) => view.game === 'rali' && view.board === 'classic')).toBe(true);
  });

  test('share what did not change', () => {
    const views = race.map(({ view }) => view);
    expect(new Set(views.map((view) => view.options)).size).toBe(1);
    expect(new Set(views.map((view) => view.cars)).size).toBeLessThan(views.length);
  });

  test('know the driver by what happened where decisions are not told one by one', () => {
    const hidden = momentsOf({
      by: 'move',
      frames: [
        { number: 0, view: { round: 0 } },
        {
          number: 1,
          view: { round: 1 },
          events: [heat('round', -1), heat('moved', 2)],
        },
      ],
    });
    expect(hidden.map(({ actor }) => actor)).toEqual([null, 2]);
  });
});

describe('a moment as a table shows it', () => {
  test('is seen from the stands or from a seat, and nothing can be done', () => {
    const frame = frameAt(race, 5, 1);
    expect(frame).toMatchObject({ seat: 1, moment: 5, legal: [], undo: false });
    expect(frame.view).toBe(race[5]?.view);
  });

  test('waits for whoever decides next', () => {
    const next = race.findIndex(({ actor }) => actor === 1);
    expect(frameAt(race, next - 1, null).pending).toEqual([1]);
    expect(frameAt(race, race.length - 1, null).pending).toEqual([]);
  });

  test('has what happened lately, in order', () => {
    const { log, logStart } = frameAt(race, 40, null);
    const events = race.slice(0, 41).flatMap((each) => each.events);
    expect(logStart + log.length).toBe(events.length);
    expect(log).toEqual(events.slice(-log.length));
    expect(log.length).toBeGreaterThan(20);
  });
});

describe('turns', () => {
  test('can be gone through both ways, to the very ends', () => {
    const turns = [0, 2, 4, 5];
    expect(turnFrom(turns, 2, false, 6)).toBe(4);
    expect(turnFrom(turns, 5, false, 6)).toBe(6);
    expect(turnFrom(turns, 4, true, 6)).toBe(2);
    expect(turnFrom(turns, 0, true, 6)).toBe(0);
  });
});

describe('the story', () => {
  const moved = (seat: number): GameEvent => event('moved', seat);
  const teller: TurnTeller = (events) => {
    const parts = new Parts('rali', name);
    parts.did.push(events.map(({ kind }) => kind).join(' '));
    return parts;
  };
  const lines = story(race, roundsOf(race, face.leg), face, teller, name);

  test('has the turns that its moments tell of', () => {
    const rounds = roundsOf(race, face.leg);
    const turns = lines.filter(({ turn }) => turn.seat >= 0);
    expect(turns.length).toBeGreaterThan(4);
    for (const { turn, moment } of turns)
      expect(isSameTurn(turnOf(frameAt(race, moment + 1, null, rounds)), turn)).toBe(true);
  });

  test('has a line a turn, at the moment before it begins', () => {
    const moments = [
      moment(null, 1),
      moment(0, 1, event('declared', 0)),
      moment(null, 1, event('rolled', 0)),
      moment(0, 1, moved(0)),
      moment(0, 1, moved(0)),
      moment(1, 2, moved(1)),
      moment(1, 2, moved(1)),
    ];
    const told = story(moments, roundsOf(moments, face.leg), face, teller, name);
    expect(told.map(({ seat, text, moment: at, turn }) => [seat, text, at, turn.round])).toEqual([
      [0, 'declared rolled moved moved.', 0, 1],
      [1, 'moved.', 4, 1],
      [1, 'moved.', 5, 2],
    ]);
  });

  test('tells everything that happened, in order, once a car and round', () => {
    const told = lines.flatMap(({ turn }) => turn.events);
    const events = race.flatMap((each) => each.events);
    expect(told).toHaveLength(events.length);
    expect(new Set(told)).toEqual(new Set(events));
    // In the first round the cars are placed before they drive.
    const driven = lines.filter(({ turn }) => turn.round > 1 && turn.seat >= 0);
    const keys = driven.map(({ turn }) => `${turn.round} ${turn.seat}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(10);
  });

  test('is found by round and car', () => {
    const line = lineOf(lines, 1, 3, 1);
    expect(line).toMatchObject({ seat: 1, turn: { round: 3 } });
    expect(lineOf(lines, 1, 3, 7)?.turn.round).toBe(3);
    expect(lineOf(lines, 2, 3, 1)).toBeUndefined();
  });
});

test('a moment at which nothing is to be seen or read is passed over', () => {
  const quiet = { motions: () => [], throws: () => [], tell: () => [] } as unknown as Face;
  const loud = { ...quiet, throws: () => [{ text: '6' }] } as unknown as Face;
  const rolled = moment(0, 1, event('rolled', 0));
  expect(shows(rolled, quiet, name)).toBe(false);
  expect(shows(rolled, loud, name)).toBe(true);
  expect(shows(moment(0, 1), loud, name)).toBe(false);
});

describe('rounds', () => {
  const rounds = roundsOf(race, face.leg);

  test('follow one another without a gap', () => {
    expect(rounds[0]?.from).toBe(0);
    expect(rounds.at(-1)?.to).toBe(race.length - 1);
    for (const [index, round] of rounds.slice(1).entries()) expect(round.from).toBe(rounds[index]?.to);
  });

  test('begin anew with every leg', () => {
    const stages = [1, 2, 1, 2].map((round, index) => ({
      actor: 0,
      events: [],
      view: viewOf({ round, stage: index < 2 ? 1 : 2 }),
    }));
    const told = roundsOf(stages, stageOf).map(({ leg, round }) => [leg, round]);
    expect(told).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]);
  });

  test('have places, the last of them as the result says', () => {
    const standings = placesOf(race, rounds, face);
    const { places } = race.at(-1)!.view.result!;
    expect(standings.map(({ moment: end }) => end)).toEqual([0, ...rounds.map(({ to }) => to)]);
    expect(standings.at(-1)?.order.map((seat) => places[seat])).toEqual(places.toSorted((a, b) => a - b));
    expect(standings.every(({ order }) => order.toSorted().join() === '0,1')).toBe(true);
  });

  test('end with the last that happened in them, which the view counts to the next already', () => {
    const moved: GameEvent = event('moved', 0);
    const moments = [moment(null, 1), moment(0, 1, moved), moment(0, 2, moved), moment(0, 2, moved)];
    const told = roundsOf(moments, face.leg);
    expect(told.map(({ round, from, to }) => [round, from, to])).toEqual([
      [1, 0, 2],
      [2, 2, 3],
    ]);
    expect(drivenOf('rali', moments, told, 1).map(({ by }) => by)).toEqual([[2], [1]]);
  });

  test('at the end of a leg have the order in which it was driven', () => {
    const view = (stage: number, order: number[]): View => viewOf({ round: 1, stage, order });
    const moments = [view(1, [0, 1]), view(1, [1, 0]), view(2, [0, 1]), view(2, [1, 0])].map((each) => ({
      actor: 0,
      events: [],
      view: each,
    }));
    const staged = { leg: stageOf } as unknown as Face;
    const orders = placesOf(moments, roundsOf(moments, staged.leg), staged).map(({ order }) => order);
    expect(orders).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
    ]);
  });

  test('have the spaces that each car drove', () => {
    const driven = drivenOf('rali', race, rounds, 2);
    const events = race.flatMap((each) => each.events);
    const spaces = countsOf('rali', events, 2).find((count) => count.name === 'spaces');
    expect([0, 1].map((car) => driven.reduce((sum, { by }) => sum + by[car]!, 0))).toEqual(spaces?.by);
  });
});

describe('what is counted', () => {
  const events: GameEvent[] = [
    heat('moved', 0, { cells: 4, speed: 9, how: 'speed' }),
    heat('moved', 0, { cells: 2, speed: 7, how: 'slipstream' }),
    heat('moved', 1, { cells: 5, speed: 5, how: 'speed' }),
    heat('round', -1),
    heat('moved', 7, { cells: 5, speed: 5, how: 'legend' }),
  ];
  const counts = Object.fromEntries(countsOf('heat', events, 2).map(({ name: measure, by }) => [measure, by]));

  test('is added up, or the most of it taken, car by car', () => {
    expect(counts.spaces).toEqual([6, 5]);
    expect(counts['top-speed']).toEqual([9, 5]);
    expect(counts.slipstreams).toEqual([1, 0]);
  });

  test('is in Rallyman the spaces that were passed, not the dice: the finish lies behind the last of them', () => {
    const step = (from: number, to: number, kind = 'moved') => ({ kind, seat: 0, from, to, length: 18 });
    const driven = [step(-1, 0), step(0, 4, 'jumped'), step(4, 4), step(4, 12), step(12, 17), step(17, 18)];
    const found = countsOf('rallyman', driven as unknown as GameEvent[], 1);
    expect(found.find(({ name: measure }) => measure === 'spaces')?.by).toEqual([18]);
  });

  test('is left out when it happened to nobody', () => {
    expect(counts.spins).toBeUndefined();
    expect(countsOf('chess', events, 2)).toEqual([]);
  });
});
