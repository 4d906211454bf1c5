import { describe, expect, test } from 'vitest';

import { overlaps, settle, type Box } from '../src/board/plates';

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
