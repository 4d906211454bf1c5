/** How fast pages are: the same browser and server as the tests, another file. */
import { defineConfig } from 'vitest/config';

import tests from './vitest.config';

export default defineConfig({ ...tests, test: { ...tests.test, include: ['speed.ts'], retry: 0 } });
