import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { GameInfo } from '../src/lib/api';
import {
  applies,
  changed,
  fieldsOf,
  forSeats,
  isMissing,
  offered,
  ofSeats,
  presetOf,
  valueKey,
} from '../src/lib/options';
import { tracks } from '../src/lib/tracks.svelte';
import { Draft } from '../src/new/draft.svelte';

const properties = {
  ghosts: { type: 'boolean', default: true },
  own_file: { anyOf: [{ type: 'object' }, { type: 'null' }], default: null, file: true },
  laps: { type: 'integer', minimum: 0, maximum: 3, default: 0, named: [0], counts: 'laps' },
  max_cars: { type: 'integer', minimum: 1, maximum: 9, default: 2 },
  weather: { enum: ['', 'light_rain'], default: '' },
  track: { anyOf: [{ type: 'string' }, { type: 'object' }], default: 'loop', when: { cup: [''] } },
  part: { type: 'integer', default: 0, parts: true },
  motto: { type: 'string', default: '' },
  zones: { type: 'array', default: [], choices: ['C', 'J'], when: { weather: ['light_rain'] } },
  parks: { anyOf: [{ type: 'array' }, { type: 'null' }], default: null, choices: [1, 2] },
  cup: { enum: ['', '1961'], default: '', season: true },
  colours: { type: 'array', default: [], each: ['red', 'blue', 'green'], distinct: true, maxItems: 3 },
  rain: { type: 'boolean', default: false, unless: { weather: [''], ghosts: [false] } },
};
const groups = [
  { id: 'race', options: ['track', 'part', 'cup', 'laps'] },
  { id: 'weather', options: ['weather', 'zones', 'rain'] },
  { id: 'book', options: ['ghosts', 'max_cars', 'motto', 'own_file', 'parks', 'colours'] },
];
const presets = [
  { id: 'first', options: { track: 'eight', laps: 1 }, opponents: ['rookie'], course: 'eight' },
  { id: 'box', options: {}, opponents: ['club', 'club'], course: 'loop' },
  { id: 'everything', options: { weather: 'light_rain', zones: ['C'] }, opponents: ['pro'], course: 'loop' },
];

function game(changes: object = {}): GameInfo {
  return {
    id: 'dunes',
    title: 'Dunes',
    tracks: ['loop', 'eight'],
    track_option: 'track',
    bots: ['rookie', 'club', 'pro'],
    min_seats: 1,
    max_seats: 4,
    schema: { $ref: '#/$defs/Options', $defs: { Options: { properties } } },
    groups,
    presets,
    seasons: [],
    ...changes,
  } as unknown as GameInfo;
}

const fields = fieldsOf(game());
const field = (name: string) => fields.find((each) => each.name === name)!;

describe('the fields of a form', () => {
  test('are all options, group by group', () => {
    expect(fields.map(({ name }) => name)).toEqual(groups.flatMap(({ options }) => options));
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(properties).sort());
    expect(fields.filter(({ main }) => main).map(({ name }) => name)).toEqual(groups[0]!.options);
  });

  test('know how they are filled in', () => {
    expect(Object.fromEntries(fields.map(({ name, kind }) => [name, kind]))).toEqual({
      track: 'track',
      part: 'part',
      cup: 'season',
      laps: 'list',
      weather: 'choice',
      zones: 'set',
      rain: 'switch',
      ghosts: 'switch',
      max_cars: 'number',
      motto: 'text',
      own_file: 'file',
      parks: 'set',
      colours: 'each',
    });
    expect(field('laps')).toMatchObject({ values: [0, 1, 2, 3], named: [0], counts: 'laps' });
    expect(field('track').values).toEqual(['loop', 'eight']);
    expect(field('max_cars')).toMatchObject({ minimum: 1, maximum: 9, fallback: 2 });
  });

  test('an option that nobody could fill in is an error', () => {
    const schema = { properties: { ...properties, motto: { anyOf: [{ type: 'object' }] } } };
    expect(() => fieldsOf(game({ schema }))).toThrow(/option motto of dunes/);
  });

  test('have words, and so have their values', () => {
    expect(field('max_cars').key).toBe('option-dunes-max-cars');
    expect(valueKey(field('weather'), 'light_rain')).toBe('option-dunes-weather-light-rain');
    expect(valueKey(field('weather'), '')).toBe('option-dunes-weather-none');
  });
});

