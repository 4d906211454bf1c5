/** What a driver did in a turn, in parts: messages `log-<game>-<kind>`, said after the name and joined by commas. */
import { sentence, type Happening, type Name } from '../games/face';
import type { GameEvent, View } from '../lib/live.svelte';
import { words } from '../lib/words.svelte';

/** Puts the events of a turn into words; each game has its own (`games/<id>/log.ts`). */
export type TurnTeller<E = GameEvent, V = View> = (events: E[], name: Name, view: V) => Parts;

export class Parts {
  readonly did: string[] = [];
  /** What is rarely told has a whole sentence. */
  readonly also: string[] = [];

  constructor(
    readonly game: string,
    readonly name: Name,
  ) {}

  /** A part of its own words. */
  add(kind: string, values: Record<string, unknown> = {}): void {
    this.did.push(words.say(`log-${this.game}-${kind}`, values));
  }

  /** An event by the part for its kind, or else by its sentence. */
  tell(event: Happening): void {
    const key = `log-${this.game}-${event.kind.replaceAll('_', '-')}`;
    const { other } = event;
    if (!words.knows(key)) this.also.push(sentence(this.game, event, this.name));
    else this.did.push(words.say(key, typeof other === 'number' ? { ...event, other: this.name(other) } : event));
  }
}

/** `drives 8 spaces, hits a rock.` */
export function told({ did, also }: Parts): string {
  const line = did.length ? [`${did.join(', ')}.`] : [];
  return [...line, ...also].join(' ');
}

const tellers = import.meta.glob<{ turn: unknown }>('../games/*/log.ts');

/** The turns of a game from outside: its events one after another. */
const inOrder =
  (game: string): TurnTeller<Happening> =>
  (events, name) => {
    const parts = new Parts(game, name);
    for (const event of events) parts.tell(event);
    return parts;
  };

/** The teller of a game, with its words. */
export async function tellerOf(game: string): Promise<TurnTeller> {
  const load = tellers[`../games/${game}/log.ts`] ?? (() => Promise.resolve({ turn: inOrder(game) }));
  const [{ turn }] = await Promise.all([load(), words.load(['log'])]);
  // As with faces: callers pass it what the server sent for its game.
  return turn as TurnTeller;
}
