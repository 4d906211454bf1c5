/** How fast pages are, of a server and without one: the same browser and server as the tests, other files. */
import { defineConfig } from 'vitest/config';

import { each, globalSetup, root } from './vitest.config';

export default defineConfig({ root, test: { ...each, globalSetup, include: ['speed.ts', 'offline-speed.ts'] } });
