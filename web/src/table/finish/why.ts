/** Why a race ended, as the key of a sentence. */
import type { ShownTable } from '../../lib/api';

export function whyKey(table: ShownTable): string {
  const reason = String(table.result?.reason ?? '');
  return `finish-why-${table.seats.length === 1 && reason !== 'season' ? 'solo' : table.game}-${reason}`;
}
