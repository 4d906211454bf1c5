import { test } from 'vitest';

import { ASIDE, expectInReach, UPRIGHT } from './reach';

/** `phone.test.ts` has the two others. */
test.each([
  ['gt', ASIDE],
  ['heat', UPRIGHT],
  ['rallyman', UPRIGHT],
  ['rallyman', ASIDE],
  ['rali', UPRIGHT],
  ['rali', ASIDE],
] as const)('every decision of %s is in reach on a phone of %j', expectInReach);
