/** Addresses of pages: the browser's history, and nothing else. */
import { base } from './base';

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

/** A path of the browser's as one of ours, without what the server is found under. */
const own = (path: string): string => (path.startsWith(`${base}/`) ? path.slice(base.length) : path);

function read(): Route {
  const [page = '', ...parts] = own(location.pathname).split('/').filter(Boolean).map(decodeURIComponent);
  return { page, parts, query: new URLSearchParams(location.search) };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener('popstate', () => (this.route = read()));
    addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', base + path);
    else history.pushState(null, '', base + path);
    this.route = read();
    scrollTo(0, 0);
  }

  /** Changes the address of where we are, such as the moment of a replay, without going anywhere. */
  note(path: string): void {
    history.replaceState(null, '', base + path);
  }

  /** A plain click on a link of ours stays in the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!link.pathname.startsWith(`${base}/`) || own(link.pathname).startsWith('/api/')) return;
    // A place on this page is found by the browser itself.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(own(link.pathname) + link.search + link.hash);
  }
}

export const router = new Router();
