/** An updated server no longer has the files of a page that was opened before: the page is reloaded,
 * but only once, so that a file which is really missing is reported. */

const PLACE = 'racecraft-renewed';
/** A second failure within this many milliseconds is not an update of the server. */
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
