import { beforeAll, expect, test } from 'vitest';

import { aheadOf, costOf } from '../src/lib/drives';
import { words } from '../src/lib/words.svelte';

beforeAll(() => words.load(['solo'], 'en'));

test('what a drive took is a time or a number of turns', () => {
  expect(costOf('seconds', 316)).toBe('5:16');
  expect(costOf('turns', 1)).toBe('1 turn');
  expect(costOf('turns', 12)).toBe('12 turns');
});

test('a drive is ahead of the best one, behind it or level', () => {
  expect(aheadOf('seconds', 4)).toBe('4 s ahead of your best');
  expect(aheadOf('turns', -1)).toBe('1 space behind your best');
  expect(aheadOf('turns', 0)).toBe('Level with your best');
});
