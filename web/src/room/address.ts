/** The address of a waiting room, as whoever sits in it copies it from the browser. */
import type { ShownSeat } from '../lib/api';

/** With an invitation where every free seat is kept for friends: the address of the table alone would offer none. */
export function addressOf(
  code: string,
  seats: Pick<ShownSeat, 'seat' | 'kind'>[],
  invites: Record<string, string>,
): string {
  const table = `/table/${code}`;
  if (seats.some(({ kind }) => kind === 'open')) return table;
  const kept = seats.find(({ seat, kind }) => kind === 'invited' && invites[seat]);
  return kept ? `${table}?invite=${invites[kept.seat]}` : table;
}
