/** A page without a server: starts the engine, shows how far it is, and gives out files that a server would. */
import { mount } from 'svelte';

import { use } from '../lib/carrier';
import { words } from '../lib/words.svelte';
import { engine } from './engine.svelte';
import Progress from './Progress.svelte';

export async function boot(): Promise<void> {
  use(engine);
  addEventListener('click', follow);
  await Promise.all([engine.open(), words.load(['offline'])]);
  const place = document.createElement('div');
  document.body.append(place);
  mount(Progress, { target: place });
}

/** A link to what a server would send, such as a record: saved as a file, or shown in a window of its own. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  const to = link?.getAttribute('href') ?? '';
  if (!link || !to.startsWith('#/api/')) return;
  event.preventDefault();
  void give(to.slice(1), link.target, link.download);
}

async function give(path: string, target: string, name: string): Promise<void> {
  const answer = await engine.request('GET', path);
  if (!answer.ok) return;
  const given = /filename="([^"]*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  if (target) link.target = target;
  else link.download = name || given || '';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
