import { mount } from 'svelte';

import './app.css';
import App from './App.svelte';
import { renewWhenStale } from './lib/renewal';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

renewWhenStale();
await words.load([], settings.language);
document.documentElement.lang = settings.language;
mount(App, { target: document.getElementById('app') as HTMLElement });
