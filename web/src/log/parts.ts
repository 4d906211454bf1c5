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
  /** What of it a caption says, where that is not the same. */
  readonly #notes: string[] = [];
  /** Parts that a caption leaves out otherwise. */
  readonly #extras = new Set<string>();

  constructor(
    readonly game: string,
    readonly name: Name,
  ) {}

  /** A part of its own words. */
  add(kind: string, values: Record<string, unknown> = {}): void {
    this.did.push(words.say(`log-${this.game}-${kind}`, values));
  }

  /** A part for which only the log has room. */
  extra(kind: string, values: Record<string, unknown> = {}): void {
    this.add(kind, values);
    this.#extras.add(this.did.at(-1)!);
  }

  /** A part in the words of a caption: `log-<game>-brief-<kind>`. */
  note(kind: string, values: Record<string, unknown> = {}): void {
    this.#notes.push(words.say(`log-${this.game}-brief-${kind}`, values));
  }

  /** All of it where there is little room and less time to read, of this driver: `Ann: +4 s · space 4 · 40 s` */
  brief(who: string): string {
    if (this.#notes.length) return `${who}: ${this.#notes.join(' · ')}`;
    const did = this.did.filter((part) => !this.#extras.has(part));
    return told({ did: did.length ? [`${who} ${did[0]!}`, ...did.slice(1)] : [], also: this.also });
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
export function told({ did, also }: Pick<Parts, 'did' | 'also'>): string {
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
