/** Somebody signs out or deletes everything: the start page, which is loaded anew, says so once. */
import { base } from './base';

export type Leaving = 'out' | 'deleted';

const KEY = 'racecraft-left';

export function leave(how: Leaving): void {
  try {
    sessionStorage.setItem(KEY, how);
  } catch {
    // Without storage nothing is said.
  }
  location.assign(`${base}/`);
}

export function leaving(): string | null {
  try {
    const how = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return how;
  } catch {
    return null;
  }
}
