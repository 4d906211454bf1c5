import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { words } from '../src/lib/words.svelte';
import Story from '../src/replay/Story.svelte';

const line = (seat: number, text: string, moment: number) => ({
  seat,
  text,
  moment,
  whole: seat < 0,
  turn: { leg: 1, round: 1, seat, start: moment, events: [] },
});
const lines = [line(0, 'begins.', 1), line(-1, 'It rains.', 4), line(1, 'rolls 6.', 4), line(1, 'spins.', 9)];
const jump = vi.fn();
const props = (at: number) => ({
  lines,
  at,
  colour: () => 'red',
  name: (car: number) => ['Ann', 'Bob'][car] ?? '',
  address: (moment: number) => `/replay/abc?ply=${moment}`,
  jump,
});
const current = () => screen.queryAllByRole('link', { current: 'step' }).map((link) => link.textContent?.trim());

beforeEach(async () => {
  await words.load();
  jump.mockReset();
});

test('the latest sentence that has come true is marked, wherever the race goes', async () => {
  const { rerender } = render(Story, props(4));
  expect(current()).toEqual(['2 Bob rolls 6.']);
  await rerender(props(8));
  expect(current()).toEqual(['2 Bob rolls 6.']);
  await rerender(props(2));
  expect(current()).toEqual(['1 Ann begins.']);
  await rerender(props(0));
  expect(current()).toEqual([]);
});

test('a sentence leads to its moment, in place or in another window', async () => {
  render(Story, props(0));
  const link = screen.getByRole('link', { name: /Bob spins/ });
  expect(link.getAttribute('href')).toBe('/replay/abc?ply=9');
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(jump).toHaveBeenCalledExactlyOnceWith(9);
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(jump).toHaveBeenCalledOnce();
});
