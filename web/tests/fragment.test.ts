// @vitest-environment node
import { expect, test } from 'vitest';

import { packed, unpacked } from '../src/builder/fragment';

test('a document in a link comes out as it went in; a damaged one is none', async () => {
  const document = { format: 'x', name: 'Траса', tiles: [{ tile: '102a', q: 0, r: -1, dir: 3 }] };
  const fragment = await packed(document);
  expect(fragment).toMatch(/^#track=[\w-]+$/);
  expect(await unpacked(fragment)).toEqual(document);
  expect(await unpacked('')).toBeUndefined();
  expect(await unpacked('#content')).toBeUndefined();
  for (const bad of ['#track=', '#track=%%%', fragment.slice(0, -9), `#track=${'A'.repeat(70_000)}`])
    expect(await unpacked(bad)).toBeNull();
  expect(await unpacked(await packed([1]))).toBeNull();
  // Small as a link, huge when unpacked.
  expect(await unpacked(await packed({ x: 'a'.repeat(200_000) }))).not.toBeNull();
  expect(await unpacked(await packed({ x: 'a'.repeat(300_000) }).catch(() => ''))).toBeFalsy();
});
