import { render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Moment } from '../src/lib/api';
import { words } from '../src/lib/words.svelte';
import { RaceReview, storyFor, type Review, type Status } from '../src/review/review.svelte';
import ReviewPanel from '../src/review/ReviewPanel.svelte';

const DONE = {
  method: { name: 'value', version: 4, budget: 24, value: 'gt-1', driver: 'club', line: 64 },
  unit: 'win',
  seats: ['Ann', 'Bob', 'Eve'],
  legs: 1,
  marks: [],
  story: [{ ply: -1, seat: 0, message: { key: 'review-story-won', values: { you: 'nobody', who: 0, percent: 25 } } }],
} as unknown as Review;

function shown(status: Partial<Status>, mine: number | null = 0): HTMLElement {
  const race = new RaceReview('/api/tables/abc/review');
  race.status = { state: 'working', done: 0, steps: 0, review: null, ...status } as Status;
  const seats = { mine, colour: () => 'red', name: (seat: number) => DONE.seats[seat]! };
  return render(ReviewPanel, { race, code: 'abc', ...seats }).container;
}

function moment(ply: number, seat: number, weight: number): Moment {
  const message = { key: 'moment-lost-control', values: { who: seat } };
  return { kind: 'trouble', ply, round: 1, until: 1, seat, message, weight };
}

beforeAll(() => words.load(['review', 'hints', 'offline', 'finish'], 'en'));

let moments: Moment[] = [];
const asked = vi.fn(async (_path: string) => Response.json({ moments }));
beforeEach(() => void vi.stubGlobal('fetch', asked));

test('whoever waits is told at once what mattered most by the race alone', async () => {
  moments = [moment(3, 0, 1), moment(8, 1, 4), moment(9, 2, 2)];
  shown({ done: 14, steps: 136 });
  expect(await screen.findByRole('button', { name: 'Bob loses control' })).toBeTruthy();
  expect(asked.mock.calls[0]?.[0]).toBe('/api/tables/abc/moments');
});

test('whoever waits is told what for, in plain words', () => {
  expect(shown({ state: 'waiting' }).textContent).toMatch(/Another race is being reviewed.*plays on from every move/s);
  expect(shown({}).textContent).toMatch(/Beginning.*plays on from every move/s);
  expect(shown({ done: 14, steps: 136 }).textContent).toMatch(/14 of 136.*plays on from every move/s);
});

test('the method is folded away, behind a sentence that anybody understands', () => {
  const panel = shown({ state: 'done', done: 136, steps: 136, review: DONE });
  const method = panel.querySelector('details')!;
  expect(method.open).toBe(false);
  expect(method.querySelector('summary')!.textContent).toBe('How was this judged?');
  const [plain, , exactly] = [...method.querySelectorAll('p')].map(({ textContent }) => textContent!);
  expect(plain).toContain('What won more often is called better.');
  expect(exactly).toContain('gt-1');
  expect(panel.textContent!.replace(method.textContent!, '')).not.toMatch(/playout|gt-1/);
});

test('of the sums the reader is told the own one and that of the winner', () => {
  const sum = (seat: number) => ({ ply: -1, seat, message: { key: 'review-story-sums', values: {} } });
  const review = { ...DONE, story: [...DONE.story, sum(2), sum(0), sum(1)] } as Review;
  const seats = (mine: number | null) => storyFor(review, mine).map(({ seat }) => seat);
  expect(seats(1)).toEqual([0, 2, 1]);
  expect(seats(2)).toEqual([0, 2]);
  expect(seats(null)).toEqual([0, 2, 0, 1]);
});

test('the story speaks to its reader', () => {
  shown({ state: 'done', done: 1, steps: 1, review: DONE });
  expect(screen.getByText('You won; at the start that was 25% likely.')).toBeTruthy();
});
