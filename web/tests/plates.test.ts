import { describe, expect, test } from 'vitest';

import { beside, overlaps, settle, type Box } from '../src/board/plates';

const AT = { x: 100, y: 100, heading: 0 };

describe('a plate', () => {
  test('lies on its space where nothing is in the way', () => {
    expect(settle(AT, 40, 22, [])).toMatchObject({ x: 100, y: 100 });
  });

  test('goes beside the road, not along it, where a car stands', () => {
    const car = { x: 100, y: 100, width: 40, height: 40 };
    const plate = settle(AT, 40, 22, [car]);
    expect(overlaps(plate, car)).toBe(false);
    expect(plate.x).toBeCloseTo(100);
    expect(plate.y).not.toBe(100);
  });

  test('and its neighbours never cover each other', () => {
    const taken: Box[] = [];
    for (let count = 0; count < 9; count += 1)
      taken.push(settle({ ...AT, x: 100 + 10 * count, heading: 30 }, 40, 22, taken));
    const pairs = taken.flatMap((one, index) => taken.slice(index + 1).map((other) => overlaps(one, other)));
    expect(pairs).not.toContain(true);
  });

  test('stays on its space where no place is free', () => {
    const everywhere = { x: 100, y: 100, width: 1000, height: 1000 };
    expect(settle(AT, 40, 22, [everywhere])).toMatchObject({ x: 100, y: 100 });
  });
});

describe('a text at dice', () => {
  const dice = { x: 100, y: 100, width: 20, height: 20 };
  const car = (x: number, y: number): Box => ({ x, y, width: 24, height: 24 });

  test('lies below them, and moves aside for a car', () => {
    expect(beside(dice, 30, 16, [])).toMatchObject({ x: 100, y: 118 });
    expect(beside(dice, 30, 16, [car(100, 120)])).toMatchObject({ x: 100, y: 82 });
    expect(beside(dice, 30, 16, [car(100, 120), car(100, 80)])).toMatchObject({ x: 125, y: 100 });
  });

  test('stays below them where no place is free', () => {
    expect(beside(dice, 30, 16, [{ ...dice, width: 200, height: 200 }])).toMatchObject({ x: 100, y: 118 });
  });
});
