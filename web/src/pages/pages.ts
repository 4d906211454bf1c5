/** Which page an address leads to, and the catalogues it needs besides the common ones. */
import type { Component } from 'svelte';

import type { Route } from '../lib/router.svelte';
import { words } from '../lib/words.svelte';

// Pages that need nothing of the address take no properties.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Page = Component<any>;

const pages: Record<string, [load: () => Promise<{ default: Page }>, ...topics: string[]]> = {
  '': [() => import('./Home.svelte')],
  new: [() => import('./NewTable.svelte'), 'new', 'options', 'tracks'],
  table: [openTable],
  join: [() => import('./Join.svelte'), 'room'],
  replay: [() => import('./Replay.svelte'), 'replay'],
  again: [() => import('./Again.svelte'), 'review', 'hints', 'learn'],
  puzzle: [() => import('./Puzzle.svelte'), 'puzzle', 'hints', 'learn'],
  practice: [() => import('./Practice.svelte'), 'review'],
  review: [() => import('./Review.svelte'), 'review', 'hints'],
  proof: [() => import('./Proof.svelte'), 'proof', 'replay'],
  tracks: [() => import('./Tracks.svelte'), 'pages', 'tracks'],
  build: [() => import('./Build.svelte'), 'builder'],
  gallery: [() => import('./Gallery.svelte'), 'builder', 'solo', 'tracks'],
  me: [() => import('./Me.svelte'), 'pages', 'people', 'my-races', 'notices', 'championship'],
  season: [() => import('./Season.svelte'), 'championship', 'new', 'options', 'tracks', 'room'],
  link: [() => import('./Link.svelte'), 'people'],
  learn: [() => import('./Learn.svelte'), 'pages', 'learn'],
};

/** The table page, with the face of its game if the server has named the game. */
async function openTable(): Promise<{ default: Page }> {
  const [page, { faceOf }] = await Promise.all([import('./Table.svelte'), import('../games/face')]);
  const told = document.documentElement.dataset;
  if (told.game) await faceOf(told.game);
  // The hint holds for the first address only.
  delete told.game;
  return page;
}

/** Pages of one thing, which their address has to name. */
const OF_ONE = ['table', 'join', 'again', 'puzzle'];
const NOWHERE = 'nowhere';

const opened = new Map<string, Page>();

/** A page that has been open before is there at once, the others when they have come. */
export function pageOf({ page, parts }: Route): Page | Promise<Page> {
  const name = OF_ONE.includes(page) && !parts.length ? NOWHERE : page;
  return opened.get(name) ?? open(name);
}

async function open(name: string): Promise<Page> {
  const [load, ...topics] = pages[name] ?? [() => import('./NotFound.svelte'), 'room'];
  const [{ default: page }] = await Promise.all([load(), words.load(topics)]);
  opened.set(name, page);
  return page;
}
