import { expect, test } from 'vitest';

import { Following } from '../src/log/follow';

const END = { scrollTop: 600, clientHeight: 400, scrollHeight: 1000 };
const ABOVE = { ...END, scrollTop: 200 };

test('a list that grows or is resized goes on following its end', () => {
  const following = new Following();
  expect(following.reads(false, 5000, ABOVE)).toBe(false);
  following.touch(1000);
  expect(following.reads(false, 5000, ABOVE)).toBe(false);
});

test('a hand that scrolls up stays there, until it is back at the end', () => {
  const following = new Following();
  following.touch(4900);
  expect(following.reads(false, 5000, ABOVE)).toBe(true);
  expect(following.reads(true, 60_000, ABOVE)).toBe(true);
  expect(following.reads(true, 61_000, END)).toBe(false);
  expect(following.reads(false, 62_000, ABOVE)).toBe(false);
});
