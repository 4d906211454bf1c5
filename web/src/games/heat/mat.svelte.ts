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

/** The cards of a hand with whether each is one of the picked; of equal cards the first are. Cards that were there
 * before keep their numbers. */
export function heldOf(cards: string[], picked: string[], before: Held[], next: () => number): Held[] {
  const left = [...before];
  const chosen = [...picked];
  return cards.map((name) => {
    const was = left.findIndex((card) => card.name === name);
    const id = was >= 0 ? left.splice(was, 1)[0]!.id : next();
    const at = chosen.indexOf(name);
    if (at >= 0) chosen.splice(at, 1);
    return { id, name, chosen: at >= 0 };
  });
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
