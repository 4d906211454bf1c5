import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';

import type { LiveTable } from '../src/lib/live.svelte';
import { words } from '../src/lib/words.svelte';
import type { Target } from '../src/board/scene';
import { adviceMarks, beneath } from '../src/table/advice';
import Hint from '../src/table/Hint.svelte';

const label = { key: 'advice-why-even', values: {} };
const advised = { label, figures: [], compared: null, reason: label, options: [{ label, risk: -1 }], times: 2 };

beforeAll(() => words.load(['hints'], 'en'));

test('what the bot weighed besides comes into view when it is opened', async () => {
  const live = { advice: { advised, decision: [] }, advising: null } as unknown as LiveTable;
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  render(Hint, { live, name: String, asked: true });
  const details = (await screen.findByRole('group')) as HTMLDetailsElement;
  scrolled.mockClear();
  await fireEvent(details, new Event('toggle'));
  expect(scrolled.mock.contexts).toEqual([details]);
});

test('what it says is played as often as it says', async () => {
  const play = vi.fn();
  const live = { advice: { advised, decision: [{ action: 7 }] }, advising: null, play } as unknown as LiveTable;
  Element.prototype.scrollIntoView = vi.fn();
  const { container } = render(Hint, { live, name: String, asked: true });
  await vi.waitFor(() => container.querySelector<HTMLButtonElement>('.button')!.click());
  expect(play.mock.calls).toEqual([[[7], 2]]);
});

test('nothing is written on a space but what a hint writes there', () => {
  const target = (cell: string) => ({ cell, label: '', actions: [], note: '5%' });
  const found = beneath([target('a'), target('b')], { spots: [{ cell: 'b', text: '', dice: '', tone: 'plain' }] });
  expect(found.map(({ note }) => note)).toEqual(['5%', undefined]);
});

test('what a hint says in words is known as such, figures are not', () => {
  const spot = (text: string) => ({ cell: 'a', text, dice: '', tone: 'plain' as const });
  const marks = adviceMarks({ way: [], spots: [spot('Slipstream 2'), spot('100%'), spot('')] } as never, [], undefined);
  expect(marks.filter(({ kind }) => kind === 'advised')).toHaveLength(3);
  const chips = marks.filter(({ kind }) => kind === 'chip');
  expect(chips.map(({ text, wordy }) => [text, wordy])).toEqual([
    ['Slipstream 2', true],
    ['100%', false],
  ]);
});

test('beside the figures of a hint no other figure stands, whatever space they come to lie on', () => {
  const target = (cell: string): Target => ({ cell, label: '', actions: [], note: '5%' });
  const spot = { cell: 'b', text: '5%', dice: 'G4', tone: 'plain' as const };
  expect(beneath([target('a'), target('b')], { spots: [spot] }).map(({ note }) => note)).toEqual([
    undefined,
    undefined,
  ]);
});
