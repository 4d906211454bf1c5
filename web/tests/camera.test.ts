import { describe, expect, test } from 'vitest';

import { CLOSEST, freeOf, held, panned, transform, whole, zoomed } from '../src/board/camera';

const box = { x: 100, y: 50, width: 2000, height: 1000 };
const frame = { width: 400, height: 400 };

describe('the whole board', () => {
  test('fits its longer side and is centred', () => {
    expect(whole(box, frame)).toEqual({ x: 1100, y: 550, zoom: 0.2 });
  });

  test('has some zoom even in a frame that is not yet laid out', () => {
    expect(whole(box, { width: 0, height: 0 }).zoom).toBeGreaterThan(0);
  });
});

describe('the free part of a frame', () => {
  test('is all of it where nothing lies on it', () => {
    expect(freeOf(frame, [])).toEqual([{ x: 0, y: 0, ...frame }]);
  });

  test('lies beside what covers its corners, and above a hand of cards', () => {
    const map = { x: 300, y: 6, width: 94, height: 70 };
    const headline = { x: 8, y: 8, width: 160, height: 24 };
    const hand = { x: 0, y: 340, width: 400, height: 60 };
    const button = { x: 354, y: 290, width: 40, height: 40 };
    expect(freeOf(frame, [map, headline, hand, button])).toEqual([
      { x: 0, y: 76, width: 354, height: 264 },
      { x: 0, y: 32, width: 300, height: 308 },
      { x: 0, y: 76, width: 400, height: 214 },
    ]);
  });
});

describe('a held look', () => {
  test('is never farther away than the whole board', () => {
    expect(held({ x: 0, y: 0, zoom: 0.01 }, box, frame)).toEqual(whole(box, frame));
  });

  test('is never closer than allowed, unless a small board fills the frame only so', () => {
    expect(held({ x: 1100, y: 550, zoom: 99 }, box, frame).zoom).toBe(CLOSEST);
    const small = { x: 0, y: 0, width: 40, height: 40 };
    expect(held({ x: 20, y: 20, zoom: 99 }, small, frame).zoom).toBe(10);
  });

  test('stays on the board', () => {
    expect(held({ x: -5000, y: 5000, zoom: 1 }, box, frame)).toEqual({ x: 300, y: 850, zoom: 1 });
  });

  test('centres the side that is smaller than the frame', () => {
    const look = held({ x: 1000, y: 51, zoom: 0.3 }, box, { width: 400, height: 500 });
    expect(look.y).toBe(550);
    expect(look.x).toBe(1000);
  });
});

test('zooming keeps the point under the finger where it is', () => {
  const at = { x: 320, y: 90 };
  const seen = (look: { x: number; y: number; zoom: number }) => ({
    x: look.x + (at.x - frame.width / 2) / look.zoom,
    y: look.y + (at.y - frame.height / 2) / look.zoom,
  });
  const before = { x: 700, y: 400, zoom: 0.5 };
  const after = zoomed(before, 1.7, at, frame);
  expect(after.zoom).toBeCloseTo(0.85);
  expect(seen(after).x).toBeCloseTo(seen(before).x);
  expect(seen(after).y).toBeCloseTo(seen(before).y);
});

test('panning moves the board with the finger', () => {
  expect(panned({ x: 100, y: 100, zoom: 0.5 }, 10, -20)).toEqual({ x: 80, y: 140, zoom: 0.5 });
});

test('the transform puts the middle of the look into the middle of the frame', () => {
  expect(transform({ x: 600, y: 300, zoom: 0.5 }, box, frame)).toBe('translate(-50.00px, 75.00px) scale(0.5000)');
});
