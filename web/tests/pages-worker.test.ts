/** Which requests the service worker answers from what it keeps, of a server and of a folder without one. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const TEXT = readFileSync('public/pages.js', 'utf-8');
const SCOPE = 'https://host.example/games/';

type Listener = (event: object) => void;

/** Whether a request is answered by the worker; otherwise the browser asks the host. */
function answers(version: string, path: string, { method = 'GET', mode = 'no-cors' } = {}): boolean {
  const listeners: Record<string, Listener> = {};
  const self = {
    registration: { scope: SCOPE },
    addEventListener: (kind: string, listener: Listener) => (listeners[kind] = listener),
  };
  const fetch = () => Promise.resolve(new Response());
  const cache = { match: () => Promise.resolve(undefined), put: () => Promise.resolve() };
  const caches = { open: () => Promise.resolve(cache) };
  const text = TEXT.replace("VERSION = ''", `VERSION = '${version}'`);
  runInNewContext(text, { self, fetch, caches, URL, Response, Request });
  let answered = false;
  const request = { method, mode, url: new URL(path, SCOPE).href };
  listeners['fetch']?.({ request, respondWith: () => (answered = true) });
  return answered;
}

test.each([
  ['api/tables/abc', false],
  ['docs/index.html', false],
  ['notebooks/notebooks/index.html', false],
  ['index.html', true],
  ['assets/table-1a2b.js', true],
  ['https://elsewhere.example/games/assets/x.js', false],
])('a folder without a server: %s', (path, answered) => {
  expect(answers('1a2b', path, { mode: 'navigate' })).toBe(answered);
});

test.each([
  ['api/tables/abc', 'no-cors', false],
  ['table/abc', 'navigate', true],
  ['assets/table-1a2b.js', 'no-cors', true],
  ['icon.svg', 'no-cors', false],
])('a server: %s', (path, mode, answered) => {
  expect(answers('', path, { mode })).toBe(answered);
  expect(answers('', path, { mode, method: 'POST' })).toBe(false);
});
