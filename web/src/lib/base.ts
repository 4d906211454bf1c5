/** Without a server: the page has the table in a worker of its own (`offline/`). */
export const offline = 'offline' in document.documentElement.dataset;

/** The path under which pages are found, such as `/racecraft`; the page says so. Empty at the root; without a server
 * `#`, since no host has to know our addresses. */
export const base = document.documentElement.dataset.base ?? '';

/** The path under which files are found. */
export const files = offline ? '.' : base;
