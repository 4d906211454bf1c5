/** The pages as an app: a service worker opens them without network. `public/pages.js` says what it keeps. */
import { files } from '../lib/base';

/** When the page has settled: nothing waits for it. `renewed` is called when a new version waits to be used. */
export async function install(renewed: (use: () => void) => void = () => undefined): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const controlled = serviceWorker.controller !== null;
    const registration = await serviceWorker.register(`${files}/push.js`, {
      scope: `${files}/`,
      updateViaCache: 'none', // hosts let browsers keep files for a while, and the worker names its version in one
    });
    const offer = (): void => {
      const { waiting } = registration;
      if (!waiting || !controlled) return;
      renewed(() => {
        serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage({ kind: 'use' });
      });
    };
    offer();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
    await serviceWorker.ready;
    const used = performance.getEntriesByType('resource').map(({ name }) => name);
    const lasting = used.filter((name) => /\/(assets|prepared)\//.test(name));
    registration.active?.postMessage({ kind: 'keep', files: lasting });
  } catch {
    // A browser that forbids it opens the pages from the network.
  }
}
