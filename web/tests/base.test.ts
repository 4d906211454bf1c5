import { afterEach, expect, test, vi } from 'vitest';

const sources = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });

afterEach(() => {
  delete document.documentElement.dataset.base;
  vi.resetModules();
  history.replaceState(null, '', '/');
});

test('no page names an address that holds only at the root', () => {
  const wrong = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:href|src|action)=["'{`]+\/[^"'`}]*/g)].map(([found]) => `${file}: ${found}`),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

test('under a path, pages are found and gone to, and the server is asked there', async () => {
  document.documentElement.dataset.base = '/racecraft';
  history.replaceState(null, '', '/racecraft/table/abc?coach');
  vi.resetModules();
  const { router } = await import('../src/lib/router.svelte');
  const { ask } = await import('../src/lib/api');
  expect(router.route).toMatchObject({ page: 'table', parts: ['abc'] });
  router.go('/replay/abc');
  expect(location.pathname).toBe('/racecraft/replay/abc');
  expect(router.route.page).toBe('replay');
  router.note('/replay/abc?ply=3');
  expect(location.pathname + location.search).toBe('/racecraft/replay/abc?ply=3');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => (asked.push(path), new Response('{}')));
  await ask('GET', '/api/me');
  expect(asked).toEqual(['/racecraft/api/me']);

  // A click on a link under the path stays in the page, one beside it does not.
  document.body.innerHTML = '<a href="/racecraft/me">mine</a><a href="/other">theirs</a>';
  const [mine, theirs] = document.querySelectorAll('a');
  let left = false;
  addEventListener('click', (event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  });
  mine!.click();
  expect([router.route.page, left]).toEqual(['me', false]);
  theirs!.click();
  expect([router.route.page, left]).toEqual(['me', true]);
});
