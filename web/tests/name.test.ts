import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';

import { words } from '../src/lib/words.svelte';
import Me from '../src/pages/Me.svelte';

beforeAll(() => words.load(['pages', 'people']));

test('a refused name is told at its field, until it is changed', async () => {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'PUT')
      return new Response(JSON.stringify({ key: 'mixed-scripts', detail: 'one alphabet' }), { status: 400 });
    const told: Record<string, object> = {
      '/api/me': { name: 'Ann', kind: 'guest', ratings: {} },
      '/api/me/devices': { devices: [], passkeys: [] },
      '/api/me/statistics': { most: 100, races: 0, wins: 0, places: [], tracks: [], rivals: [] },
      '/api/me/turns': { turns: [], deadlines: {} },
      '/api/me/championships': { championships: [] },
    };
    return new Response(
      JSON.stringify(told[path] ?? { games: [], races: [], turns: [], bots: [], results: [], next: null }),
    );
  });
  render(Me);
  const field = await screen.findByRole('textbox', { name: 'My name' });
  await fireEvent.input(field, { target: { value: 'Aнn' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const told = await screen.findByRole('alert');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe(told.id);
  await fireEvent.input(field, { target: { value: 'Anna' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('false');
});
