/** What pointers do on the board: one pans, two pinch, and the one that takes hold of the car draws its way. */
import { panned, zoomed, type Look, type Size } from './camera';

/** A pointer that strays less has tapped. */
const TAP = 8;
/** How far beside a space a finger still means it. */
const FINGER = 20;

interface Place {
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
}

export class Hand {
  dragging = $state(false);
  #held: Held;
  #fingers = new Map<number, Place>();
  #travelled = 0;
  /** The pointer that draws the way of the car, and the space it is on. */
  #drawing: { pointer: number; cell: string | undefined } | null = null;

  constructor(held: Held) {
    this.#held = held;
  }

  down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    if ((event.target as Element).classList.contains('grip')) {
      this.#drawing = { pointer: event.pointerId, cell: undefined };
      return;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.#travelled = 0;
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

  /** A finger that misses a small space takes the nearest. */
  tap = (event: MouseEvent): void => {
    if ((event as PointerEvent).pointerType === 'mouse' || event.detail === 0) return;
    if ((event.target as Element).closest('[data-target], button')) return;
    let nearest: { shape: Element; far: number; middle: number } | undefined;
    for (const shape of (event.currentTarget as Element).querySelectorAll('[data-target]')) {
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      const [x, y] = [event.clientX, event.clientY];
      const far = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      const middle = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
      if (far > FINGER || (nearest && (far > nearest.far || (far === nearest.far && middle > nearest.middle))))
        continue;
      nearest = { shape, far, middle };
    }
    nearest?.shape.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
}
