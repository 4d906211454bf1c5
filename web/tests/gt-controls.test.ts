/** The controls of Rallyman: GT as the table drives them: what is asked stays until the next question is complete. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import Controls from '../src/games/gt/Controls.svelte';
import { face } from '../src/games/gt/face';
import type { GTFrame, GTOutlook, GTView } from '../src/games/gt/position';
import type { Choice, LiveTable } from '../src/lib/live.svelte';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';

const sides: Choice[] = [
  { action: 32, text: 'left', json: {} },
  { action: 33, text: 'right', json: {} },
];
const outlook = {
  choices: {
    '32': { cell: '1#1', label: { key: 'gt-choice-side', values: { side: 'left' } } },
    '33': { cell: '1#3', label: { key: 'gt-choice-side', values: { side: 'right' } } },
  },
} as unknown as GTOutlook;
const frame = (phase: string, legal: Choice[]): GTFrame => ({
  view: { phase, weather: 'dry', cars: [], move: {}, turn: 0 } as unknown as GTView,
  events: [],
  seat: 0,
  moment: 1,
  pending: [0],
  legal,
  undo: false,
  log: [],
  logStart: 0,
});

beforeAll(async () => {
  await words.load(face.topics, 'en');
  settings.language = 'en';
});
afterEach(cleanup);

function table() {
  const play = vi.fn();
  const props = {
    live: { play } as unknown as LiveTable,
    frame: frame('verge', sides),
    choices: sides,
    outlook: outlook as GTOutlook | null,
    name: String,
    aimed: null,
    sketch: null,
  };
  return { ...render(Controls, props), play };
}

test('what was asked stays in sight while the answer is under way, and cannot be given twice', async () => {
  const { rerender, play } = table();
  await tick();
  screen.getByRole('button', { name: 'left verge' }).click();
  await rerender({ choices: [], outlook: null });
  screen.getByRole('button', { name: 'right verge' }).click();
  expect(play.mock.calls).toEqual([[[32]]]);
});

test('it goes when there is nothing more to decide, though others are still being shown', async () => {
  const { rerender } = table();
  await tick();
  screen.getByRole('button', { name: 'left verge' }).click();
  await rerender({ frame: frame('plan', []), choices: [], outlook: null });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the next question can be answered only when it is the one in sight', async () => {
  const { rerender, play } = table();
  await tick();
  screen.getByRole('button', { name: 'left verge' }).click();
  await rerender({ choices: [], outlook: null });
  await tick();
  screen.getByRole('button', { name: 'right verge' }).click();
  expect(play).toHaveBeenCalledTimes(1);
  await rerender({ choices: sides, outlook: { ...outlook } });
  screen.getByRole('button', { name: 'right verge' }).click();
  expect(play).toHaveBeenCalledTimes(2);
});
