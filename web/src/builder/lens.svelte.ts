/** A magnifying glass for fingers: spaces that are smaller than a fingertip are shown large above it while it lies on
 * the board, and it may slide to the right one before it is lifted. */
import type { Spot } from './looking.svelte';

/** What a finger hits without help, in pixels. */
const FINGERTIP = 40;
const SHOWN = 52;
const MOST = 6;

export interface Magnified extends Spot {
  /** The place under the finger. */
  place: string;
  /** How much larger it is shown. */
  by: number;
  /** Where the finger is on the board, and how many pixels a unit of it is. */
  x: number;
  y: number;
  unit: number;
}

const placeAt = ({ clientX, clientY }: Spot): Element | null | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-place]');

export class Lens {
  /** What is under it; null while no finger needs one. */
  at = $state.raw<Magnified | null>(null);

  /** A finger comes down on a board: whether it needs the glass. */
  lower(event: PointerEvent, frame: SVGSVGElement | undefined): boolean {
    const place = event.pointerType === 'touch' ? placeAt(event) : null;
    const matrix = frame?.getScreenCTM();
    if (!place || !matrix) return false;
    const { width, height } = place.getBoundingClientRect();
    const size = Math.min(width, height);
    if (size >= FINGERTIP) return false;
    const by = Math.min(MOST, SHOWN / Math.max(1, size));
    this.#show(event, matrix, place.getAttribute('data-place') ?? '', by);
    return true;
  }

  /** The finger slides. */
  slide(event: PointerEvent, frame: SVGSVGElement | undefined): void {
    const matrix = frame?.getScreenCTM();
    if (!this.at || !matrix) return;
    const place = placeAt(event);
    const here = place && frame?.contains(place) ? place.getAttribute('data-place') : null;
    this.#show(event, matrix, here ?? this.at.place, this.at.by);
  }

  lift(): string | null {
    const place = this.at?.place ?? null;
    this.at = null;
    return place;
  }

  #show({ clientX, clientY }: Spot, matrix: DOMMatrix, place: string, by: number): void {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    this.at = { clientX, clientY, place, by, x, y, unit: Math.hypot(matrix.a, matrix.b) };
  }
}
