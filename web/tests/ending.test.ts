import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import type { Face } from '../src/games/face';
import type { ShownTable } from '../src/lib/api';
import type { Frame, LiveTable } from '../src/lib/live.svelte';
import { counted } from '../src/lib/places';
import { words } from '../src/lib/words.svelte';
import Ending from '../src/table/Ending.svelte';

const NAMES = ['Ann', 'Bob', 'Eve'];

function ended(places: number[], gone: Partial<Record<number, object>>): ShownTable {
  const seats = NAMES.map((name, seat) => ({
    seat,
    name,
    kind: 'person',
    away: false,
    resigned: false,
    ...gone[seat],
  }));
  return { seats, result: { places } } as unknown as ShownTable;
}

const RESIGNED = { resigned: true, away: true };

function show(table: ShownTable, mine: number[], resigned: number[] = []): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ table, mine, resigned })));
  const face = { colour: () => '#000', standing: () => 'at the finish' } as unknown as Face;
  const live = { mine, code: 'abc' } as unknown as LiveTable;
  render(Ending, { face, frame: { view: {} } as Frame, table, live, name: (seat: number) => NAMES[seat]! });
}

beforeAll(() => words.load());
afterEach(cleanup);

test('whoever resigned is counted behind all who stayed', () => {
  expect(counted(ended([1, 2, 3], { 0: RESIGNED }))).toEqual([3, 1, 2]);
  expect(counted(ended([1, 2, 3], { 0: RESIGNED, 2: RESIGNED }))).toEqual([2, 1, 2]);
  expect(counted(ended([2, 1, 3], {}))).toEqual([2, 1, 3]);
});

test('they stand last, with the place of the bot, without praise, and may race again', async () => {
  show(ended([1, 2, 3], { 0: RESIGNED }), [], [0]);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent.replace(/\s+/g, ' '));
  expect(rows.map((row) => NAMES.find((name) => row.includes(name)))).toEqual(['Bob', 'Eve', 'Ann']);
  expect(rows[2]).toContain('resigned; a bot finished 1st');
  expect(await screen.findByRole('button', { name: 'Race again' })).toBeTruthy();
  expect(screen.getByText('A bot drove for you: place 3 of 3.')).toBeTruthy();
  expect(screen.queryByText('You have won!')).toBeNull();
});

test('whoever stayed wins behind the car of somebody who resigned', () => {
  show(ended([1, 2, 3], { 0: RESIGNED }), [1]);
  expect(screen.getByText('You have won!')).toBeTruthy();
});

test('nobody is praised for what a bot drove', () => {
  show(ended([1, 2, 3], { 0: { away: true } }), [0]);
  expect(screen.getByText('A bot drove for you: place 1 of 3.')).toBeTruthy();
});
