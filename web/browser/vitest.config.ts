/** Whole races in a real Chromium against a real server, two files at a time; what is measured is measured alone. */
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

export const root = new URL('.', import.meta.url).pathname;
export const each = {
  root,
  pool: 'forks',
  testTimeout: 600_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} as const;
export const globalSetup = ['setup.ts'];

/** `make long` runs what takes long, and only that. */
const long = process.env.LONG === '1';

const together: TestProjectInlineConfiguration = {
  test: {
    ...each,
    name: 'races',
    include: long ? ['*.long.test.ts'] : ['*.test.ts'],
    exclude: long ? [] : ['performance.test.ts', '*.long.test.ts'],
    sequence: { groupOrder: 0 },
  },
};
const alone: TestProjectInlineConfiguration = {
  test: { ...each, name: 'measured', include: ['performance.test.ts'], sequence: { groupOrder: 1 } },
};

export default defineConfig({
  root,
  test: { globalSetup, maxWorkers: 2, projects: long ? [together] : [together, alone] },
});
