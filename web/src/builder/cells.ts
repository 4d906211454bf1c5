/** What the server says about a board of spaces that is being built, whatever the game. */
export interface Cell {
  id: string;
  outline: string;
  label: unknown;
}

export interface CellSketch {
  box: number[];
  picture: string;
  spaces: Cell[];
}

/** The style holds within the class of the scope; signs are used by their ids. */
export interface CellPieces {
  scope: string;
  style: string;
  definitions?: string;
}

/** SVG of our own server, as the boards of tables are, set into an element. */
export function filled(element: Element, svg: string): void {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`,
    'image/svg+xml',
  );
  element.replaceChildren(...[...parsed.documentElement.childNodes].map((node) => document.importNode(node, true)));
}
