/** All texts, from the Fluent catalogues that the terminal uses too. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';

import { settings, type Language } from './settings.svelte';

export type Values = Record<string, unknown>;
export interface Message {
  key: string;
  values?: Values;
}

/** Parsed when the pages are built; all but what only commands say. */
const files = import.meta.glob<FluentResource['body']>(['../../../src/racecraft/locales/*/*.ftl', '!**/refusals.ftl'], {
  import: 'default',
});

/** Topics every page needs; a game's own come with the game. */
const COMMON = ['web', 'server', 'terminal'];

type Name = (seat: number) => string;

/** Values that are seats, shown as names. */
export const SEAT_VALUES = new Set(['who', 'other']);

/** Which of the drivers of a sentence its reader is. */
function youIn({ who, other }: Values, mine: number): string {
  if (who === mine) return other === mine ? 'both' : 'who';
  return other === mine ? 'other' : 'nobody';
}

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'key' in value;

/** A number as plain digits, where every language we ship writes it so. Most pages then need no
 * formatter, which takes a browser longer to load than all the texts of a table. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000 && !Object.keys(this.opts).length;
    return plain ? String(this.value) : super.toString(scope);
  }
}

class Words {
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #loaded = new Map<string, Promise<void>>();
  #topics = new Set(COMMON);
  #provided = new Map<string, (language: Language) => Promise<FluentResource['body']>>();

  /** Loads topics (catalogue files) in the language in use, and in others when one is chosen. */
  async load(topics: string[] = [], language: Language = settings.language): Promise<void> {
    for (const topic of topics) this.#topics.add(topic);
    await Promise.all([...this.#topics].map((topic) => this.#loadOne(topic, language)));
  }

  /** A topic that is not part of the pages. */
  provide(topic: string, read: (language: Language) => Promise<FluentResource['body']>): void {
    this.#provided.set(topic, read);
  }

  #loadOne(topic: string, language: Language): Promise<void> {
    const path = `../../../src/racecraft/locales/${language}/${topic}.ftl`;
    let loading = this.#loaded.get(path);
    if (!loading) {
      loading = this.#fetch(files[path] ?? this.#provided.get(topic), language);
      loading.catch(() => this.#loaded.delete(path));
      this.#loaded.set(path, loading);
    }
    return loading;
  }

  async #fetch(
    read: ((language: Language) => Promise<FluentResource['body']>) | undefined,
    language: Language,
  ): Promise<void> {
    if (!read) return;
    const body = await read(language);
    const bundle = this.#bundles[language] ?? new FluentBundle(language, { useIsolating: false });
    bundle.addResource({ body });
    this.#bundles = { ...this.#bundles, [language]: bundle };
  }

  async speak(language: Language): Promise<void> {
    await this.load([], language);
    settings.language = language;
    document.documentElement.lang = language;
    settings.keep();
  }

  /** Whether there is a message, with this attribute if one is named. */
  knows(key: string, attribute?: string): boolean {
    const message = this.#bundles[settings.language]?.getMessage(key);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  }

  /** The message with its values; `key.attribute` says an attribute of it. */
  say(key: string, values: Values = {}): string {
    const bundle = this.#bundles[settings.language];
    const [id, attribute] = key.split('.', 2) as [string, string?];
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return key;
    return bundle.formatPattern(pattern, this.#plain(values), []);
  }

  /** A message that the server named, with seats by their names; `mine` is the reader's, for sentences that say
   * `you`. */
  tell(message: Message, name?: Name, mine: number | null = null): string {
    const values = message.values ?? {};
    if (!name) return this.say(message.key, values);
    const named = Object.entries(values).map(([key, value]) => [key, this.#named(key, value, name, mine)]);
    const you = 'you' in values && mine !== null ? { you: youIn(values, mine) } : {};
    return this.say(message.key, { ...Object.fromEntries(named), ...you } as Values);
  }

  #named(key: string, value: unknown, name: Name, mine: number | null): unknown {
    if (SEAT_VALUES.has(key) && typeof value === 'number') return name(value);
    if (Array.isArray(value)) return value.map((each) => this.#named(key, each, name, mine));
    return isMessage(value) ? this.tell(value, name, mine) : value;
  }

  /** A word if there is one, else what it is called anyway. */
  sayOr(key: string, otherwise: string, values: Values = {}): string {
    return this.knows(key) ? this.say(key, values) : otherwise;
  }

  /** Values that are messages themselves are said, lists joined. */
  #plain(values: Values): Record<string, FluentVariable> {
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) plain[name] = this.#word(value);
    return plain;
  }

  #word(value: unknown): FluentVariable {
    if (typeof value === 'number') return new Figure(value);
    if (typeof value === 'string') return value;
    if (Array.isArray(value))
      return value.map((each) => (typeof each === 'number' ? each : String(this.#word(each)))).join(', ');
    if (isMessage(value)) return this.tell(value);
    return value === null || value === undefined ? '' : String(value);
  }
}

export const words = new Words();
export const say = (key: string, values?: Values): string => words.say(key, values);
