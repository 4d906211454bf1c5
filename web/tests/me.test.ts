import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Schemas } from '../src/lib/api';
import { decimal } from '../src/lib/figures';
import { words } from '../src/lib/words.svelte';
import Bots from '../src/me/Bots.svelte';
import Results from '../src/me/Results.svelte';
import Statistics from '../src/me/Statistics.svelte';

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
  await words.load(['pages', 'my-races', 'notices']);
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
    await fireEvent.click(screen.getByRole('button', { name: 'Add the program' }));
    await screen.findByDisplayValue('rc_secret');
  }

  test('are made with a name, and their token is shown once', async () => {
    await create();
    expect(asked).toHaveBeenCalledWith('POST', '/api/bots', { name: 'Lightning' });
    expect(await screen.findByText('Lightning', { selector: 'strong' })).toBeTruthy();
  });

  test('are ended only after a second thought, and the token goes with them', async () => {
    await create();
    await fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
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
    rivals: [{ seat: 1, name: 'Bob', bot: null, place: 2 }],
    drive: { unit: 'seconds', cost: 75, assisted: false, day: null },
    ended,
  });

  test('are told with place and time; older ones are asked for from where the list ends', async () => {
    serve((_, path) => {
      if (!path.startsWith('/api/me/history')) return { tracks: [] };
      return {
        older: path.includes('before=') ? null : 951,
        races: path.includes('before=951')
          ? [entry(950)]
          : Array.from({ length: 50 }, (_each, index) => entry(1000 - index)),
      };
    });
    render(Results, { titles: { rallyman: 'Rallyman' } });
    expect(await screen.findAllByText(/1:15/)).toHaveLength(10);
    for (const count of [20, 30, 40, 50, 51]) {
      await fireEvent.click(screen.getByRole('button', { name: 'Older results' }));
      await waitFor(() => expect(screen.getAllByText(/1:15/)).toHaveLength(count));
    }
    expect(screen.queryByRole('button', { name: 'Older results' })).toBeNull();
  });

  test('are searched by game, rival, result and date; nothing found says so, and all can be shown again', async () => {
    serve((_, path) => {
      if (!path.startsWith('/api/me/history')) return { tracks: [] };
      return { races: path.includes('?') ? [] : [entry(1000)], older: null };
    });
    render(Results, { titles: { rallyman: 'Rallyman' } });
    expect(await screen.findByText('Bob', { selector: '.rivals' })).toBeTruthy();
    const choose = async (label: string, value: string) =>
      await fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await choose('Rival', ' Ann & Co ');
    await choose('Result', 'won');
    await choose('To', '2026-03-04');
    const last = new Date(2026, 2, 5).getTime();
    const wanted = `/api/me/history?rival=Ann+%26+Co&result=won&before=${last}`;
    await waitFor(() => expect(asked).toHaveBeenCalledWith('GET', wanted, undefined));
    expect(await screen.findByText('Nothing found.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Bob', { selector: '.rivals' })).toBeTruthy();
  });

  test('that a bot drove home are marked, and no win; opponents have the names of the race', async () => {
    serve((_, path) => {
      if (!path.startsWith('/api/me/history')) return { tracks: [] };
      const rivals = [
        { seat: 1, name: 'club', bot: 'club', place: 2 },
        { seat: 2, name: 'club', bot: 'club', place: 3 },
      ];
      return { races: [{ ...entry(1000), drive: null, bot_finished: true, rivals }], older: null };
    });
    render(Results, { titles: { rallyman: 'Rallyman' } });
    expect(await screen.findByText(words.say('me-bot-finished'))).toBeTruthy();
    expect(document.querySelector('.place.won')).toBeNull();
    expect(screen.getByText('Spark (club driver), Whirl (club driver)')).toBeTruthy();
  });

  test('of somebody who has not raced yet are promised', async () => {
    serve(() => ({ races: [], older: null }));
    render(Results, { titles: {} });
    expect(await screen.findByText(words.say('me-no-results'))).toBeTruthy();
  });
});

test('statistics are pictures with a table behind each', async () => {
  serve((_, path) => {
    if (!path.startsWith('/api/me/statistics')) return { tracks: [] };
    return {
      races: 3,
      wins: 1,
      places: [
        { place: 1, races: 1 },
        { place: 3, races: 2 },
      ],
      tracks: [{ game: 'rali', track: 'classic', races: 3, wins: 1, mean_place: 2.33 }],
      rivals: [
        { name: 'Bob', bot: null, races: 3, ahead: 2, behind: 1 },
        { name: 'club', bot: 'club', races: 1, ahead: 0, behind: 1 },
      ],
      most: 2000,
    };
  });
  const games = [{ id: 'rali', title: 'Ралі' }] as Schemas['GameInfo'][];
  render(Statistics, { games, ratings: {}, tallies: { rali: { races: 3, wins: 1, mean_place: 2.33 } } });
  const pictures = await screen.findAllByRole('img');
  expect(pictures.map((picture) => picture.ariaLabel ?? picture.getAttribute('aria-label'))).toEqual([
    '1st: 1; 2nd: 0; 3rd: 2',
    'classic: 1 of 3',
    'Bob: 2 : 1; Bot: club driver: 0 : 1',
  ]);
  const rows = [...document.querySelectorAll('figure tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toContainEqual(['3rd', '2', '67%']);
  expect(rows).toContainEqual(['Bob', '3', '2', '1']);
  expect(rows).toContainEqual(['classic', '3', '1', '2.3']);
});

test.each([
  ['en', '1.5'],
  ['uk', '1,5'],
  ['ru', '1,5'],
] as const)('in %s one and a half is %s', async (language, written) => {
  await words.speak(language);
  expect(decimal(1.5, 1)).toBe(written);
  await words.load(['review']);
  expect(words.say('review-amount', { unit: 'seconds', amount: 1.5 })).toContain(written);
  await words.speak('en');
});
