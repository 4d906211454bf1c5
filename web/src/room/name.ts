/** Guests are asked for a name once, when they first sit down. */
import { ask, type Me } from '../lib/api';
import { personName, unnamed } from '../lib/names';

const PLACE = 'racecraft-named';

/** This browser has asked already. */
function asked(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null;
  } catch {
    return false;
  }
}

export function wasAsked(): void {
  try {
    localStorage.setItem(PLACE, '1');
  } catch {
    // Without storage one is asked again.
  }
}

export const shouldAsk = (me: Me): boolean => unnamed(me.name) && !asked();

/** Takes what somebody typed for their name, at every table from now on. The name that was offered needs no change. */
export async function call(me: Me, typed: string): Promise<Me> {
  const name = typed.trim();
  const known = !name || name === me.name || name === personName(me.name);
  const named = known ? { ...me } : await ask<Me>('PUT', '/api/me', { name });
  wasAsked();
  return named;
}
