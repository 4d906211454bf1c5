/** The pictures of the README: the same browser and server as the tests, another file. */
import { defineConfig } from 'vitest/config';

import { each, globalSetup, root } from './vitest.config';

export default defineConfig({ root, test: { ...each, globalSetup, include: ['readme.ts'] } });
