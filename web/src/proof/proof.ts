/** The dice of a race computed again, from the seed that was promised before the first roll.

The page trusts the server for nothing here but the list of what could have been rolled: the seal of the seed, every
roll and every outcome are worked out by this browser and compared with what the record says was on the table.
*/
import type { Schemas } from '../lib/api';
import type { Kept } from '../lib/dice';
import { bytesOf, hexadecimal, sha256 } from '../lib/hash';

export type Proof = Schemas['Proof'];
type Roll = Schemas['Roll'];

/** One roll as it came out of the seed, beside the one on the table. */
export interface CheckedRoll {
  number: number;
  ply: number;
  outcomes: [string, number][];
  total: number;
  point: number;
  computed: string;
  /** What the record says was rolled; nothing if it has no such roll. */
  recorded: string | null;
  fair: boolean;
}

export interface Verdict {
  /** The hash of the revealed seed, and what was promised before the start. */
  seal: string;
  promised: string;
  sealed: boolean;
  /** By seat. */
  parts: Part[];
  /** Whether the record has the seals and secrets that this browser remembers. */
  mine: 'same' | 'changed' | 'unknown';
  rolls: CheckedRoll[];
  /** Rolls on the table for which the proof has no account. */
  unexplained: number;
  fair: boolean;
}

/** What the record of a race says about its dice. */
export interface RecordedDice {
  commitment: string;
  contributions: string[];
  /** None in a race of an earlier version, whose drivers could add words. */
  seals: (string | null)[] | null;
  draws: string[];
}

/** What a seat has added to the dice: the secret that it had sealed, nothing because it did not reveal it in time or has
 * none (a bot, a program), words in a race of an earlier version, or something else than it had sealed. */
type Part = 'revealed' | 'missing' | 'none' | 'words' | 'forged';

const BITS = 256n;
const AT_ONCE = 64;
const text = new TextEncoder();

/** The dice in a record, which is JSON Lines: a header, then a line a ply. */
export function diceOf(record: string): RecordedDice {
  const [first = '{}', ...lines] = record.split('\n').filter(Boolean);
  const { chance } = JSON.parse(first) as {
    chance: { commitment: string; contributions: string[]; seals?: (string | null)[] };
  };
  const draws = lines.map((line) => (JSON.parse(line) as { draw?: string }).draw).filter((draw) => draw !== undefined);
  return { commitment: chance.commitment, contributions: chance.contributions, seals: chance.seals ?? null, draws };
}

async function partOf(seal: string | null | undefined, contribution: string): Promise<Part> {
  if (!seal) return contribution ? 'forged' : 'none';
  if (!contribution) return 'missing';
  return (await sha256(bytesOf(contribution))) === seal ? 'revealed' : 'forged';
}

const partsOf = ({ contributions, seals }: RecordedDice): Promise<Part[]> =>
  Promise.all(
    contributions.map(async (contribution, seat) =>
      seals ? partOf(seals[seat], contribution) : contribution ? 'words' : 'none',
    ),
  );

/** Compares the record with what this browser saw when it revealed its secrets. */
function remembered(dice: RecordedDice, known: Kept | undefined): Verdict['mine'] {
  if (!known?.seals) return 'unknown';
  const same =
    known.commitment === dice.commitment &&
    known.seals.join() === (dice.seals ?? []).join() &&
    (!known.taken || Object.entries(known.secrets).every(([seat, secret]) => dice.contributions[+seat] === secret));
  return same ? 'same' : 'changed';
}

/** What the drivers added: the hash over the hashes of their contributions, in the order of the seats. */
async function saltOf(contributions: string[]): Promise<string> {
  const digests = await Promise.all(contributions.map((words) => crypto.subtle.digest('SHA-256', text.encode(words))));
  const joined = new Uint8Array(digests.length * 32);
  digests.forEach((digest, index) => joined.set(new Uint8Array(digest), index * 32));
  return hexadecimal(await crypto.subtle.digest('SHA-256', joined));
}

/** The point of a roll, from 0 to below its total. A number that would favour some outcomes is drawn again. */
async function pointOf(key: CryptoKey, number: number, total: number, salt: string): Promise<number> {
  const whole = BigInt(total);
  const limit = ((1n << BITS) / whole) * whole;
  for (let attempt = 0; ; attempt++) {
    const message = text.encode(`racecraft 1 roll ${number} attempt ${attempt} salt ${salt}`);
    const value = BigInt(`0x${hexadecimal(await crypto.subtle.sign('HMAC', key, message))}`);
    if (value < limit) return Number(value % whole);
  }
}

/** The outcome that covers the point, counted along the weights. */
export function outcomeAt(outcomes: [string, number][], point: number): string | null {
  let reached = 0;
  for (const [name, weight] of outcomes) {
    reached += weight;
    if (point < reached) return name;
  }
  return null;
}

async function checkRoll(roll: Roll, key: CryptoKey, salt: string, recorded: string | null): Promise<CheckedRoll> {
  const outcomes = roll.outcomes as [string, number][];
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  const point = await pointOf(key, roll.number, total, salt);
  const computed = outcomeAt(outcomes, point) ?? '';
  return {
    number: roll.number,
    ply: roll.ply,
    outcomes,
    total,
    point,
    computed,
    recorded,
    fair: computed === recorded && total === roll.total,
  };
}

/** Checks everything, a handful of rolls at a time so that the page stays alive; `progress` counts rolls. */
export async function check(
  proof: Proof,
  dice: RecordedDice,
  promised: string,
  known?: Kept,
  progress: (done: number) => void = () => undefined,
): Promise<Verdict> {
  const seed = bytesOf(proof.seed);
  const seal = await sha256(seed);
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  // The contributions that count are those in the record.
  const salt = await saltOf(dice.contributions);
  const rolls: CheckedRoll[] = [];
  for (let first = 0; first < proof.rolls.length; first += AT_ONCE) {
    const some = proof.rolls.slice(first, first + AT_ONCE);
    const checked = some.map((roll, index) =>
      checkRoll({ ...roll, number: first + index }, key, salt, dice.draws[first + index] ?? null),
    );
    rolls.push(...(await Promise.all(checked)));
    progress(rolls.length);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const sealed = seal === promised && dice.commitment === promised;
  const parts = await partsOf(dice);
  const mine = remembered(dice, known);
  const unexplained = Math.max(0, dice.draws.length - rolls.length);
  return {
    seal,
    promised,
    sealed,
    parts,
    mine,
    rolls,
    unexplained,
    fair:
      sealed &&
      mine !== 'changed' &&
      !parts.includes('forged') &&
      unexplained === 0 &&
      rolls.every((roll) => roll.fair),
  };
}
