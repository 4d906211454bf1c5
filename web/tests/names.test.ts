import { afterEach, expect, test } from 'vitest';

import type { ShownTable } from '../src/lib/api';
import { driverName, personName, unnamed } from '../src/lib/names';
import { words } from '../src/lib/words.svelte';

afterEach(async () => {
  await words.speak('en');
});

const table = {
  seats: [
    { seat: 0, kind: 'person', name: 'Driver 4231', bot: null },
    { seat: 1, kind: 'bot', name: 'club', bot: 'club' },
    { seat: 2, kind: 'bot', name: 'Driver of mine', bot: 'pro' },
  ],
} as unknown as ShownTable;

test('a guest without a name is called in the language of the reader, whoever has one by it', async () => {
  await words.load();
  expect(driverName(table, 0)).toBe('Driver 4231');
  await words.speak('uk');
  expect(driverName(table, 0)).toBe('Пілот 4231');
  expect(driverName(table, 2)).toBe('Driver of mine');
  expect(personName('Guest')).toBe('Гість');
  expect(personName('Оксана')).toBe('Оксана');
});

test('only the name that the table gives counts as none', () => {
  expect(unnamed('Driver 4231')).toBe(true);
  for (const name of ['Driver 42', 'Driver 42310', 'My Driver 4231', 'Driver']) expect(unnamed(name)).toBe(false);
});

test('a bot that nobody named gets a built-in name, a car without a seat none', () => {
  expect(driverName(table, 1)).not.toBe('club');
  expect(driverName(table, 3)).toBeUndefined();
});
