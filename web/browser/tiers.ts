/** Two kinds of browser tests in one file: what every change must pass, and what `make long` runs besides. A test
 * that drives a whole race, or shows for another game what is shown for one already, is long. */
import { test as each } from 'vitest';

const LONG = process.env.LONG === '1';

export const test = each.skipIf(LONG);
export const long = each.runIf(LONG);
