/** What the server says about a board of spaces that is being built, of the games that have one. */
import type { Schemas } from '../lib/api';

export type CellSketch = Extract<Schemas['Sketch'], { picture: string }>;

/** SVG of our own server, as the boards of tables are, set into an element. */
export function filled(element: Element, svg: string): void {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`,
    'image/svg+xml',
  );
  element.replaceChildren(...[...parsed.documentElement.childNodes].map((node) => document.importNode(node, true)));
}
