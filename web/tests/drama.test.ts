import { beforeEach, describe, expect, test } from 'vitest';

import { skidOf } from '../src/board/skid';
import { faceOf, type Face } from '../src/games/face';
import type { Frame, GameEvent, View } from '../src/lib/live.svelte';
import { LANGUAGES, settings, type Language } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import { tellerOf } from '../src/log/parts';
import { blowOf, captionOf, dramaOf, moverOf, quietOf } from '../src/table/caption';

const name = (seat: number) => ['Ann', 'Bob'][seat] ?? '?';
const event = (kind: string, seat: number, more: object = {}) => ({ kind, seat, ...more }) as unknown as GameEvent;
const cars = [0, 1].map((seat) => ({ space: '2#1', colour: 'red', cell: '4', status: 'driving', seat }));
const view = { cars, stages: 3, stage: 1, cells: 20, length: 30 } as unknown as View;
const frame = (...events: GameEvent[]) => ({ events, view, seat: 0, pending: [], log: events }) as unknown as Frame;

/** What goes wrong in each game, and what must be said about it. */
const CRASHES: Record<string, [events: GameEvent[], words: RegExp][]> = {
  gt: [
    [
      [event('lost_control', 1, { space: '2#1', gear: 4, danger: 'red', marker: '0', tokens: 1 })],
      /^Bob loses control in gear 4 and spins: 1 damage token\.$/,
    ],
    [[event('overdriven', 1, { hazards: 3, limit: 3 })], /^Bob loses control: 3 hazards, the limit is 3\.$/],
    [[event('overdriven', 1, { hazards: 1, limit: 3 })], /^Bob loses control: too fast for the corner\.$/],
    [[event('off_track', 1, { side: 'left' })], /^Bob slides off the road/],
    [[event('retired', 1, { space: '2#1' })], /^Bob .*retires/],
  ],
  heat: [
    [
      [
        event('corner', 1, { corner: 4, speed: 9, limit: 5, needed: 4, heat: 1 }),
        event('spun_out', 1, { to: '3L', stress: 2, gear: 4 }),
      ],
      /^Bob.*4 Heat needed.*1 left: a spin/,
    ],
    [[event('eliminated', 1)], /^Bob is out/],
  ],
  rallyman: [
    [
      [
        event('lost_control', 1, { cause: 'warnings' }),
        event('went_off', 1, { side: 'left', terrain: 'rocks', lost: 1, place: 'road' }),
      ],
      /^Bob leaves the road/,
    ],
    [[event('lost_control', 1, { cause: 'speed' }), event('spun', 1, { place: 'road' })], /Bob.* spins/],
    [[event('shortcut', 1, { card: 'puncture', space: 4 })], /puncture/],
  ],
  rali: [
    [[event('crashed', 1, { other: 0, lost: 2, marker: 6, lost_other: 1, marker_other: 9 })], /^Bob runs into Ann/],
    [
      [
        event('moved', 1, { from: '3.1', to: '4.1' }),
        event('hit', 1, { obstacle: 'rock', cell: '4.1', lost: 2, marker: 6 }),
        event('moved', 1, { from: '4.1', to: '5.1' }),
      ],
      /^Bob hits a rock/,
    ],
  ],
};

