/** How fast pages are: the same browser and server as the tests, another file. */
import { defineConfig } from 'vitest/config';

import { each, globalSetup, root } from './vitest.config';

export default defineConfig({ root, test: { ...each, globalSetup, include: ['speed.ts'] } });
