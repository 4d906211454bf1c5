/** What somebody at a table of Heat was told, searched for cards of others that do not lie face up. */
import type { Person } from './person';

interface Told {
  type: string;
  seat?: number | null;
  view?: { phase?: string; mine?: unknown; drivers?: { play: string[] | null; laid: number | null }[] };
}

/** Where cards are named that lie face up for everybody: played, on the discard, in the market, in a garage. What
 * happens with a card that is turned, discarded or traded everybody sees. */
const FACE_UP = [
  /^(state|update)\.view\.drivers\.\d+\.(play|top|discard_top|owned)\b/,
  /^(state|update)\.view\.market\b/,
  // The game and one of its cards have the same name.
  /^(state|update|table)\.((table|view)\.)?game$/,
  /^(state|update)\.events\.\d+\.(card|cards|given)$/,
];
/** What concerns the one who is told: their own hand and choices, what these lead to, and what was wrong with them. */
const OWN = /^(state|update)\.(view\.mine|legal)\b|^(outlook|hint|error)\b/;

/** What is made for the eyes of one seat. */
const FOR_A_SEAT = ['state', 'update', 'outlook', 'hint'];

/** Every place in which a card was named to somebody who should not know it, and every seat they looked from. */
export function leaks(person: Person, own: number | null, cards: Set<string>): string[] {
  const found = new Set<string>();
  let phase = '';
  for (const text of person.heard) {
    const told = JSON.parse(text) as Told;
    phase = told.view?.phase ?? phase;
    if (FOR_A_SEAT.includes(told.type) && typeof told.seat === 'number' && told.seat !== own)
      found.add(`${told.type} for seat ${told.seat}`);
    if (own === null && told.view?.mine) found.add(`${told.type} with a hand`);
    for (const [path, word] of words(told, told.type)) {
      const named = word.split(' ').some((part) => cards.has(part));
      if (named && !(own !== null && OWN.test(path)) && !FACE_UP.some((place) => place.test(path)))
        found.add(`${path}: ${word}`);
    }
    const hasty = (told.view?.drivers ?? []).flatMap(({ play, laid }, seat) =>
      phase === 'plan' && seat !== own && (play !== null || laid !== null) ? [seat] : [],
    );
    for (const seat of hasty) found.add(`the cards of seat ${seat} before all have laid theirs`);
  }
  return [...found];
}

function* words(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (value && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) yield* words(each, `${path}.${key}`);
}
