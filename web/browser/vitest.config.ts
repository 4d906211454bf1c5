/** Whole races in a real Chromium against a real server, two files at a time; what is measured is measured alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** `make long` runs the tests that take long, and looks only into files that have some (`tiers.ts`). */
const files = readdirSync(root).filter(
  (name) =>
    name.endsWith('.test.ts') &&
    (process.env.LONG !== '1' || readFileSync(join(root, name), 'utf8').includes("from './tiers'")),
);
const MEASURED = 'performance.test.ts';
const kept = (name: string, include: string[], groupOrder: number): TestProjectInlineConfiguration => ({
  test: { ...each, name, include, sequence: { groupOrder } },
});

export default defineConfig({
  root,
  test: {
    globalSetup,
    maxWorkers: 2,
    projects: [
      kept(
        'races',
        files.filter((name) => name !== MEASURED),
        0,
      ),
      kept('measured', [MEASURED], 1),
    ],
  },
});
