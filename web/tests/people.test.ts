/** What a person may do at a table, and with a race that cannot go on. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import type { ShownTable } from '../src/lib/api';
import type { LiveTable } from '../src/lib/live.svelte';
import { words } from '../src/lib/words.svelte';
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
