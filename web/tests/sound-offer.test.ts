import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';

import { settings } from '../src/lib/settings.svelte';
import SoundOffer from '../src/table/SoundOffer.svelte';

const IDLE = { asked: false, decided: false, small: false, alone: false, speaking: false };
const offers = () => screen.queryAllByRole('region').length;

beforeEach(() => {
  document.body.replaceChildren();
  settings.sound = false;
  settings.soundOffered = false;
});

test('on a small screen it waits for the rivals, and counts as made only when it was seen', async () => {
  const { rerender } = render(SoundOffer, { ...IDLE, small: true, asked: true });
  await tick();
  expect(offers()).toBe(0);
  expect(settings.soundOffered).toBe(false);
  await rerender({ asked: false, decided: true });
  await rerender({ decided: false });
  expect(offers()).toBe(1);
  expect(settings.soundOffered).toBe(true);
  // It comes back while the rivals drive until it is answered.
  await rerender({ asked: true });
  expect(offers()).toBe(0);
  await rerender({ asked: false, decided: true });
  await rerender({ decided: false });
  expect(offers()).toBe(1);
});

test('alone it is made at once, also on a small screen, unless the coach needs the room', async () => {
  const { rerender } = render(SoundOffer, { ...IDLE, small: true, alone: true, asked: true, speaking: true });
  await tick();
  expect(offers()).toBe(0);
  expect(settings.soundOffered).toBe(false);
  await rerender({ speaking: false });
  expect(offers()).toBe(1);
});

test('on a desk it has room beside what the coach says', async () => {
  render(SoundOffer, { ...IDLE, asked: true, speaking: true });
  await tick();
  expect(offers()).toBe(1);
});

test('who has it in sight and drives on has answered', async () => {
  const { rerender } = render(SoundOffer, { ...IDLE, asked: true });
  await tick();
  expect(offers()).toBe(1);
  await rerender({ asked: false, decided: true });
  expect(offers()).toBe(0);
  await rerender({ decided: false, asked: true });
  expect(offers()).toBe(0);
});
