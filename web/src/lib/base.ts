/** The path under which the server is found, such as `/racecraft`; the page says so. Empty at the root. */
export const base = document.documentElement.dataset.base ?? '';
