/** What this browser adds to the dice of a race: a secret for each of my seats.

Its hash, the seal, is published before the start. The secret is revealed when all seats are fixed and their seals are
known, without a click. So neither the table nor another driver could choose the dice. What this browser has seen is
kept for the page that proves the dice.
*/
import { ask, type NewTable, type ShownTable, type TableForMe } from './api';
import { bytesOf, hexadecimal, sha256 } from './hash';

/** What this browser knows of the dice of a table. */
export interface Kept {
  /** The seal of the table's own secret number when this browser first saw it. */
  commitment: string;
  /** By seat, my secrets. */
  secrets: Record<number, string>;
  /** The seals of all seats when my secrets were revealed. */
  seals?: (string | null)[];
  /** The table has taken them. */
  taken?: boolean;
}

const PLACE = 'racecraft-dice';
const TABLES_KEPT = 60;
const SECRET_BYTES = 32;
const busy = new Set<string>();

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

/** What this browser has kept of a table's dice. */
export const kept = (code: string): Kept | undefined => all()[code];

function keep(code: string, known: Kept): void {
  const { [code]: _, ...others } = all();
  const latest = [...Object.entries(others), [code, known] as const].slice(-TABLES_KEPT);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // A browser that keeps nothing takes no part: its seats are left out.
  }
}

const newSecret = (): string => hexadecimal(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer);
export const sealOf = (secret: string): Promise<string> => sha256(bytesOf(secret));
/** Browsers compute hashes only on a secure page (https, or on the same machine). */
const able = (): boolean => Boolean(globalThis.crypto?.subtle);

type Wanted = Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>;

/** Opens a table with a sealed secret for each of my seats. */
export async function openTable(table: Wanted): Promise<TableForMe> {
  const secrets: Record<number, string> = {};
  const seats = await Promise.all(
    table.seats.map(async (seat, number) => {
      if (seat.kind !== 'me' || table.position || !able()) return seat;
      const secret = (secrets[number] = newSecret());
      return { ...seat, seal: await sealOf(secret) };
    }),
  );
  const opened = await ask<TableForMe>('POST', '/api/tables', { ...table, seats });
  await started(opened, secrets);
  return opened;
}

/** Keeps my secrets of a new table, and reveals them if its race starts. */
async function started({ table }: TableForMe, secrets: Record<number, string>): Promise<void> {
  if (!Object.keys(secrets).length) return;
  keep(table.code, { commitment: table.commitment, secrets });
  if (table.status === 'starting') await reveal(table);
}

/** The same race once more, at once, with new secrets for my seats. */
export async function raceAgain(code: string, mine: number[], training: boolean): Promise<TableForMe> {
  const secrets: Record<number, string> = {};
  if (able() && !training) for (const seat of mine) secrets[seat] = newSecret();
  const seals = await Promise.all(
    Object.entries(secrets).map(async ([seat, secret]) => ({ seat: Number(seat), seal: await sealOf(secret) })),
  );
  const opened = await ask<TableForMe>('POST', `/api/tables/${code}/again`, { seals });
  await started(opened, secrets);
  return opened;
}

/** Takes a seat with a sealed secret. */
export async function takeSeat(code: string, seat: number, body: { invite?: string } = {}): Promise<TableForMe> {
  const secret = able() ? newSecret() : '';
  const seal = secret ? { seal: await sealOf(secret) } : {};
  const taken = await ask<TableForMe>('POST', `/api/tables/${code}/seats/${seat}`, { ...body, ...seal });
  if (secret) add(taken.table, seat, secret);
  return taken;
}

function add(table: ShownTable, seat: number, secret: string): void {
  const known = kept(table.code) ?? { commitment: table.commitment, secrets: {} };
  keep(table.code, { ...known, secrets: { ...known.secrets, [seat]: secret } });
}

/** Seals a secret for every seat of mine that has none, and reveals mine when the race starts. */
export async function takePart(table: ShownTable, mine: number[]): Promise<void> {
  const task = `${table.status} ${table.code}`;
  if (!able() || table.training || busy.has(task)) return;
  busy.add(task);
  try {
    if (table.status === 'open') await seal(table, mine);
    else if (table.status === 'starting') await reveal(table);
  } catch {
    // The race has begun meanwhile, or the line is dead: the seat is left out, and the proof says so.
  } finally {
    busy.delete(task);
  }
}

async function seal(table: ShownTable, mine: number[]): Promise<void> {
  for (const seat of mine) {
    if (table.seats[seat]?.dice !== 'none') continue;
    const secret = newSecret();
    const body = { seal: await sealOf(secret) };
    await ask('PUT', `/api/tables/${table.code}/seats/${seat}/seal`, body);
    add(table, seat, secret);
  }
}

/** Reveals my secrets once: all seals are known by now, and those that count are the ones that I was shown. */
async function reveal(table: ShownTable): Promise<void> {
  const known = kept(table.code);
  if (!known || known.taken || known.commitment !== table.commitment) return;
  const seals = table.seats.map((seat) => seat.seal ?? null);
  if (known.seals && known.seals.join() !== seals.join()) return;
  const secrets: Record<number, string> = {};
  for (const [seat, secret] of Object.entries(known.secrets))
    if (seals[Number(seat)] === (await sealOf(secret))) secrets[Number(seat)] = secret;
  if (!Object.keys(secrets).length) return;
  const revealing = { commitment: known.commitment, secrets, seals };
  keep(table.code, revealing);
  const opened = Object.entries(secrets).map(([seat, secret]) => ({ seat: Number(seat), secret }));
  await ask('POST', `/api/tables/${table.code}/reveal`, { secrets: opened });
  keep(table.code, { ...revealing, taken: true });
}
