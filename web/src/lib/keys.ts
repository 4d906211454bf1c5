/** Single keys as a way to decide: not while somebody writes, and not those a focused button takes for itself. */

const WRITING = 'input, textarea, select';
const PRESSING = 'button, a, summary, [role="button"]';

/** The key as a small Latin letter, also where the keyboard writes Ukrainian or Russian; null if it is meant for
 * something else. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as Element | null;
  if (target?.closest?.(WRITING)) return null;
  const taken = event.key === 'Enter' || event.key === ' ';
  return taken && target?.closest?.(PRESSING) ? null : latin(event);
}

function latin(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  const foreign = key.length === 1 && key > '~' && event.code.startsWith('Key');
  return foreign ? event.code.slice(3).toLowerCase() : key;
}
