/** The hand lies on a mat across the lower edge of the board. Whatever asks for cards puts its question here, and the
 * mat, which stays while the questions change, shows it: so cards can be seen coming and going. */

import { cubicOut } from 'svelte/easing';

export interface HandProps {
  cards: string[];
  /** What is picked, as often as it is. */
  picked?: string[];
  /** Kinds that may be picked; without it the cards are only shown. */
  pickable?: string[] | null;
  keys?: Record<string, string>;
  label: string;
  pick?: (card: string, held: boolean) => void;
}

export interface Held {
  /** The same as long as the card is in the hand. */
  id: number;
  name: string;
  chosen: boolean;
}

class Mat {
  /** The place for it on the page, if there is one. */
  place = $state.raw<Element | null>(null);
  asked = $state.raw<HandProps | null>(null);
  /** Whose hand it is, and which of its cards have been seen on the road since the view was told. */
  seat: number | null = null;
  played = $state.raw<string[]>([]);

  /** A card that a driver has laid turns over on the road: it is in the hand no more. */
  turned(seat: number, card: string): void {
    if (seat === this.seat) this.played = [...this.played, card];
  }
}

export const mat = new Mat();

/** The card that was touched last, and whether it was to be picked by that or put back. */
export type Touched = Pick<Held, 'id' | 'chosen'> | null;

/** The cards of a hand with whether each is one of the picked. Cards that were there before keep their numbers. Of
 * equal cards the touched one is picked or put back, then those are picked that were, then the first. */
export function heldOf(
  cards: string[],
  picked: string[],
  before: Held[],
  next: () => number,
  touched: Touched = null,
): Held[] {
  const left = [...before];
  const held = cards.map((name): Held => {
    const was = left.findIndex((card) => card.name === name);
    return was >= 0 ? { ...left.splice(was, 1)[0]! } : { id: next(), name, chosen: false };
  });
  const rank = (card: Held): number => {
    if (card.id === touched?.id) return touched.chosen ? 0 : 3;
    return card.chosen ? 1 : 2;
  };
  const willing = held.toSorted((one, other) => rank(one) - rank(other));
  for (const card of held) card.chosen = false;
  for (const name of picked) {
    const found = willing.find((card) => card.name === name && !card.chosen);
    if (found) found.chosen = true;
  }
  return held;
}

/** How far a card leans outward, as in a hand that holds them: -1 at the left end, 1 at the right. */
export const lean = (index: number, count: number): number => (count > 1 ? (2 * index) / (count - 1) - 1 : 0);

/** Along the row to a new place. Cards lie over one another, the last without any width: they move, and are not scaled
 * to the room they take. */
export function slide(node: Element, { from, to }: { from: DOMRect; to: DOMRect }, { duration }: { duration: number }) {
  const { transform } = getComputedStyle(node);
  const [x, y] = [from.left - to.left, from.top - to.top];
  return {
    duration,
    easing: cubicOut,
    css: (_: number, u: number) =>
      `transform: translate(${u * x}px, ${u * y}px) ${transform === 'none' ? '' : transform};`,
  };
}
