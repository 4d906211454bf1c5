import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';

import type { Overlay } from '../src/board/overlay';
import type { Throw } from '../src/games/face';
import Theatre from '../src/theatre/Theatre.svelte';

const overlay = {
  scale: 1,
  cell: () => ({ x: 0, y: 0, angle: 0 }),
  ahead: () => ({ x: 0, y: 0, angle: 0 }),
  place: () => ({ x: 0, y: 0, angle: 0 }),
} as unknown as Overlay;
const die = (seat: number, cell: string): Throw =>
  ({ seat, cell, laid: true, text: '1', die: { look: 'black', text: '1' } }) as unknown as Throw;

test('the dice of others are taken up, and those of the seat that decides stay', async () => {
  const { component, container } = render(Theatre, { overlay });
  component.lay([[die(1, 'a'), die(1, 'b')], [die(0, 'c')]]);
  await tick();
  const dice = (which: string) => container.querySelectorAll(`.theatre > .die${which}`).length;
  expect([dice(''), dice('.leaving')]).toEqual([3, 0]);
  component.keepOnly(0);
  await tick();
  expect([dice(''), dice('.leaving')]).toEqual([3, 2]);
  await expect.poll(() => dice('')).toBe(1);
});
