import { beforeAll, describe, expect, test } from 'vitest';

import { faceOf, type Face } from '../src/games/face';
import type { Schemas } from '../src/lib/api';
import type { Frame, GameEvent, View } from '../src/lib/live.svelte';
import { words } from '../src/lib/words.svelte';
import { told, tellerOf } from '../src/log/parts';
import { captionOf } from '../src/table/caption';
import { isSameTurn, linesOf, turnOf, turnsOf } from '../src/log/turns';
import { eventsOf } from './events';

const rali = eventsOf<Schemas['RaliEvent']>();
const gt = eventsOf<Schemas['GTEvent']>();
const heat = eventsOf<Schemas['HeatEvent']>();
const rallyman = eventsOf<Schemas['RallymanEvent']>();
const name = (seat: number): string => ['Ann', 'Bob'][seat] ?? '';
const alone = { cars: [{}] } as unknown as View;
const two = { cars: [{}, {}] } as unknown as View;

beforeAll(() => words.load(['log']));

const line = async (game: string, events: GameEvent[], view: View = two): Promise<string> => {
  await faceOf(game);
  return told((await tellerOf(game))(events, name, view));
};

describe('the turns of a log', () => {
  const rounds = [
    { start: 0, leg: 1, number: 0 },
    { start: 12, leg: 1, number: 1 },
    { start: 16, leg: 1, number: 2 },
  ];
  const at = (seat: number) => rali('moved', seat);

  test('are what is told of a car in a row within a round', () => {
    const events = [at(0), at(1), at(1), at(0), at(0), at(0), at(0)];
    const turns = turnsOf(events, 11, rounds);
    expect(turns.map(({ round, seat, start, events: { length } }) => [round, seat, start, length])).toEqual([
      [0, 0, 11, 1],
      [1, 1, 12, 2],
      [1, 0, 14, 2],
      [2, 0, 16, 2],
    ]);
  });

  test('stand where they ended, with what was told of the car before others drove', () => {
    const turns = turnsOf([at(0), at(1), at(0), at(1)], 12, rounds);
    expect(turns.map(({ seat, start, events: { length } }) => [seat, start, length])).toEqual([
      [0, 14, 2],
      [1, 15, 2],
    ]);
  });

  test('end with their round for a car that drives alone, in frames as in the log', () => {
    const log = [at(0), at(0), at(0), at(0), gt('weather', -1), at(0)];
    const frame = (count: number, news: number): Frame =>
      ({ log: log.slice(0, count), events: log.slice(count - news, count), logStart: 12, rounds }) as unknown as Frame;
    const first = turnOf(frame(2, 2));
    expect(first).toEqual({ leg: 1, round: 1, seat: 0 });
    // What begins a round comes with what ended the one before.
    expect(isSameTurn(turnOf(frame(4, 1)), first)).toBe(true);
    expect(isSameTurn(turnOf(frame(5, 2)), first)).toBe(true);
    expect(turnOf(frame(5, 1))).toBeNull();
    expect(turnOf(frame(6, 2))).toEqual({ leg: 1, round: 2, seat: 0 });
  });

  test('go on after what concerns nobody in particular', () => {
    const turns = turnsOf([at(0), gt('weather', -1), at(0)], 12, rounds);
    expect(turns.map(({ seat, events: { length } }) => [seat, length])).toEqual([
      [0, 2],
      [-1, 1],
    ]);
  });

  test('are told one line each, rounds by none', async () => {
    const face: Face = await faceOf('gt');
    const turns = turnsOf([gt('round', -1, { round: 1 }), gt('lap', 0, { lap: 2 }), gt('planned', 1)], 12, rounds);
    const lines = linesOf(turns, await tellerOf('gt'), face, name, two);
    expect(lines.map(({ seat, text }) => [seat, text])).toEqual([
      [0, 'completes lap 2.'],
      [1, 'plans the drive.'],
    ]);
  });
});

