import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { describe, expect, test } from 'vitest';

import type { Face } from '../src/games/face';
import type { Frame } from '../src/lib/live.svelte';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import Coach from '../src/table/Coach.svelte';
import { beginningOf } from '../src/table/sentences';

const MOST = 116;

test('as many sentences are told as fit, and the first in any case', () => {
  expect(beginningOf('A corner. Brake! Then go on. More of it comes later.', 30)).toBe('A corner. Brake! Then go on.');
  expect(beginningOf('One that is far too long. Two.', 10)).toBe('One that is far too long.');
  expect(beginningOf('No full stop', 5)).toBe('No full stop');
});

describe.each(['en', 'uk', 'ru'])('what the coach says at first in %s', (language) => {
  test.each(['gt', 'heat', 'rallyman', 'rali'])('in %s is more than a heading, and fits a phone', (game) => {
    const file = `../src/racecraft/locales/${language}/learn-${game}.ftl`;
    const said = [...readFileSync(file, 'utf-8').matchAll(/^(coach-\S+) = (.+)$/gm)];
    expect(said.length).toBeGreaterThan(5);
    for (const [, key, text] of said) {
      const told = beginningOf(text!, MOST);
      expect(told.length, `${key}: ${told}`).toBeGreaterThanOrEqual(45);
      expect(told.length, `${key}: ${told}`).toBeLessThanOrEqual(MOST);
    }
  });
});

describe('the farewell', () => {
  const face = { id: 'rali', lesson: () => 'gear' } as unknown as Face;
  const frame = { log: [], seat: 0 } as unknown as Frame;
  const ends = () => render(Coach, { face, frame, asked: false, over: true });

  test('stands after the first race of a game, and not after the next', async () => {
    settings.coached = [];
    await words.load(['learn'], 'en');
    ends();
    await tick();
    expect(screen.getByRole('note').textContent).toContain('first race of this game');
    cleanup();
    ends();
    await tick();
    expect(screen.queryByRole('note')).toBeNull();
  });
});
