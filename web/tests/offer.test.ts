/** When sound is offered: at the first turn, on a small screen only while rivals drive. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import SoundOffer from '../src/table/SoundOffer.svelte';

beforeEach(async () => {
  await words.load();
  settings.sound = false;
  settings.soundOffered = false;
});
afterEach(cleanup);

const offered = (): boolean => screen.queryByRole('region') !== null;

test('on a large screen it is offered beside the first question, and gone with the answer to that', async () => {
  const { rerender } = render(SoundOffer, { asked: true, decided: false, small: false });
  await rerender({});
  expect(offered()).toBe(true);
  await rerender({ asked: false, decided: true });
  expect(offered()).toBe(false);
});

test('on a small screen it waits until rivals drive, and takes no room from the next question', async () => {
  const { rerender } = render(SoundOffer, { asked: true, decided: false, small: true });
  await rerender({});
  expect(offered()).toBe(false);
  await rerender({ asked: false, decided: true });
  await rerender({ decided: false });
  expect(offered()).toBe(true);
  await rerender({ asked: true });
  expect(offered()).toBe(false);
  await rerender({ asked: false, decided: true });
  expect(offered()).toBe(false);
});
