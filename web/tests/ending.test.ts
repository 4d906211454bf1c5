import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import type { Face } from '../src/games/face';
import type { ShownTable, SoloDrive } from '../src/lib/api';
import type { Frame, LiveTable } from '../src/lib/live.svelte';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import Ending from '../src/table/finish/Ending.svelte';

const NAMES = ['Ann', 'Bob', 'Eve'];

/** By seat in which place the car came in, and the place that counts. */
function ended(cars: number[], places: number[], gone: Partial<Record<number, object>>): ShownTable {
  const seats = NAMES.map((name, seat) => ({
    seat,
    name,
    kind: 'person',
    away: false,
    resigned: false,
    ...gone[seat],
  }));
  const result = { places: cars, reason: 'finish' };
  return { game: 'rali', code: 'abc', options: {}, seats, places, result, rematch: null } as unknown as ShownTable;
}

const MOMENTS = {
  moments: [
    {
      kind: 'lead',
      ply: 43,
      round: 2,
      seat: 1,
      weight: 3,
      message: { key: 'moment-lead', values: { who: 1, other: 0 } },
    },
  ],
};
/** Two races of three, the second of which has just been driven; Eve joined late. */
const SEASON = {
  name: 'Friday cup',
  format: 'season',
  finished: false,
  mine: 0,
  entrants: NAMES.map((name, number) => ({ number, name })),
  races: [
    { number: 0, table: 'before', status: 'over', drivers: [] },
    {
      number: 1,
      table: 'abc',
      status: 'over',
      drivers: [
        { entrant: 0, place: 2, points: 6 },
        { entrant: 1, place: 1, points: 9 },
      ],
    },
    { number: 2, table: null, status: 'next', drivers: [] },
  ],
  standings: [
    { entrant: 1, place: 1, points: 15, wins: 1 },
    { entrant: 0, place: 2, points: 12, wins: 0 },
    { entrant: 2, place: 3, points: 0, wins: 0 },
  ],
};
const RESIGNED = { resigned: true, away: true };

function show(
  table: ShownTable,
  mine: number[],
  resigned: number[] = [],
  drive?: Partial<SoloDrive>,
  lead: Face['lead'] = () => ({ unit: 'spaces', amount: 4 }),
): void {
  const answers: Record<string, unknown> = {
    '/api/tables/abc': { table, mine, resigned },
    '/api/tables/abc/moments': MOMENTS,
    '/api/tables/abc/drive': drive,
    '/api/tables/next': { table: { host: 'Eve' } },
    '/api/championships/cup': SEASON,
  };
  const answer = (address: string) => answers[new URL(address, 'http://here').pathname];
  vi.stubGlobal('fetch', async (address: string) => new Response(JSON.stringify(answer(address) ?? {})));
  const face = { Card: {}, colour: () => '#000', standing: () => 'at the finish', lead } as unknown as Face;
  const live = { mine, code: 'abc' } as unknown as LiveTable;
  const portrait = (seat: number) => {
    const car = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    car.dataset.model = String(seat);
    return car;
  };
  render(Ending, { face, frame: { view: {} } as Frame, table, live, name: (seat: number) => NAMES[seat]!, portrait });
}

beforeAll(() => words.load());
afterEach(cleanup);

test('whoever resigned stands last, with the place of the bot, without praise, and may race again', async () => {
  show(ended([1, 2, 3], [3, 1, 2], { 0: RESIGNED }), [], [0]);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent.replace(/\s+/g, ' '));
  expect(rows.map((row) => NAMES.find((name) => row.includes(name)))).toEqual(['Bob', 'Eve', 'Ann']);
  expect(rows[2]).toContain('resigned; a bot finished 1st');
  expect(await screen.findByRole('button', { name: 'Race again' })).toBeTruthy();
  expect(await screen.findByText('A bot drove for you: place 3 of 3.')).toBeTruthy();
  expect(screen.queryByText('You win!')).toBeNull();
});

test('on the podium stand the cars of the board', () => {
  show(ended([2, 1, 3], [2, 1, 3], {}), [0]);
  const cars = [...document.querySelectorAll<SVGElement>('.step .car > svg')];
  expect(cars.map((car) => car.dataset.model)).toEqual(['1', '0', '2']);
});

test('whoever stayed wins behind the car of somebody who resigned', async () => {
  show(ended([1, 2, 3], [3, 1, 2], { 0: RESIGNED }), [1]);
  expect(await screen.findByText('You win!')).toBeTruthy();
});

test('whoever shares a place is told with whom, and equal places stand equally high', async () => {
  show(ended([1, 1, 3], [1, 1, 3], {}), [0]);
  expect(await screen.findByText('You share the win with Bob!')).toBeTruthy();
  expect(document.querySelectorAll('.high-1')).toHaveLength(2);
  cleanup();
  show(ended([1, 2, 2], [1, 2, 2], {}), [2]);
  expect(await screen.findByText('Place 2 of 3, level with Bob.')).toBeTruthy();
  cleanup();
  show(ended([1, 1, 1], [1, 1, 1], {}), []);
  expect(await screen.findByText('Ann, Bob, and Eve share the win')).toBeTruthy();
});

