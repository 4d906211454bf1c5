/** Addresses of pages: the browser's history, and nothing else. */
import { base, offline } from './base';

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

/** A path of the browser's as one of ours, without what the server is found under. */
const own = (path: string): string => (path.startsWith(`${base}/`) ? path.slice(base.length) : path);

/** Where we are. Without a server our addresses are behind a #, and a place on a page behind another. */
const here = (): URL => new URL(offline ? location.hash.slice(1) || '/' : location.href, location.origin);

/** The id of the place on this page that the address names, if any. */
export const place = (): string => here().hash.slice(1);

function read(): Route {
  const { pathname, searchParams } = here();
  const [page = '', ...parts] = own(pathname).split('/').filter(Boolean).map(decodeURIComponent);
  return { page, parts, query: searchParams };
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
    if (offline) return this.#followHash(event, link.getAttribute('href') ?? '');
    if (!link.pathname.startsWith(`${base}/`) || own(link.pathname).startsWith('/api/')) return;
    // A place on this page is found by the browser itself.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(own(link.pathname) + link.search + link.hash);
  }

  #followHash(event: MouseEvent, to: string): void {
    if (!to.startsWith('#')) return;
    event.preventDefault();
    if (to.startsWith('#/')) return this.go(to.slice(1));
    const found = document.getElementById(to.slice(1));
    found?.scrollIntoView();
    found?.focus();
  }
}

export const router = new Router();
