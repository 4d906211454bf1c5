/** Logic and components, without a server: jsdom is the browser. Browser tests have a configuration of their own. */
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';

import vite from './vite.config';

export default mergeConfig(
  vite,
  defineConfig({
    plugins: [svelteTesting()],
    // node_modules may be a link to another checkout's.
    server: { fs: { strict: false } },
    test: {
      environment: 'jsdom',
      // jsdom is loaded once for all files; each still has a page of its own.
      pool: 'vmThreads',
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      restoreMocks: true,
      testTimeout: 30_000,
    },
  }),
);
