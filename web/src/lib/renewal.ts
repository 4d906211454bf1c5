/** An updated server no longer has the files of a page that was opened before: the page is reloaded, but only once,
 * so that a file which is really missing is reported, and only if the server answers: while it does not, or there is
 * no network, the page that is open is worth more than none. */
import { base } from './base';

const PLACE = 'racecraft-renewed';
/** A second failure within this many milliseconds is not an update of the server. */
const AGAIN = 10_000;

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch(`${base}/healthz`, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

export function renewWhenStale(reload: () => void = () => location.reload(), answers = serverAnswers): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(PLACE) ?? 0);
    if (Date.now() - last < AGAIN) return;
    void answers().then((yes) => {
      if (!yes) return;
      sessionStorage.setItem(PLACE, String(Date.now()));
      reload();
    });
  });
}
