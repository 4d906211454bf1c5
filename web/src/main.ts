import { mount } from 'svelte';

import './app.css';
import App from './App.svelte';
import { renewWhenStale } from './lib/renewal';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';
import { pageOf } from './pages/pages';

/** The first page comes together with the words. If it does not come, the frame of all pages says so.
 * (No await at the top: pages import from the file that this one becomes part of, and would wait for it.) */
async function begin(): Promise<void> {
  const page = Promise.resolve(pageOf(router.route.page)).catch(() => undefined);
  await Promise.all([words.load([], settings.language), page]);
  document.documentElement.lang = settings.language;
  mount(App, { target: document.getElementById('app') as HTMLElement });
}

renewWhenStale();
void begin();
