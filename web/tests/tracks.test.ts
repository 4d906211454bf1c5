import { beforeEach, describe, expect, test, vi } from 'vitest';

import { settings } from '../src/lib/settings.svelte';
import { tracks, type TrackInfo } from '../src/lib/tracks.svelte';
import { words } from '../src/lib/words.svelte';
import { paragraphsOf } from '../src/learn/lessons';

const list = [
  { id: 'hills', title: 'Hills', kind: 'rally', facts: { stages: 2 }, options: { rally: 'hills' }, record: null },
  {
    id: 'hills:1',
    title: 'Hills · SS 1',
    kind: 'stage',
    facts: {},
    options: { rally: 'hills', stage: 1 },
    record: null,
  },
  {
    id: 'hills:2',
    title: 'Hills · SS 2',
    kind: 'stage',
    facts: {},
    options: { rally: 'hills', stage: 2 },
    record: null,
  },
] as unknown as TrackInfo[];

const asked = vi.fn();

beforeEach(() => {
  tracks.forget();
  asked.mockReset();
  vi.stubGlobal('fetch', async (path: string) => {
    asked(path);
    return new Response(JSON.stringify({ tracks: list }), { headers: { 'content-type': 'application/json' } });
  });
});

describe('the tracks of a game', () => {
  test('are asked for once in a language', async () => {
    await Promise.all([tracks.load('dunes'), tracks.load('dunes')]);
    expect(asked.mock.calls).toEqual([['/api/games/dunes/tracks?language=en']]);
    settings.language = 'uk';
    await tracks.load('dunes');
    settings.language = 'en';
    expect(asked).toHaveBeenLastCalledWith('/api/games/dunes/tracks?language=uk');
  });

  test('are asked for again after a refusal', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
    await expect(tracks.load('marsh')).rejects.toThrow();
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ tracks: list })));
    await tracks.load('marsh');
    expect(tracks.of('marsh')).toHaveLength(3);
  });

  test('have no title until it is known: what they are filed under is nothing to read', async () => {
    expect(tracks.title('fens', 'hills')).toBe('');
    await tracks.load('fens');
    expect(tracks.title('fens', 'hills')).toBe('Hills');
  });

  test('are told by their titles: a rally, one of its stages, or a file of somebody', async () => {
    await tracks.load('dunes');
    expect(tracks.title('dunes', 'hills')).toBe('Hills');
    expect(tracks.title('dunes', 'hills', { stage: 2 })).toBe('Hills · SS 2');
    expect(tracks.title('dunes', 'my own')).toBe('my own');
    await words.load();
    expect(tracks.title('dunes', '1961')).toBe('Season 1961');
  });
});

test('a lesson is told in paragraphs', () => {
  expect(paragraphsOf('One\nand the same.\n\n  Two.\n   \nThree.')).toEqual(['One\nand the same.', 'Two.', 'Three.']);
});