test('a field is offered where it means something', () => {
  const values = (given: object) => (name: string) =>
    ({ weather: '', cup: '', ghosts: true, ...given })[name as 'cup'] as unknown;
  expect(applies(field('zones'), values({}))).toBe(false);
  expect(applies(field('zones'), values({ weather: 'light_rain' }))).toBe(true);
  expect(applies(field('track'), values({ cup: '1961' }))).toBe(false);
  // Hidden only while all of its conditions hold.
  expect(applies(field('rain'), values({}))).toBe(true);
  expect(applies(field('rain'), values({ ghosts: false }))).toBe(false);
  expect(offered(fields, { cup: '1961' }).map(({ name }) => name)).not.toContain('track');
});

test('a set has to hold something, unless it may be left to the track', () => {
  expect([isMissing(field('zones'), []), isMissing(field('zones'), ['C'])]).toEqual([true, false]);
  expect(isMissing(field('parks'), null)).toBe(false);
});

test('a list for each seat is as long as there are seats, with nothing twice', () => {
  expect(forSeats(field('colours'), [], 2)).toEqual([]);
  expect(forSeats(field('colours'), ['blue'], 2)).toEqual(['blue', 'red']);
  expect(forSeats(field('colours'), ['blue', 'red', 'green'], 2)).toEqual(['blue', 'red']);
});

test('what is about single seats is no part of a calendar', () => {
  expect(fields.filter(ofSeats).map(({ name }) => name)).toEqual(['colours']);
  expect(ofSeats({ ...field('max_cars'), seat: true })).toBe(true);
});

test('only what differs and means something is sent', () => {
  expect(changed(fields, { track: 'eight', cup: '1961', laps: 0, motto: 'x', colours: ['blue'] }, 2)).toEqual({
    cup: '1961',
    motto: 'x',
    colours: ['blue', 'red'],
  });
});

test('a preset is known by its rules, and one with a track by that too', () => {
  const known = (options: object) => presetOf(game(), fields, options as Record<string, unknown>, 2);
  expect(known({})).toBe('box');
  expect(known({ track: 'eight' })).toBe('box');
  expect(known({ track: 'eight', laps: 1 })).toBe('first');
  expect(known({ laps: 1 })).toBeUndefined();
  expect(known({ weather: 'light_rain', zones: ['C'] })).toBe('everything');
});

describe('a draft of a race', () => {
  beforeEach(async () => {
    tracks.forget();
    const list = [
      { id: 'loop', title: 'Loop', facts: {}, choices: { zones: ['C'] } },
      { id: 'eight', title: 'Eight', facts: {}, choices: { zones: ['J'] } },
    ];
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ tracks: list })));
    await tracks.load('dunes');
  });

  test('takes rules and opponents from a preset, and keeps the place', () => {
    const draft = new Draft(game(), new URLSearchParams({ track: 'eight' }));
    expect(draft.table).toMatchObject({ options: { track: 'eight' }, start: true });
    expect(draft.seats.map(({ bot, kind }) => [kind, bot])).toEqual([
      ['me', 'club'],
      ['bot', 'club'],
      ['bot', 'club'],
    ]);
    draft.setPreset('everything');
    expect(draft.options.track).toBe('eight');
    expect(draft.seats.map(({ kind }) => kind)).toEqual(['me', 'bot']);
    expect(draft.preset).toBe('everything');
  });

  test('holds nothing in a set that is not on the track', () => {
    const draft = new Draft(game());
    draft.setPreset('everything');
    expect(draft.sent.zones).toEqual(['C']);
    draft.setTrack('eight');
    expect(draft.members(field('zones'))).toEqual(['J']);
    expect(draft.missing?.name).toBe('zones');
  });

  test('waits for a friend, and keeps their seat when the rules change', () => {
    const draft = new Draft(game(), new URLSearchParams({ with: 'friend' }));
    draft.setPreset('first');
    expect(draft.seats.map(({ kind }) => kind)).toEqual(['me', 'invited']);
    expect(draft.table.start).toBe(false);
    expect(draft.ratable).toBe(true);
  });

  test('gives two people at one screen two names', () => {
    const draft = new Draft(game(), new URLSearchParams({ with: 'screen' }));
    const names = draft.table.seats.map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
    expect(draft.ratable).toBe(false);
  });

  test('practises where nothing counts', () => {
    const draft = new Draft(game(), new URLSearchParams({ with: 'practice' }));
    draft.clock = 'bank';
    draft.setMode('practice');
    expect(draft.table).toMatchObject({ position: {}, dice: 'thrown', clock: null, rated: false });
  });
});
