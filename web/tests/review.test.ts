import { expect, test } from 'vitest';

import { pathOf, plyAt, roundsOf, scaleOf, spread, stoodAt, type Area, type Point } from '../src/review/chart';
import { chanceChange, placeChange, timeOf } from '../src/review/figures';
import { markedOf, type Review } from '../src/review/review.svelte';

const AREA: Area = { width: 140, height: 120, left: 20, right: 20, edge: 10 };

const point = (ply: number, round: number, win: number[], time: number | null = null): Point => ({
  ply,
  leg: 1,
  round,
  kind: 'dice',
  seat: 0,
  win,
  place: [],
  time,
  error: 0,
});

const LINE = [point(0, 0, [0.5, 0.5]), point(4, 1, [0.75, 0.25]), point(6, 1, [0.25, 0.75]), point(10, 2, [1, 0])];

test('a line is level until something changes it', () => {
  expect(pathOf(LINE, 0, 10, AREA, scaleOf(LINE, false))).toBe('M20 60H60V35H80V85H120V10');
});

test('a point of the chart is a ply, and a ply has a standing', () => {
  expect(plyAt(10, AREA, 20)).toBe(0);
  expect(plyAt(10, AREA, 75)).toBe(6);
  expect(plyAt(10, AREA, 1000)).toBe(10);
  expect(stoodAt(LINE, 5)?.ply).toBe(4);
  expect(stoodAt(LINE, 100)?.ply).toBe(10);
});

test('times have round numbers around them, chances run from 0 to 1', () => {
  expect(scaleOf(LINE, false)).toMatchObject({ low: 0, high: 1 });
  const times = [point(0, 0, [], 126.9), point(3, 1, [], 167)];
  const { low, high, ticks } = scaleOf(times, true);
  expect([low, high]).toEqual([120, 180]);
  expect(ticks).toEqual([120, 140, 160, 180]);
});

test('the table has a row a round: how it stood at its end', () => {
  expect(roundsOf(LINE).map(({ ply }) => ply)).toEqual([0, 6, 10]);
});

test('plates at the end do not lie on each other', () => {
  const placed = spread([50, 52, 10], 20, 0, 100);
  expect(placed[2]).toBe(10);
  expect(Math.abs(placed[0]! - placed[1]!)).toBeGreaterThanOrEqual(20);
  const crowded = spread([100, 100, 100], 20, 0, 100);
  expect([...crowded].sort((a, b) => a - b)).toEqual([60, 80, 100]);
});

test('changes have a sign, and nothing has none', () => {
  expect(chanceChange(0.123)).toBe('+12%');
  expect(chanceChange(-0.5)).toBe('−50%');
  expect(chanceChange(-0.001)).toBe('±0%');
  expect(placeChange(-0.25)).toBe('−0.25');
  expect(timeOf(-0.01)).toBe('0.0');
});

test('what is fine is not shown again', () => {
  const marks = [
    { seat: 0, grade: 'fine' },
    { seat: 0, grade: 'blunder' },
    { seat: 1, grade: 'close' },
  ];
  const review = { marks } as unknown as Review;
  expect(markedOf(review, null)).toHaveLength(2);
  expect(markedOf(review, 0).map(({ grade }) => grade)).toEqual(['blunder']);
});
