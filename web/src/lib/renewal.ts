/** A server that was renewed no longer has the parts of a page that was opened before: the page is loaded anew, and
 * once only, so that a part which cannot be had at all is told as such. */

const PLACE = 'racecraft-renewed';
/** Milliseconds in which the same trouble is not the renewal of a server any more. */
const AGAIN = 10_000;

export function renewWhenStale(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(PLACE) ?? 0);
    if (Date.now() - last < AGAIN) return;
    sessionStorage.setItem(PLACE, String(Date.now()));
    event.preventDefault();
    reload();
  });
}
