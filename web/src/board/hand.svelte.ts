/** What pointers do on the board: one pans, two pinch, and the one that takes hold of the car draws its way. */
import { panned, zoomed, type Look, type Size } from './camera';
import { meant, touched, type Touched } from './finger';

/** A pointer that strays less has tapped. */
const TAP = 8;
/** How long a finger rests until it is shown larger what it covers. */
const HOLD = 420;

export interface Place {
  x: number;
  y: number;
}

/** What a hand moves. */
export interface Held {
  /** Where the board is looked at now. */
  eye: () => Look | null;
  frame: () => Size;
  /** Takes the camera somewhere else. */
  free: (look: Look) => void;
  /** The way of the car goes through this space. */
  draw: (cell: string) => void;
  /** Shows these spaces so large that a finger means one of them. */
  magnify: (spaces: Touched[], finger: Place) => void;
  /** A finger has touched what nobody can choose. */
  aside: () => void;
}

export class Hand {
  dragging = $state(false);
  #held: Held;
  #fingers = new Map<number, Place>();
  #travelled = 0;
  /** What touches the board now or did last is a finger or a pen, and no mouse. */
  #touches = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #rested = false;
  /** The pointer that draws the way of the car, and the space it is on. */
  #drawing: { pointer: number; cell: string | undefined } | null = null;

  constructor(held: Held) {
    this.#held = held;
  }

  down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    this.#touches = event.pointerType !== 'mouse';
    this.#rested = false;
    clearTimeout(this.#resting);
    if ((event.target as Element).classList.contains('grip')) {
      this.#drawing = { pointer: event.pointerId, cell: undefined };
      return;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size > 1) return;
    this.#travelled = 0;
    if (!this.#touches || (event.target as Element).closest('button')) return;
    const [board, finger] = [event.currentTarget as Element, { x: event.clientX, y: event.clientY }];
    this.#resting = setTimeout(() => this.#rest(board, finger), HOLD);
  };

  move = (event: PointerEvent): void => {
    if (this.#drawing?.pointer === event.pointerId) return this.#draw(event);
    const before = this.#fingers.get(event.pointerId);
    const eye = this.#held.eye();
    if (!before || !eye) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    this.#fingers.set(event.pointerId, now);
    if (this.#travelled < TAP && !others.length) return;
    clearTimeout(this.#resting);
    const board = event.currentTarget as Element;
    if (!this.dragging) {
      this.dragging = true;
      board.setPointerCapture(event.pointerId);
    }
    const other = others[0];
    if (!other) return this.#held.free(panned(eye, now.x - before.x, now.y - before.y));
    const box = board.getBoundingClientRect();
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(now.x - other.x, now.y - other.y) || 1;
    const at = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    const nearer = zoomed(eye, is / was, at, this.#held.frame());
    this.#held.free(panned(nearer, (now.x - before.x) / 2, (now.y - before.y) / 2));
  };

  up = (event: PointerEvent): void => {
    if (this.#drawing?.pointer === event.pointerId) this.#drawing = null;
    this.#fingers.delete(event.pointerId);
    clearTimeout(this.#resting);
    if (this.#fingers.size || !this.dragging) return;
    // The click that ends a drag is no choice. A finger makes none: what is tapped next is meant.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener('click', swallow, { capture: true });
    setTimeout(() => {
      this.dragging = false;
      removeEventListener('click', swallow, { capture: true });
    }, 0);
  };

  /** From space to space: each of them is picked as if it had been tapped. */
  #draw(event: PointerEvent): void {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const cell = under?.closest<SVGElement>('[data-target]')?.dataset.target;
    if (!this.#drawing || !cell || cell === this.#drawing.cell) return;
    this.#drawing.cell = cell;
    this.#held.draw(cell);
  }

  /** A finger takes the only space that it can mean, also one that it misses; several are shown larger first. It comes
   * before the spaces hear of it. */
  tap = (event: MouseEvent): void => {
    // What a key or a script has pressed has no place.
    if (!this.#touches || event.detail === 0 || this.dragging || (event.target as Element).closest('button')) return;
    event.stopPropagation();
    if (this.#rested) return;
    const finger = { x: event.clientX, y: event.clientY };
    const spaces = touched(event.currentTarget as Element, finger);
    const chosen = meant(spaces);
    if (chosen) chosen.shape.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else if (spaces.length) this.#held.magnify(spaces, finger);
    else this.#held.aside();
  };

  /** A finger that rests wants to see what lies under it, and has then chosen nothing. */
  #rest(board: Element, finger: Place): void {
    const spaces = touched(board, finger);
    if (!spaces.length || this.dragging || this.#fingers.size !== 1) return;
    this.#rested = true;
    this.#held.magnify(spaces, finger);
  }

  menu = (event: Event): void => {
    if (this.#touches) event.preventDefault();
  };
}
