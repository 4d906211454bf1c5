// The part of the service worker that opens pages without network. It never touches what a table says (`/api/`).
//
// Of a server it keeps the files that pages have used, whose names change with their content, and its first page for
// when the network is away. Of a folder without a server (`files.json` is there) it keeps everything, one version at a
// time; a new version waits until the person wants it, or until all its pages are closed.
const SCOPE = self.registration.scope;
const FIRST = new URL('./', SCOPE).href;
const KEPT = 'racecraft-pages';
const MOST_KEPT = 300;
/** Files whose names change with their content. */
const LASTING = /^(assets|engine)\//;
/** Set in a folder without a server, so that every version is another file. */
const VERSION = '';
const WHOLE = VERSION && `racecraft-${VERSION} ${new URL(SCOPE).pathname}`;

self.addEventListener('install', (event) => {
  event.waitUntil(VERSION ? keepWhole() : keepFirst());
  if (!self.registration.active) self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener('message', ({ data }) => {
  if (data.kind === 'use') self.skipWaiting();
  if (data.kind === 'keep') void keep(data.files);
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return;
  // The documents and the notebooks may lie beside the pages; they are no part of them.
  if (/^(api|docs|notebooks)\//.test(request.url.slice(SCOPE.length))) return;
  if (VERSION) event.respondWith(fromWhole(request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => shown(FIRST)));
  else if (address.pathname.includes('/assets/')) event.respondWith(fromKept(request));
});

async function keepWhole() {
  const { files, renewing } = await (await fetch(new URL('files.json', SCOPE), { cache: 'no-cache' })).json();
  const earlier = await otherVersions();
  const cache = await caches.open(WHOLE);
  const wanted = (file) => new Request(new URL(file, SCOPE), { cache: LASTING.test(file) ? 'default' : 'no-cache' });
  // Whoever had an earlier version may have races of it, which are brought up to date without network too.
  await cache.addAll([...files, ...(earlier.length ? renewing : [])].map(wanted));
}

/** What is kept, else from the host; pictures that were prepared are kept when they are first seen. */
async function fromWhole(request) {
  const cache = await caches.open(WHOLE);
  const wanted = request.mode === 'navigate' ? new URL('index.html', SCOPE).href : request.url;
  const found = await cache.match(wanted, { ignoreSearch: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function keepFirst() {
  const cache = await caches.open(KEPT);
  await cache.add(new Request(FIRST, { cache: 'no-cache' }));
}

async function shown(address) {
  return (await (await caches.open(KEPT)).match(address)) ?? Response.error();
}

async function fromKept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** Files that a page had loaded before there was a service worker: the browser still has them. The first page is
 * kept anew with them, since it names them. */
async function keep(files) {
  const cache = await caches.open(WHOLE || KEPT);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter((file) => file.startsWith(SCOPE) && !known.has(file));
  await Promise.allSettled([...(VERSION ? [] : [FIRST]), ...missing].map((file) => cache.add(file)));
  if (VERSION) return; // a version is kept whole, until another takes its place
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_KEPT)).map((each) => cache.delete(each)));
}

/** What is kept of other versions of this folder. */
async function otherVersions() {
  const place = ` ${new URL(SCOPE).pathname}`;
  return (await caches.keys()).filter((name) => VERSION && name.endsWith(place) && name !== WHOLE);
}

/** Versions of this folder that nobody looks at any more. */
async function forgetOthers() {
  await Promise.all((await otherVersions()).map((name) => caches.delete(name)));
}
