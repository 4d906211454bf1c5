import { mount } from 'svelte';

import './app.css';
import App from './App.svelte';
import { offline } from './lib/base';
import { renewWhenStale } from './lib/renewal';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';
import { pageOf } from './pages/pages';

/** Milliseconds after which a page has what it needs. */
const SETTLED = 3000;

/** The first page comes together with the words. If it does not come, the frame of all pages says so.
 * (No await at the top: pages import from the file that this one becomes part of, and would wait for it.) */
async function begin(): Promise<void> {
  if (offline) await (await import('./offline/boot')).boot();
  const page = Promise.resolve(pageOf(router.route)).catch(() => undefined);
  await Promise.all([words.load([], settings.language), page]);
  document.documentElement.lang = settings.language;
  mount(App, { target: document.getElementById('app') as HTMLElement });
}

renewWhenStale();
void begin();
// An app that opens without network; nothing waits for it. Pages without a server do so when their engine runs.
const becomeApp = (): Promise<void> => import('./offline/app').then(({ install }) => install());
if (!offline) addEventListener('load', () => setTimeout(() => void becomeApp().catch(() => undefined), SETTLED));
