/** The page of the notebooks: a folder of its own, which the other tests do not need. */
import { defineConfig } from 'vitest/config';

import { each, root } from './vitest.config';

export default defineConfig({ root, test: { ...each, include: ['notebooks.ts'] } });
