import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { describe, expect, test, vi } from 'vitest';

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

test('what came before a mishap is not told after it', async () => {
  settings.coached = [];
  await words.load(['learn-heat'], 'en');
  const face = {
    id: 'heat',
    lesson: () => 'slipstream',
    drama: ({ kind }: { kind: string }) => (kind === 'spun_out' ? { tone: 'alarm', force: 1 } : null),
  } as unknown as Face;
  const log = [{ kind: 'corner', seat: 0 }] as unknown[];
  const told = (events: unknown[]) => {
    cleanup();
    render(Coach, { face, frame: { log: events, seat: 0 } as unknown as Frame, asked: true });
    return screen.getByRole('note').textContent;
  };
  expect(told(log)).toContain('You have crossed a corner line');
  expect(told([...log, { kind: 'spun_out', seat: 0 }])).not.toContain('corner line');
});

test('what a throw brought is not told over the next one', async () => {
  settings.coached = [];
  await words.load(['learn-rali'], 'en');
  const face = { id: 'rali', lesson: () => 'declare', drama: () => null } as unknown as Face;
  const rounds = [
    { leg: 1, number: 1, start: 0 },
    { leg: 1, number: 2, start: 3 },
  ];
  const failed = [
    { kind: 'rolled', seat: 0 },
    { kind: 'shift_failed', seat: 0 },
    { kind: 'rolled', seat: 1 },
  ];
  const told = (log: unknown[]) => {
    cleanup();
    render(Coach, { face, frame: { log, logStart: 0, rounds, seat: 0 } as unknown as Frame, asked: true });
    return screen.getByRole('note').textContent;
  };
  expect(told(failed)).toContain('the shift has failed');
  expect(told([...failed, { kind: 'rolled', seat: 0 }])).not.toContain('the shift has failed');
});

test('where control is lost the coach says nothing', async () => {
  settings.coached = [];
  await words.load(['learn-gt'], 'en');
  const grave = vi.fn(() => false);
  const face = { id: 'gt', lesson: () => 'relay', drama: () => null, grave } as unknown as Face;
  const frame = { log: [{ kind: 'focused', seat: 0 }], seat: 0 } as unknown as Frame;
  render(Coach, { face, frame, asked: true });
  expect(screen.getByRole('note').textContent).toContain('Focus earned');
  cleanup();
  grave.mockReturnValue(true);
  render(Coach, { face, frame, asked: true });
  expect(screen.queryByRole('note')).toBeNull();
  cleanup();
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
