import { afterEach, beforeAll, expect, test } from 'vitest';

import { whyNot } from '../src/lib/refusal';
import { words } from '../src/lib/words.svelte';

beforeAll(async () => {
  await words.load(['rali', 'gt']);
});

afterEach(async () => {
  await words.speak('en');
});

test('a refusal is told by the rule that it names, in the language of the reader', async () => {
  const refused = 'gear die 5 is already used this turn (GT-DICE-03)';
  expect(whyNot('gt', refused)).toBe('That gear die already lies in the plan.');
  await words.speak('uk');
  expect(whyNot('gt', refused)).toMatch(/^[А-ЯІЇЄҐ]/);
  expect(whyNot('rali', 'no lane (RL-LANE-01)')).toMatch(/[а-яіїєґ]/);
});

test('one that no catalogue knows is told to those who read English only', async () => {
  expect(whyNot('rali', 'what is this (RL-NONE-99)')).toBe('what is this (RL-NONE-99)');
  await words.speak('ru');
  expect(whyNot('rali', 'what is this (RL-NONE-99)')).toBe('');
});
