/** The cards of Heat: what is printed on them, how they are called, and which key picks them. */
import { untrack } from 'svelte';

import { ask } from '../../lib/api';
import { words } from '../../lib/words.svelte';
import type { Printed } from './view';

const PLAIN = {
  family: '',
  speeds: [],
  symbols: [],
  limit: 0,
  slipstream: 0,
  flips: 0,
  refresh: false,
  direct: false,
  bears: [],
  means: [],
};

/** A card that has not been looked up yet: its face is its name. */
const unknown = (name: string): Printed => ({
  ...PLAIN,
  kind: 'upgrade',
  number: name,
  name: { key: 'heat-card', values: { card: name } },
});

class CardBook {
  #cards = $state.raw<Record<string, Printed>>({});
  #asked = false;

  /** The server's card table, asked for once. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    ask<Record<string, Printed>>('GET', '/api/games/heat/cards')
      .then((cards) => this.learn(cards))
      .catch(() => (this.#asked = false));
  }

  learn(cards: Record<string, Printed>): void {
    const known = untrack(() => this.#cards);
    if (Object.keys(cards).some((name) => !(name in known))) this.#cards = { ...known, ...cards };
  }

  card(name: string): Printed {
    return this.#cards[name] ?? unknown(name);
  }

  /** "4", "Stress", "6 (pay 1, cool 1)". */
  called(name: string): string {
    const card = this.card(name);
    const called = words.tell(card.name);
    return isSpecial(name) && card.bears.length ? `${called} (${this.bears(name)})` : called;
  }

  /** An upgrade or a sponsor. */
  isSpecial(name: string): boolean {
    return isSpecial(name);
  }

  /** Its name alone: "Stress", "Brakes 1/3". */
  named(name: string): string {
    return words.tell(this.card(name).name);
  }

  /** What the card does, a sentence for each sign on it. */
  means(name: string): string[] {
    return this.card(name).means.map((each) => `${words.tell(each)}.`);
  }

  /** The symbols in words. */
  bears(name: string): string {
    return this.card(name)
      .bears.map((each) => words.tell(each))
      .join(', ');
  }
}

const isSpecial = (name: string): boolean => name.startsWith('u') || /^s\d/.test(name);

export const book = new CardBook();

const LETTERS = 'abcdefijklmnopqrtvwxyz';

/** What picks each kind of card: its own digit where it has one, S for Stress, else a letter. */
export function keysOf(cards: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  let letter = 0;
  for (const card of cards) {
    if (card in found || card === 'heat') continue;
    if (card === 'stress') found[card] = 's';
    else if (card.startsWith('start')) found[card] = card.slice(5);
    else if (isSpecial(card)) found[card] = LETTERS[letter++] ?? '';
    else found[card] = card;
  }
  return found;
}

/** The cards left when some are taken away. */
export function without(cards: string[], taken: string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
