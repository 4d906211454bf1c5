import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { words } from '../src/lib/words.svelte';
import Bots from '../src/me/Bots.svelte';
import Results from '../src/me/Results.svelte';

type Answer = (method: string, path: string, body: unknown) => unknown;

const asked = vi.fn();

function serve(answer: Answer): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    asked(method, path, body);
    const told = answer(method, path, body);
    return told === undefined ? new Response(null, { status: 204 }) : new Response(JSON.stringify(told));
  });
}

beforeEach(async () => {
  asked.mockReset();
  await words.load(['pages']);
});

describe('programs of mine', () => {
  beforeEach(() => {
    let bots: { id: string; name: string; created: number }[] = [];
    serve((method, _, body) => {
      if (method === 'POST') {
        bots = [{ id: 'b1', name: (body as { name: string }).name, created: 0 }];
        return { ...bots[0], token: 'rc_secret' };
      }
      if (method === 'DELETE') {
        bots = [];
        return undefined;
      }
      return { bots };
    });
    render(Bots);
  });

  async function create(): Promise<void> {
    await fireEvent.input(screen.getByRole('textbox', { name: 'Name of the program' }), {
      target: { value: ' Lightning ' },
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Make an account' }));
    await screen.findByDisplayValue('rc_secret');
  }

  test('are made with a name, and their token is shown once', async () => {
    await create();
    expect(asked).toHaveBeenCalledWith('POST', '/api/bots', { name: 'Lightning' });
    expect(await screen.findByText('Lightning', { selector: 'strong' })).toBeTruthy();
  });

  test('are ended only after a second thought, and the token goes with them', async () => {
    await create();
    await fireEvent.click(await screen.findByRole('button', { name: /^End/ }));
    expect(asked).not.toHaveBeenCalledWith('DELETE', expect.anything(), undefined);
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, its token stops working' }));
    await waitFor(() => expect(screen.queryByDisplayValue('rc_secret')).toBeNull());
    expect(asked).toHaveBeenCalledWith('DELETE', '/api/bots/b1', undefined);
  });
});

describe('results', () => {
  const entry = (ended: number) => ({
    code: `c${ended}`,
    game: 'rallyman',
    track: 'hills',
    seat: 0,
    seats: 2,
    place: 1,
    score: -75,
    reason: 'finish',
    rated: false,
    drive: { unit: 'seconds', cost: 75, assisted: false, day: null },
    ended,
  });

  test('are told with place and time; older ones are asked for from where the list ends', async () => {
    serve((_, path) => {
      if (!path.startsWith('/api/me/history')) return { tracks: [] };
      return {
        races: path.includes('before=951')
          ? [entry(950)]
          : Array.from({ length: 50 }, (_each, index) => entry(1000 - index)),
      };
    });
    render(Results, { titles: { rallyman: 'Rallyman' } });
    expect(await screen.findAllByText(/1:15/)).toHaveLength(50);
    await fireEvent.click(screen.getByRole('button', { name: 'Older results' }));
    await waitFor(() => expect(screen.getAllByText(/1:15/)).toHaveLength(51));
    expect(screen.queryByRole('button', { name: 'Older results' })).toBeNull();
  });

  test('of somebody who has not raced yet are promised', async () => {
    serve(() => ({ races: [] }));
    render(Results, { titles: {} });
    expect(await screen.findByText(words.say('me-no-results'))).toBeTruthy();
  });
});