describe.each(Object.entries(CRASHES))('%s', (game, crashes) => {
  let face: Face;
  beforeEach(async () => {
    settings.language = 'en';
    await words.load();
    face = await faceOf(game);
  });

  test.each(crashes)('a rival’s crash is told in one sentence: %j', (events, said) => {
    const drama = dramaOf(face, frame(...events), name);
    expect(drama?.tone).toBe('alarm');
    expect(drama?.text).toMatch(said);
    expect(drama?.text).not.toMatch(/[a-z]+-[a-z]+-|\{/);
  });

  test('in every language', async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await words.load(face.topics, language);
      settings.language = language;
      for (const [events] of crashes) expect(dramaOf(face, frame(...events), name)?.text).toMatch(/^[^{]*\S[^{]*$/u);
    }
  });

  test('something shakes, and leaves its marks where it happens', () => {
    const motions = crashes.flatMap(([events]) => face.motions(events, view));
    expect(motions.some((motion) => (motion.force ?? 0) >= 1)).toBe(true);
  });

  test('a quiet turn is no drama', () => {
    expect(dramaOf(face, frame(event('round', -1, { round: 2 })), name)).toBeNull();
  });
});

/** What goes wrong while no car drives, or where none shows it. */
const STANDING: [game: string, event: GameEvent][] = [
  ['gt', event('overdriven', 1, { hazards: 3, limit: 3 })],
  ['gt', event('off_track', 1, { side: 'left' })],
  ['gt', event('retired', 1, { space: '2#1' })],
  ['heat', event('cannot_pay', 1, { to: '3L' })],
  ['heat', event('eliminated', 1)],
  ['rallyman', event('retired', 1, { cause: 'speed' })],
  ['rallyman', event('shortcut', 1, { card: 'puncture', space: 4 })],
];

test.each(STANDING)('%s: the ground shakes although nothing drives: %j', async (game, happened) => {
  const face = await faceOf(game);
  const drama = dramaOf(face, frame(happened), name);
  expect(blowOf(drama, [])).toBeGreaterThan(0);
  expect(blowOf(drama, [{ seat: 1, cells: [], force: 1 }])).toBe(0);
  expect(blowOf(null, [])).toBe(0);
});

test('a car that hits something stops there before it goes on', async () => {
  const { motions } = await import('../src/games/rali/face');
  const moved = (to: string) => event('moved', 1, { from: '', to }) as never;
  const hit = event('hit', 1, { obstacle: 'rock', cell: '4.1', lost: 2 }) as never;
  expect(motions([moved('3.1'), moved('4.1'), hit, moved('5.1')])).toEqual([
    { seat: 1, cells: ['3.1', '4.1'], force: 1 },
    { seat: 1, cells: ['5.1'] },
  ]);
  expect(motions([hit])).toEqual([{ seat: 1, cells: [], force: 1 }]);
  const crash = event('crashed', 1, { other: 0, lost: 1 }) as never;
  expect(motions([moved('3.1'), crash])).toEqual([
    { seat: 1, cells: ['3.1'] },
    { seat: 1, cells: [], against: 0, force: 1.5 },
  ]);
});

test('a caption is one line of whoever did it, as in the log', async () => {
  settings.language = 'en';
  const face = await faceOf('rali');
  const events = [
    event('rolled', 1, { die: 5, gear: 2, steps: 7 }),
    event('moved', 1, { from: '3.1', to: '4.1' }),
    event('moved', 1, { from: '4.1', to: '5.1' }),
  ];
  const teller = await tellerOf('rali');
  const told = { ...frame(...events), logStart: 0, rounds: [{ leg: 1, number: 4, start: 0 }] };
  expect(captionOf(face, teller, events, name, told)).toEqual({
    seat: 1,
    tone: 'plain',
    turn: { leg: 1, round: 4, seat: 1 },
    text: expect.stringMatching(/^Bob rolls 5.*drives 2 spaces/) as string,
  });
  expect(captionOf(face, null, events, name, told)?.text).toMatch(/^Bob rolls 5/);
  expect(captionOf(face, teller, [], name, told)).toBeNull();
  expect(moverOf([event('round', -1), event('moved', 1)])).toBe(1);
  expect(moverOf([])).toBeNull();
});

test('what goes wrong is not told before it has happened', async () => {
  const face = await faceOf('rali');
  const moved = event('moved', 1, { from: '3.1', to: '4.1' });
  const hit = event('hit', 1, { obstacle: 'rock', cell: '4.1', lost: 2, marker: 6 });
  expect(quietOf(face, [moved, hit, moved])).toEqual([moved]);
  expect(quietOf(face, [moved])).toEqual([moved]);
});

test('tyres leave two lines along the way, and loops where the car turns round', () => {
  const way = [
    { x: 0, y: 0, heading: 0 },
    { x: 100, y: 0, heading: 0 },
  ];
  const [left, right] = skidOf(way, 0, 1)!;
  expect(left).toMatch(/^M-11\.0 -7\.0L/);
  expect(right).toMatch(/^M-11\.0 7\.0L/);
  expect(right).toMatch(/L89\.0 7\.0$/);
  expect(skidOf(way, 1, 1)![0]).not.toBe(left);
  expect(skidOf(way.slice(1), 0, 1)).toBeNull();
});
