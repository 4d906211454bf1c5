import { expect, test } from 'vitest';

import { cut } from '../src/lib/scrolling';

const row = (top: number, bottom: number) => ({ top, bottom });

test('what an edge would cut through the middle is covered as a whole', () => {
  const rows = [row(0, 40), row(46, 86), row(92, 132)];
  expect(cut(rows, 100, 'lower')).toBe(8);
  expect(cut(rows, 60, 'upper')).toBe(26);
});

test('between two rows nothing is covered', () => {
  expect(cut([row(0, 40), row(46, 86)], 43, 'lower')).toBe(0);
  expect(cut([row(0, 40), row(46, 86)], 43, 'upper')).toBe(0);
});

test('of rows beside one another the one that begins first counts', () => {
  expect(cut([row(90, 130), row(70, 95)], 100, 'lower')).toBe(30);
});

test('a high one stays in sight, although it is cut', () => {
  expect(cut([row(20, 180)], 100, 'lower')).toBe(0);
});
