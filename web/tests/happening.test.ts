import { expect, test } from 'vitest';

import { face as heat } from '../src/games/heat/face';
import { face as rali } from '../src/games/rali/face';
import type { Face } from '../src/games/face';
import type { Frame } from '../src/lib/live.svelte';
import { happening } from '../src/table/happening';

const frame = (...events: object[]) => ({ events, view: {} }) as unknown as Frame;

test('dice roll only where a die is thrown; else a car is on its way', () => {
  const game = rali as unknown as Face;
  expect(happening(game, frame({ kind: 'rolled', seat: 0, die: 4 }), null)).toBe('web-rolling');
  expect(happening(game, frame({ kind: 'moved', seat: 0 }), null)).toBe('web-driving');
});

test('a card that is turned over is no die', () => {
  const game = { throws: () => [{ seat: 0, text: '3', label: '3', card: 'speed 3' }] } as unknown as Face;
  expect(happening(game, frame({}), null)).toBe('web-driving');
  expect(happening(heat as unknown as Face, frame(), null)).toBe('web-driving');
});
