/** Whole races in a real Chromium against a real server. One after another: each looks at what it measures alone. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['setup.ts'],
    fileParallelism: false,
    pool: 'forks',
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // A random driver may once wander for longer than that; twice in a row is a fault.
    retry: 1,
  },
});