test('nobody is praised for what a bot drove', async () => {
  show(ended([1, 2, 3], [1, 2, 3], { 0: { away: true } }), [0]);
  expect(await screen.findByText('A bot drove for you: place 1 of 3.')).toBeTruthy();
  expect(document.querySelector('.confetti')).toBeNull();
});

test.each([
  [[0], { unit: 'spaces', amount: 10, past: 11 }, 'You win!', '11 spaces past the line, 10 ahead of Bob'],
  [[0], { unit: 'spaces', amount: 1 }, 'You win!', '1 space ahead of Bob'],
  [[0], { unit: 'rounds', amount: 2 }, 'You win!', '2 rounds ahead of Bob'],
  [[0], null, 'You win!', null],
  [[1], { unit: 'seconds', amount: 12 }, 'Second of 3', '12 s behind Ann'],
  [[2], { unit: 'points', amount: 3 }, 'Third of 3', '3 points behind Ann'],
  [[2], null, 'Third of 3', 'at the finish'],
  [[], { unit: 'rounds', amount: 1 }, 'Ann wins', '1 round ahead of Bob'],
] as const)('whoever is asked to look reads how clear it was: %s %s', async (mine, lead, head, facts) => {
  show(ended([1, 2, 3], [1, 2, 3], {}), [...mine], [], undefined, () => lead);
  expect(await screen.findByText(head)).toBeTruthy();
  expect(document.querySelector('.facts')?.textContent ?? null).toBe(facts);
});

test('paper flies for a win, once, and not where nothing moves', async () => {
  const papers = () => document.querySelectorAll('.confetti i');
  show(ended([1, 2, 3], [1, 2, 3], {}), [0]);
  expect(papers().length).toBeGreaterThan(0);
  for (const paper of papers()) await fireEvent.animationEnd(paper);
  expect(document.querySelector('.confetti')).toBeNull();
  cleanup();
  show(ended([2, 1, 3], [2, 1, 3], {}), [0]);
  expect(papers()).toHaveLength(0);
  cleanup();
  settings.calm = true;
  show(ended([1, 2, 3], [1, 2, 3], {}), [0]);
  expect(papers()).toHaveLength(0);
  settings.calm = false;
});

test('it says why the race ended, and shows the best moments with their place in the replay', async () => {
  show(ended([2, 1, 3], [2, 1, 3], {}), [0]);
  expect(await screen.findByText(/^Bob has finished/)).toBeTruthy();
  const moment = await screen.findByRole('link', { name: /Bob takes the lead from Ann/ });
  expect(moment.getAttribute('href')).toBe('/replay/abc?ply=42');
});

test('whoever else raced is asked, and joins the table that another has opened', async () => {
  show({ ...ended([2, 1, 3], [2, 1, 3], {}), rematch: 'next' } as ShownTable, [0]);
  expect(await screen.findByText('Eve wants to race again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
});

test.each([
  [true, 0],
  [false, 1],
])('the dice of a drive of the day stay sealed for as long as the server says: %s', async (sealed, links) => {
  vi.useFakeTimers({ now: Date.parse(sealed ? '2026-11-18T00:10' : '2026-11-17T10:00'), toFake: ['Date'] });
  const table = { ...ended([1], [1], {}), day: '2026-11-17' } as ShownTable;
  table.seats = table.seats.slice(0, 1);
  show(table, [0], [], { cost: 90, unit: 'turns', sealed, ranked: true });
  vi.useRealTimers();
  if (sealed) expect(await screen.findByText(/^Others can watch your drive from tomorrow/)).toBeTruthy();
  const proofs = () => [...document.querySelectorAll('a[href^="/proof/"]')].map(({ textContent }) => textContent);
  await expect.poll(proofs).toEqual(Array(links).fill('Check the cards'));
});

test('a drive alone ends under its medal, not under its reason', async () => {
  const table = { ...ended([1], [1], {}) } as ShownTable;
  table.seats = table.seats.slice(0, 1);
  const outcome = { cost: 264, spare: 0, medal: 'bronze' as const, personal_best: false, record: false };
  show(table, [0], [], { cost: 264, unit: 'seconds', targets: null, best: null, record: null, outcome });
  expect(await screen.findByRole('heading', { name: 'Bronze medal' })).toBeTruthy();
  expect(screen.queryByText(/crossed the finish line/)).toBeNull();
});

test('a race of a championship shows the points it gave, and where everybody stands now', async () => {
  show({ ...ended([2, 1, 3], [2, 1, 3], {}), championship: 'cup' }, [0]);
  expect(await screen.findByRole('heading', { name: 'Friday cup: after race 2 of 3' })).toBeTruthy();
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent.trim()));
  expect(rows.slice(1)).toEqual([
    ['1', 'Bob', '+9', '15'],
    ['2', 'Ann you', '+6', '12'],
    ['3', 'Eve', '–', '0'],
  ]);
  expect(screen.queryByText(/wins the championship/)).toBeNull();
});
