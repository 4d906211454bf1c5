import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { GameInfo, Me } from '../src/lib/api';
import { words } from '../src/lib/words.svelte';
import { call, shouldAsk } from '../src/room/name';
import { rulesOf } from '../src/room/setup';

const game = {
  id: 'rali',
  title: 'Ралі',
  tracks: ['classic'],
  track_option: 'board',
  bots: [],
  options: {},
  groups: [
    { id: 'race', options: ['board', 'laps'] },
    { id: 'more', options: ['ghosts', 'zones', 'depth', 'motto', 'classes', 'calendar', 'papers'] },
  ],
  schema: {
    properties: {
      board: { type: 'string', default: 'classic' },
      laps: { type: 'integer', minimum: 0, maximum: 9, default: 0, named: [0] },
      ghosts: { type: 'boolean', default: true },
      zones: { choices: ['a', 'b'], default: null },
      depth: { type: 'integer', default: 1, when: { ghosts: [false] } },
      motto: { type: 'string', default: '' },
      classes: { each: ['x', 'y'], default: [] },
      calendar: { calendar: true, default: [] },
      papers: { file: true, default: null },
    },
  },
} as unknown as GameInfo;

describe('what will be raced', () => {
  beforeEach(async () => void (await words.load(['room', 'options'])));

  const said = (options: Record<string, unknown>) =>
    Object.fromEntries(rulesOf(game, options).map(({ name, value }) => [name, value]));

  test('is every option in words, but for the track and what is empty or means nothing', () => {
    expect(said({})).toEqual({ laps: words.say('option-rali-laps-0'), ghosts: 'yes', zones: 'own' });
    expect(said({ laps: 3, ghosts: false, zones: ['a', 'b'], motto: 'Go!' })).toEqual({
      laps: '3',
      ghosts: 'no',
      zones: 'a, b',
      depth: '1',
      motto: 'Go!',
    });
    expect(said({ classes: ['x', 'y'], papers: {} })).toMatchObject({ classes: '1: x, 2: y', papers: ' (own file)' });
  });

  test('says how many laps the track asks for', async () => {
    await words.load(['new']);
    const laps = { type: 'integer', minimum: 0, maximum: 9, default: 0, named: [0], counts: 'laps' };
    const groups = [{ id: 'race', options: ['laps'] }];
    const counting = { ...game, groups, schema: { properties: { laps } } } as unknown as GameInfo;
    const told = (laps: number) => rulesOf(counting, { laps }, { laps: 2 }).find(({ name }) => name === 'laps')?.value;
    expect(told(0)).toBe('As printed (2 laps)');
    expect(told(1)).toBe('1 lap');
  });

  test('names a file of one’s own and marks what is not as usual', () => {
    const [, , , motto] = rulesOf(game, { motto: { own: 'My words', bytes: 900 } });
    expect(motto).toMatchObject({ name: 'motto', value: 'My words (own file)', first: true });
    expect(rulesOf(game, { laps: 2 }).map(({ first }) => first)).toEqual([true, false, false]);
  });
});

describe('a guest', () => {
  const guest: Me = { name: 'Driver 4231', kind: 'guest', ratings: {} };

  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  test('is asked for a name once, and keeps the one that is offered without asking the server', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked')));
    expect(shouldAsk(guest)).toBe(true);
    expect(await call(guest, ' Driver 4231 ')).toEqual(guest);
    expect(shouldAsk(guest)).toBe(false);
  });

  test('takes another name, at the server first: a refused one is asked for again', async () => {
    const refused = { ok: false, status: 400, json: () => Promise.resolve({ key: 'bad-name' }) };
    vi.stubGlobal('fetch', () => Promise.resolve(refused));
    await expect(call(guest, '!!')).rejects.toThrow();
    expect(shouldAsk(guest)).toBe(true);
    vi.stubGlobal('fetch', () =>
      Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ ...guest, name: 'Ann' }) }),
    );
    expect(await call(guest, 'Ann')).toMatchObject({ name: 'Ann' });
    expect(shouldAsk({ ...guest, name: 'Ann' })).toBe(false);
  });
});
