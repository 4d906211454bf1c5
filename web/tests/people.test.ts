/** What a person may do at a table, and with a race that cannot go on. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import type { ShownTable } from '../src/lib/api';
import type { LiveTable } from '../src/lib/live.svelte';
import { words } from '../src/lib/words.svelte';
import PersonalData from '../src/me/PersonalData.svelte';
import TablePeople from '../src/people/TablePeople.svelte';
import Frozen from '../src/table/Frozen.svelte';

beforeAll(() => words.load(['people']));
afterEach(cleanup);

function show(more: object): void {
  const seats = [{ seat: 0, kind: 'person', away: false, resigned: false, asked: true, agreed: false }];
  const table = {
    status: 'running',
    frozen: null,
    rated: false,
    day: null,
    clock: null,
    training: null,
    seats,
    ...more,
  };
  const live = { mine: [0], code: 'abc' } as unknown as LiveTable;
  render(TablePeople, { host: true, live, table: table as unknown as ShownTable, name: () => 'Ann' });
}

test.each([true, false])(
  'where the decision is out of sight, a bot at the wheel is told and sent away: %s',
  (small) => {
    const asked: unknown[] = [];
    const seats = [{ seat: 0, kind: 'person', away: true, resigned: false, left_by: 'holder' }];
    const table = { status: 'running', frozen: null, rated: false, day: null, clock: null, training: null, seats };
    const live = { mine: [0], seat: 0, code: 'abc', driveAgain: () => asked.push('again') } as unknown as LiveTable;
    render(TablePeople, { host: true, live, table: table as unknown as ShownTable, name: () => 'Ann', small });
    const again = screen.queryByRole('button', { name: 'Drive again' });
    expect(screen.queryByText('A bot drives for you.') !== null).toBe(small);
    again?.click();
    expect(asked).toEqual(small ? ['again'] : []);
  },
);

const autopilot = () => screen.queryByRole('button', { name: 'Let a bot drive for me' });

test.each([
  [{}, true],
  [{ rated: true }, false],
  [{ day: '2026-11-17' }, false],
])('a bot is offered for me where it may drive: %j', (more, offered) => {
  show(more);
  expect(screen.getByRole('button', { name: 'Resign' })).toBeTruthy();
  expect(autopilot() !== null).toBe(offered);
});

test.each([true, false])(
  'a frozen race leads to its replay and to a new race, and its host may close it (%s)',
  async (host) => {
    const told = { host, table: { status: 'running', game: 'heat' } };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(told)));
    render(Frozen, { code: 'abc' });
    expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/abc');
    await vi.waitFor(() =>
      expect(screen.getByRole('link', { name: 'New race' }).getAttribute('href')).toBe('/new?game=heat'),
    );
    expect(screen.queryByRole('button', { name: 'Close table' }) !== null).toBe(host);
  },
);

test('the host closes a frozen race and is led home; what speaks against it is said', async () => {
  const asked: string[] = [];
  const told = { host: true, table: { status: 'running', game: 'heat' } };
  const refusal = { status: 503, key: 'not-stored', sentence: 'look again' };
  let refused = true;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${path}`);
    if (init.method !== 'DELETE') return new Response(JSON.stringify(told));
    return refused ? new Response(JSON.stringify(refusal), { status: 503 }) : new Response(null, { status: 204 });
  });
  history.replaceState(null, '', '/table/abc');
  render(Frozen, { code: 'abc' });
  const close = await screen.findByRole('button', { name: 'Close table' });
  await fireEvent.click(close);
  expect((await screen.findByRole('alert')).textContent).toBe(words.say('refused-not-stored'));
  expect(location.pathname).toBe('/table/abc');
  refused = false;
  await fireEvent.click(close);
  await vi.waitFor(() => expect(location.pathname).toBe('/'));
  expect(asked.filter((each) => each.startsWith('DELETE'))).toEqual(Array(2).fill('DELETE /api/tables/abc'));
});

test('everything about me is deleted after a second thought; what speaks against it is said', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${path}`);
    return new Response(JSON.stringify({ status: 503, key: 'busy', sentence: 'busy' }), { status: 503 });
  });
  render(PersonalData);
  const whole = screen.getByRole('link', { name: 'Download everything' });
  expect([whole.getAttribute('href'), whole.getAttribute('download')]).toEqual(['/api/me/export', 'racecraft.json']);
  await fireEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(asked).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, delete me' }));
  expect((await screen.findByRole('alert')).textContent).toBe(words.say('refused-busy'));
  expect(asked).toEqual(['DELETE /api/me']);
});
