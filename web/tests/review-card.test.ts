import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';

import { words } from '../src/lib/words.svelte';
import MarkCard from '../src/review/MarkCard.svelte';
import { markedOf, mistakesOf, type Mark, type Review } from '../src/review/review.svelte';

const MISTAKE: Mark = {
  ply: 12,
  last: 13,
  leg: 1,
  round: 3,
  seat: 0,
  grade: 'mistake',
  gear: 4,
  spot: 7,
  sign: '111a',
  decision: ['3', '2'],
  loss: 0.09,
  error: 0.03,
  hindsight: 0.09,
  choices: 4,
  hinted: false,
  played: null,
  better: [{ decision: ['3', '1'], win: 0.11, place: -0.2, time: 0, gain: 0.09, error: 0.03, advised: null }],
};

const shown = (mark: Mark, rivals: number, mine = true): string =>
  render(MarkCard, {
    mark,
    unit: 'win',
    legs: 1,
    rivals,
    open: true,
    colour: 'red',
    mine,
    name: String,
    toggle: () => undefined,
  }).container.textContent!.replace(/\s+/g, ' ');

beforeAll(() => words.load(['review', 'hints'], 'en'));

test('the two numbers of a decision say what each counts', () => {
  expect(shown(MISTAKE, 3)).toMatch(/Mistake.*cost 9%.*\+9% on balance: chance to win \+11%, places gained \+0\.20/);
  expect(shown({ ...MISTAKE, loss: 0.11 }, 1)).toMatch(/cost 11%.*\+11% to win/);
});

test('who did as the hint said is not scolded', () => {
  const told = shown({ ...MISTAKE, hinted: true }, 3);
  expect(told).toContain('You followed the hint');
  expect(told).not.toMatch(/Mistake|cost/);
  expect(shown({ ...MISTAKE, hinted: true }, 3, false)).toContain('Followed the hint');
  expect(screen.queryByText('Mistake')).toBeNull();
});

test('what a hint said is nothing to practise, and no longer worth a look where nobody disputes it', () => {
  const grades = ['mistake', 'close', 'brilliant'] as const;
  const marks = grades.map((grade, ply) => ({ ...MISTAKE, ply, grade, hinted: true }));
  const review = { marks: [...marks, { ...MISTAKE, ply: 20 }] } as unknown as Review;
  expect(markedOf(review, 0).map(({ ply }) => ply)).toEqual([0, 20]);
  expect(mistakesOf(review, 0).map(({ ply }) => ply)).toEqual([20]);
});
