/** Whom order, ring and panel lead the eye to. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';

import type { Face, Throw } from '../src/games/face';
import type { ShownTable } from '../src/lib/api';
import type { Frame } from '../src/lib/live.svelte';
import { words } from '../src/lib/words.svelte';
import { actorOf } from '../src/table/happening';
import Order from '../src/table/Order.svelte';
import { named, ringed, standingOut } from '../src/table/spotlight';

beforeAll(() => words.load());
afterEach(cleanup);

test('whoever is asked stands out, until a move is shown: then the car that makes it', () => {
  const asked = { seat: 2, pending: [0, 1] };
  expect([ringed(asked, null), standingOut(asked, null)]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect([ringed(asked, 3), standingOut(asked, 3)]).toEqual([[3], [3]]);
});

test('where several decide at once, the one that is looked from stands out', () => {
  expect(standingOut({ seat: 0, pending: [0, 1] }, null)).toEqual([0]);
  expect(ringed({ seat: 0, pending: [0, 1] }, null)).toEqual([0, 1]);
});

test('of several at one screen the one whose hand is shown is named', () => {
  expect([0, 1, 2].filter((car) => named(car, 0, [0, 1]))).toEqual([0]);
  expect([0, 1, 2].filter((car) => named(car, null, [0, 1]))).toEqual([0, 1]);
});

test('an act belongs to the car that throws, else to the one that drives; the table is nobody', () => {
  const thrown = (seat: number) => ({ seat, text: '3', label: '3' }) as Throw;
  expect(actorOf({ throws: [thrown(2)], motions: [{ seat: 1, cells: ['a'] }] })).toBe(2);
  expect(actorOf({ throws: [thrown(-1)], motions: [{ seat: 1, cells: ['a'] }] })).toBe(1);
  expect(actorOf(undefined)).toBeNull();
});

function order(seat: number | null, pending: number[], acting: number | null): string[][] {
  const face = { colour: () => 'red', standing: () => '' } as unknown as Face;
  const table = { seats: [{}, {}, {}] } as unknown as ShownTable;
  const frame = { seat, pending, view: { order: [1, 0, 2] } } as unknown as Frame;
  render(Order, { face, frame, table, mine: [0, 1], acting, name: (each: number) => ['Ann', 'Bob', 'Eve'][each]! });
  const called = (sign: string) =>
    screen
      .getAllByRole('listitem')
      .filter((row) => row.classList.contains(sign))
      .map((row) => row.querySelector('.name')!.textContent);
  return [called('lit'), called('named'), called('asked')];
}

test('after the screen has passed to Ann the order shows and names her, not Bob who is ahead and decides as well', () => {
  expect(order(0, [0, 1], null)).toEqual([['Ann'], ['Ann'], ['Bob', 'Ann']]);
});

test('while the move of Eve is shown she stands out, whoever is waited for', () => {
  expect(order(0, [1], 2)).toEqual([['Eve'], ['Ann'], ['Bob']]);
});
