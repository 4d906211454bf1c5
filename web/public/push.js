// The service worker: shows notices that the server sends while no page is open, and opens pages without network.
importScripts('pages.js');

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.address));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));

/** One notice at a time: the next one takes its place. Whoever looks at the page it leads to needs none. */
async function show(data) {
  const told = data.json();
  const address = new URL(told.url, self.registration.scope);
  if (!address.href.startsWith(self.registration.scope)) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const looking = (page) => page.visibilityState === 'visible' && new URL(page.url).pathname === address.pathname;
  if (pages.some(looking)) return;
  await self.registration.showNotification(told.title, {
    body: told.body,
    lang: told.language,
    tag: 'turns',
    renotify: true,
    icon: new URL('icon.svg', self.registration.scope).href,
    data: { address: address.href },
  });
}

/** Goes to the page in a window that has it open, or in a new one. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === new URL(address).pathname);
  await (there ? there.focus() : self.clients.openWindow(address));
}

/** A browser may take another address by itself. */
async function subscribeAgain(event) {
  const fresh = event.newSubscription ?? (await self.registration.pushManager.subscribe(event.oldSubscription.options));
  const { endpoint, keys } = fresh.toJSON();
  // The server knows the language that was chosen.
  await fetch(new URL('api/me/notices/push', self.registration.scope), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
  });
}