describe('a turn in words', () => {
  test('of Ралі: the throw, the way, what was in it', async () => {
    const events = [
      rali('declared', 0, { gear: 2, from: 1 }),
      rali('rolled', 0, { die: 6, gear: 2, steps: 8 }),
      ...[1, 2, 3].map(() => rali('moved', 0)),
      rali('crashed', 0, { other: 1, lost: 2, marker: 8, lost_other: 1, marker_other: 9 }),
    ];
    expect(await line('rali', events)).toBe('rolls 6 in 2nd gear, drives 3 spaces, runs into Bob (−2, Bob −1).');
    expect(
      await line('rali', [rali('rolled', 0, { die: 1, gear: 1, steps: 1 }), rali('shift_failed', 0, { gear: 1 })]),
    ).toBe('rolls 1 and fails to shift.');
  });

  test('of Rallyman: GT: how far, how thrown, what went wrong', async () => {
    const events = [
      gt('planned', 0),
      gt('set_off', 0, { mode: 'flat-out', steps: 1 }),
      gt('rolled', 0, { die: 'G1', face: 'hazard' }),
      gt('moved', 0, { gear: 3 }),
      gt('lost_control', 0, { gear: 3, marker: '0', tokens: 1 }),
      gt('drew', 0, { token: 'brake' }),
    ];
    expect(await line('gt', events)).toBe(
      'goes flat out, drives 1 space to gear 3, rolls 1 hazard, loses control in gear 3 and spins, draws brake damage.',
    );
    const briefly = (await tellerOf('gt'))([...events.slice(0, 4), gt('focused', 0, { gain: 1 })], name, two);
    expect(briefly.brief('Ann')).toBe('Ann drives 1 space to gear 3, rolls 1 hazard.');
    const home = [gt('finished', 0, { place: 1, rounds: 7 })];
    expect(await line('gt', home)).toBe('finishes in place 1.');
    expect(await line('gt', home, alone)).toBe('crosses the line in turn 7.');
  });

  test('of Heat: cards, speed, corners', async () => {
    const events = [
      heat('revealed', 0, { gear: 2, cards: '4 stress' }),
      heat('flipped', 0, { card: '3' }),
      heat('moved', 0, { how: 'speed', speed: 7, cells: 7 }),
      heat('moved', 0, { how: 'slipstream', speed: 7, cells: 2 }),
      heat('corner', 0, { speed: 7, limit: 5, heat: 2, corner: 4 }),
    ];
    expect(await line('heat', events)).toBe(
      'plays 4, Stress (3) in gear 2, drives at speed 7, slipstreams 2 spaces, pays 2 Heat in the corner (7 at limit 5).',
    );
    const corner = heat('corner', 0, { speed: 9, limit: 5, needed: 4, heat: 1 });
    expect(await line('heat', [corner, heat('spun_out', 0, { stress: 2 })])).toBe(
      'spins out of the corner (9 at limit 5: 4 Heat needed, 1 left) and takes 2 Stress.',
    );
    expect(await line('heat', [corner]), 'before it is known what comes of it').toBe('');
    expect(await line('heat', [heat('blocked', 0, { how: 'slipstream', speed: 7, cells: 1, wanted: 2 })])).toBe(
      'slipstreams 1 of 2 spaces, with no room beyond.',
    );
    expect(await line('heat', [heat('planned', 0), heat('drew', 0, { cards: 2 })])).toBe('');
  });

  test.each(['en', 'uk', 'ru'] as const)('of Heat fits a caption, in %s', async (language) => {
    await words.speak(language);
    const face: Face = await faceOf('heat');
    const events = [
      heat('revealed', 0, { gear: 4, cards: '4 3 1 stress' }),
      heat('shifted', 0, { from: 2, gear: 4, heat: 1 }),
      heat('moved', 0, { how: 'speed', speed: 11, cells: 11 }),
      heat('cooled', 0, { cards: 1, heat: 3 }),
      heat('adrenaline', 0, { speed: 12 }),
      heat('moved', 0, { how: 'adrenaline', speed: 12, cells: 1 }),
      heat('scrapping', 0, { card: 'u24', cards: 1 }),
      heat('scrapped', 0, { card: '3' }),
      heat('blocked', 0, { how: 'slipstream', speed: 12, cells: 1, wanted: 2 }),
      heat('corner', 0, { speed: 12, limit: 7, needed: 5, heat: 5 }),
      heat('discarded', 0, { card: '2' }),
    ];
    const frame = { view: two, events, log: events, logStart: 0 } as unknown as Frame;
    const caption = captionOf(face, await tellerOf('heat'), events, () => 'Driver 1969', frame)!.text;
    expect(caption).toMatch(/12.*\+1.*−5/);
    expect(caption.length).toBeLessThanOrEqual(80);
    await words.speak('en');
  });

  test('of Rallyman: how far, and the seconds it took', async () => {
    const events = [
      rallyman('takes', 0, { die: '3' }),
      rallyman('rolled', 0, { die: '3', warning: 1 }),
      rallyman('moved', 0, { to: 11, space: 12, gear: 3, line: 'on', length: 46 }),
      rallyman('card', 0, { gear: 3, seconds: 30, time: 80 }),
    ];
    expect(await line('rallyman', events)).toBe(
      'drives to space 12 of 46 in gear 3, rolls 1 warning, takes 30\u00a0s (01:20).',
    );
  });

  test('has a sentence for what has no part of its own', async () => {
    expect(await line('rallyman', [rallyman('serviced', 1)])).toBe('Bob is repaired at the service park.');
  });
});
