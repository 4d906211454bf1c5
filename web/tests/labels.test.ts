/** Screen readers leave out the label of an element without a role; axe tells only where a test meets one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', 'src');

test('what has a label has a role', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));
  expect(files.length).toBeGreaterThan(50);
  const without = files.flatMap((name) =>
    [...readFileSync(join(SOURCES, name), 'utf8').matchAll(/<(?:div|span|p|strong|small)\b[^<]*?>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes('aria-label') && !tag.includes('role='))
      .map((tag) => `${name}: ${tag}`),
  );
  expect(without).toEqual([]);
});
