import { expect, test } from 'vitest';

import { pageOf } from '../src/pages/pages';
import NotFound from '../src/pages/NotFound.svelte';
import Join from '../src/pages/Join.svelte';

const at = (page: string, ...parts: string[]) => pageOf({ page, parts, query: new URLSearchParams() });

test.each(['table', 'join', 'again', 'puzzle', 'no-such-page'])(
  '/%s alone leads nowhere, and says so',
  async (page) => {
    expect(await at(page)).toBe(NotFound);
  },
);

test('an address that names something leads to it', async () => {
  expect(await at('join', 'abc')).toBe(Join);
});
