import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { beginningOf } from '../src/table/sentences';

const MOST = 116;

test('as many sentences are told as fit, and the first in any case', () => {
  expect(beginningOf('A corner. Brake! Then go on. More of it comes later.', 30)).toBe('A corner. Brake! Then go on.');
  expect(beginningOf('One that is far too long. Two.', 10)).toBe('One that is far too long.');
  expect(beginningOf('No full stop', 5)).toBe('No full stop');
});

describe.each(['en', 'uk', 'ru'])('what the coach says at first in %s', (language) => {
  test.each(['gt', 'heat', 'rallyman', 'rali'])('in %s is more than a heading, and fits a phone', (game) => {
    const file = `../src/racecraft/locales/${language}/learn-${game}.ftl`;
    const said = [...readFileSync(file, 'utf-8').matchAll(/^(coach-\S+) = (.+)$/gm)];
    expect(said.length).toBeGreaterThan(5);
    for (const [, key, text] of said) {
      const told = beginningOf(text!, MOST);
      expect(told.length, `${key}: ${told}`).toBeGreaterThanOrEqual(45);
      expect(told.length, `${key}: ${told}`).toBeLessThanOrEqual(MOST);
    }
  });
});
