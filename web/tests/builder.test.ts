import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import Out from '../src/builder/Out.svelte';
import type { GameBuilder } from '../src/builder/builders';
import { fileName } from '../src/builder/saving';
import { Workshop } from '../src/builder/workshop.svelte';
import type { GameInfo } from '../src/lib/api';
import { words } from '../src/lib/words.svelte';

test('names of files', () => {
  expect(fileName('  Red / Canyon: 2 ', 'json')).toBe('Red-Canyon-2.json');
  expect(fileName('…', 'svg')).toBe('track.svg');
});

/** A server whose documents are lists of what was done. */
interface Asked {
  document?: { done: string[]; name?: string };
  edit?: { do: string; title?: string };
  seed?: number;
}
function answer(path: string, { document, edit, seed }: Asked): unknown {
  if (path.endsWith('/fits')) return [];
  const naming = edit?.do === 'name';
  const name = naming ? edit.title : seed === undefined ? document?.name : `#${seed}`;
  const done = [...(document?.done ?? []), ...(edit && !naming ? [edit.do] : []), ...(seed ? [`made ${seed}`] : [])];
  const built = { fingerprint: done.join(), problems: [], statistics: {}, sketch: { spaces: [] } };
  return { document: name ? { done, name } : { done }, title: name ?? '', ...built };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as Asked;
    if (asked.edit?.do === 'bad')
      return Promise.resolve(new Response('{"key":"bad-edit","sentence":"no"}', { status: 422 }));
    return Promise.resolve(new Response(JSON.stringify(answer(path, asked))));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('undo and redo without end, one edit after another, kept over a reload', async () => {
  const workshop = new Workshop('game');
  await workshop.open();
  const names = Array.from({ length: 90 }, (_, index) => `e${index}`);
  await Promise.all(names.map((name) => workshop.edit({ do: name })));
  expect(workshop.document).toEqual({ done: names });
  await workshop.edit({ do: 'bad' });
  expect(workshop.fault).not.toBe('');
  expect(workshop.document).toEqual({ done: names });
  for (let count = 90; count > 0; count -= 1) {
    await workshop.undo();
    expect(workshop.document).toEqual({ done: names.slice(0, count - 1) });
  }
  expect(workshop.canUndo).toBe(false);
  await workshop.undo();
  for (const _ of names) await workshop.redo();
  expect(workshop.document).toEqual({ done: names });
  expect(workshop.canRedo).toBe(false);
  await workshop.undo();
  await workshop.edit({ do: 'other' });
  expect(workshop.canRedo).toBe(false);

  const later = new Workshop('game');
  await later.open();
  expect(later.document).toEqual({ done: [...names.slice(0, -1), 'other'] });
  await later.undo();
  expect(later.document).toEqual({ done: names.slice(0, -1) });
});

test('a track from elsewhere puts nothing out of reach', async () => {
  const mine = new Workshop('game');
  await mine.open();
  await mine.edit({ do: 'a' });
  await mine.edit({ do: 'b' });

  const linked = new Workshop('game');
  await linked.open({ done: ['from', 'elsewhere'] }, 'f00d');
  expect(linked.remix).toBe('f00d');
  await linked.undo();
  expect(linked.document).toEqual({ done: ['a', 'b'] });
  expect(linked.remix).toBeUndefined();
  await linked.undo();
  expect(linked.document).toEqual({ done: ['a'] });
  await linked.redo();
  await linked.redo();
  expect(linked.document).toEqual({ done: ['from', 'elsewhere'] });
  expect(linked.remix).toBe('f00d');

  // Over a reload too; and the same link once more is no further step.
  const later = new Workshop('game');
  await later.open({ done: ['from', 'elsewhere'] }, 'f00d');
  await later.undo();
  expect(later.document).toEqual({ done: ['a', 'b'] });
});

test('an empty table is one step back from what was on it', async () => {
  const workshop = new Workshop('game');
  await workshop.open({ done: ['remixed'] }, 'f00d');
  await workshop.anew();
  expect(workshop.document).toEqual({ done: [] });
  expect(workshop.remix).toBeUndefined();
  await workshop.anew();
  await workshop.undo();
  expect(workshop.document).toEqual({ done: ['remixed'] });
  expect(workshop.remix).toBe('f00d');
});

test('a track that is made up has its number, and keeps a title that was typed', async () => {
  const workshop = new Workshop('game');
  await workshop.open({ done: [], name: 'Of somebody else' });
  await workshop.generate(7, {});
  expect([workshop.title, workshop.number]).toEqual(['#7', 7]);
  await workshop.generate(8, {});
  expect([workshop.title, workshop.number]).toEqual(['#8', 8]);
  workshop.typed = 'Mine';
  await workshop.generate(9, {});
  expect([workshop.title, workshop.number]).toEqual(['Mine', 9]);
  await workshop.edit({ do: 'a' });
  expect(workshop.number).toBeUndefined();
  await workshop.undo();
  expect(workshop.number).toBe(9);
  await workshop.undo();
  expect([workshop.title, workshop.number]).toEqual(['Mine', 8]);

  const later = new Workshop('game');
  await later.open({ done: [], name: 'Mine' });
  await later.generate(5, {});
  expect(later.title).toBe('Mine');
});

test('an empty table has a first step and nothing to mend', async () => {
  const told = (...keys: string[]) => {
    const problems = keys.map((key) => ({ place: '', said: { key, values: {} } }));
    workshop.built = { ...workshop.built!, problems };
    return workshop.untouched;
  };
  const workshop = new Workshop('game');
  await workshop.open();
  expect([workshop.ready, workshop.untouched]).toEqual([true, false]);
  expect(told('builder-game-begin')).toBe(true);
  expect(told('builder-game-gap')).toBe(false);
  expect(told('builder-game-begin', 'builder-game-gap')).toBe(false);
});

test('a file that is too large says so', async () => {
  await words.load(['builder']);
  const workshop = new Workshop('game');
  await workshop.open();
  const builder = {} as GameBuilder;
  const { container } = render(Out, { workshop, game: { id: 'game' } as GameInfo, builder });
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (text: string) => fireEvent.change(input, { target: { files: [new File([text], 'track.json')] } });
  await choose(' '.repeat(262_145));
  expect(workshop.fault).toBe('This file is too large: a track has at most 256 KB.');
  await choose('[]');
  await vi.waitFor(() => expect(workshop.fault).toBe('This file holds no track.'));
});

test('a title counts as soon as it is typed, and is one step', async () => {
  const workshop = new Workshop('game');
  await workshop.open();
  await workshop.edit({ do: 'a' });
  for (const typed of ['L', 'La', 'Lake ']) workshop.typed = typed;
  const laid = workshop.edit({ do: 'b' });
  // Leaving the field, and a button at once.
  const left = workshop.settled();
  await workshop.settled();
  expect(workshop.document).toEqual({ done: ['a', 'b'], name: 'Lake' });
  await Promise.all([laid, left]);
  expect([workshop.title, workshop.typed]).toEqual(['Lake', null]);
  await workshop.undo();
  expect(workshop.document).toEqual({ done: ['a', 'b'] });
  expect(workshop.title).toBe('');
});
