import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';

import { settings } from '../src/lib/settings.svelte';
import SoundOffer from '../src/table/SoundOffer.svelte';

const offers = () => screen.queryAllByRole('region').length;

beforeEach(() => {
  document.body.replaceChildren();
  settings.sound = false;
  settings.soundOffered = false;
});

test('it is made at the first turn, once, and counts as made when it was seen', async () => {
  const { rerender } = render(SoundOffer, { asked: false, decided: false });
  await tick();
  expect([offers(), settings.soundOffered]).toEqual([0, false]);
  await rerender({ asked: true });
  expect([offers(), settings.soundOffered]).toEqual([1, true]);
  // The next race does not ask again.
  document.body.replaceChildren();
  render(SoundOffer, { asked: true, decided: false });
  await tick();
  expect(offers()).toBe(0);
});

test('who has it in sight and drives on has answered', async () => {
  const { rerender } = render(SoundOffer, { asked: true, decided: false });
  await tick();
  expect(offers()).toBe(1);
  await rerender({ asked: false, decided: true });
  expect(offers()).toBe(0);
  await rerender({ decided: false, asked: true });
  expect(offers()).toBe(0);
});
