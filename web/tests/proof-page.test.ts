import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';

import type { Proof as Told } from '../src/proof/proof';
import { faceOf } from '../src/games/face';
import { words } from '../src/lib/words.svelte';
import Proof from '../src/pages/Proof.svelte';
import real from './fixtures/proof.json';
import replay from './fixtures/replay.json';

const seats = ['Ann', 'Bob'].map((name, seat) => ({
  seat,
  name,
  kind: 'person',
  bot: null,
  away: false,
  seal: null,
  dice: 'none',
}));

function serve(status: string, proof: Told = real.proof as unknown as Told): void {
  const table = { code: 'abc', game: 'rali', track: 'classic', status, commitment: real.promised, seats, options: {} };
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/record')) return new Response(real.record);
    if (path.endsWith('/proof')) return new Response(JSON.stringify(proof));
    if (path.endsWith('/replay')) return new Response(JSON.stringify(replay));
    return new Response(JSON.stringify({ table, mine: [], host: false, invites: {} }));
  });
  render(Proof, { parts: ['abc'], query: new URLSearchParams() });
}

const PATIENCE = { timeout: 10_000 };

beforeAll(async () => {
  await Promise.all([faceOf('rali'), words.load(['proof', 'replay'])]);
}, 60_000);

test('a fair race is called fair, with every roll in the list', async () => {
  serve('over');
  expect(
    await screen.findByText(words.say('proof-fair', { rolls: real.proof.rolls.length }), {}, PATIENCE),
  ).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(real.proof.rolls.length + 1);
  expect(screen.getByText('тихіше їдеш')).toBeTruthy();
});

test('a race whose seed was exchanged is not, and the rolls that differ are listed', async () => {
  serve('over', { ...real.proof, seed: 'ab'.repeat(32) } as unknown as Told);
  expect(await screen.findByText(words.say('proof-broken'), {}, PATIENCE)).toBeTruthy();
  expect(screen.getAllByText('differ').length).toBeGreaterThan(5);
});

test('a race that goes on cannot be proved yet, and shows its seal', async () => {
  serve('running');
  expect(await screen.findByText(words.say('proof-early'), {}, PATIENCE)).toBeTruthy();
  expect(screen.getByText(real.promised)).toBeTruthy();
});

test('a race that was ended before its finish will never be proved', async () => {
  serve('closed');
  expect(await screen.findByText(words.say('proof-ended'), {}, PATIENCE)).toBeTruthy();
  expect(screen.queryByText(words.say('proof-early'))).toBeNull();
});
