import { afterEach, expect, test } from 'vitest';

import { settings } from '../src/lib/settings.svelte';

afterEach(() => (settings.calm = false));

test('who wants calm has it in styles too', () => {
  const held = () => document.documentElement.hasAttribute('data-still');
  expect(held()).toBe(false);
  settings.calm = true;
  expect(settings.still).toBe(true);
  expect(held()).toBe(true);
  settings.calm = false;
  expect(held()).toBe(false);
});
