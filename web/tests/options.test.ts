import { describe, expect, test } from 'vitest';

import type { GameInfo } from '../src/lib/api';
import { applies, fieldsOf, isMissing, valueKey } from '../src/lib/options';

const properties = {
  ghosts: { type: 'boolean', default: true },
  own_file: { anyOf: [{ type: 'object' }, { type: 'null' }], default: null },
  max_laps: { type: 'integer', minimum: 1, maximum: 9, default: 2 },
  pace_car: { type: 'integer', minimum: 0, maximum: 3, default: 0, named: [0] },
  weather: { enum: ['', 'light_rain'], default: '' },
  track: { type: 'string', default: 'loop' },
  motto: { type: 'string', default: '' },
};

function game(schema: unknown, main: string[] = []): GameInfo {
  return { id: 'dunes', title: 'Dunes', tracks: ['loop', 'eight'], bots: [], schema, main } as unknown as GameInfo;
}

describe('the fields of a form', () => {
  const fields = fieldsOf(game({ properties }, ['weather', 'max_laps']));

  test('are the track, then what matters most, then the rest in the order of the rules', () => {
    expect(fields.map((field) => field.name)).toEqual(['track', 'weather', 'max_laps', 'ghosts', 'pace_car', 'motto']);
    expect(fields.filter((field) => field.main).map((field) => field.name)).toEqual(['track', 'weather', 'max_laps']);
  });

  test('leave out what only a program would write', () => {
    expect(fields.some((field) => field.name === 'own_file')).toBe(false);
  });

  test('know how they are filled in', () => {
    const kinds = Object.fromEntries(fields.map((field) => [field.name, field.kind]));
    expect(kinds).toEqual({
      track: 'track',
      weather: 'choice',
      max_laps: 'number',
      ghosts: 'switch',
      pace_car: 'list',
      motto: 'text',
    });
    expect(fields.find((field) => field.name === 'pace_car')?.values).toEqual(['0', '1', '2', '3']);
    expect(fields[0]?.values).toEqual(['loop', 'eight']);
    expect(fields.find((field) => field.name === 'max_laps')).toMatchObject({ minimum: 1, maximum: 9, fallback: 2 });
    expect(fields.find((field) => field.name === 'ghosts')).toMatchObject({
      fallback: true,
      key: 'option-dunes-ghosts',
    });
  });

  test('are found behind a reference too', () => {
    const schema = { $ref: '#/$defs/DunesOptions', $defs: { DunesOptions: { properties } } };
    expect(fieldsOf(game(schema)).map((field) => field.name)).toContain('max_laps');
  });
});

test('words of a field and of its values', () => {
  const field = fieldsOf(game({ properties })).find((each) => each.name === 'weather')!;
  expect(field.key).toBe('option-dunes-weather');
  expect(valueKey(field, 'light_rain')).toBe('option-dunes-weather-light-rain');
  expect(valueKey(field, '')).toBe('option-dunes-weather-none');
  expect(fieldsOf(game({ properties })).find((each) => each.name === 'max_laps')?.key).toBe('option-dunes-max-laps');
});

test('a set is offered beside the value it belongs to, and has to hold something', () => {
  const zones = { type: 'array', default: [], choices: ['C', 'J'], when: { weather: 'fixed' } };
  const parks = { anyOf: [{ type: 'array' }, { type: 'null' }], default: null, choices: [1, 2] };
  const [snow, service] = fieldsOf(game({ properties: { snow: zones, service: parks } }));
  expect(snow).toMatchObject({ kind: 'set', members: ['C', 'J'], optional: false });
  expect(service).toMatchObject({ kind: 'set', members: [1, 2], optional: true });
  expect([applies(snow!, () => 'fixed'), applies(snow!, () => 'dry'), applies(service!, () => 'dry')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([isMissing(snow!, []), isMissing(snow!, ['C']), isMissing(service!, null)]).toEqual([true, false, false]);
});
