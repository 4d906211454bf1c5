import { beforeEach, expect, test, vi } from 'vitest';

import { renewWhenStale } from '../src/lib/renewal';

const fail = async (): Promise<void> => {
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await Promise.resolve();
  await Promise.resolve();
};

beforeEach(() => sessionStorage.clear());

test('a page whose files are gone is reloaded once, and only while the server answers', async () => {
  const reload = vi.fn();
  let there = false;
  renewWhenStale(reload, () => Promise.resolve(there));
  await fail();
  expect(reload).not.toHaveBeenCalled();
  there = true;
  await fail();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});
