/** What a finger on the board means: it covers more than a pointer, and spaces may be smaller than it is. */

/** How far beside a space a finger still means it, and how wide a space has to be to be hit for sure. */
const FINGER = 20;
export const THUMB = 40;
const RINGS = [0, 5, 10, 15, FINGER];
const ROUND = 16;
const EDGE = 24;

interface Place {
  x: number;
  y: number;
}

/** A space that can be chosen, under a finger. */
export interface Touched {
  shape: SVGGeometryElement;
  /** How far the middle of the finger is beside it, and from its middle. */
  far: number;
  middle: number;
  /** In pixels, where it is narrowest. */
  width: number;
}

/** The spaces under a finger, the nearest first. */
export function touched(board: Element, finger: Place): Touched[] {
  const found: Touched[] = [];
  for (const shape of board.querySelectorAll<SVGGeometryElement>('[data-target]')) {
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    const { x, y } = finger;
    if (Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) > FINGER) continue;
    const far = beside(shape, finger);
    const middle = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    if (far !== undefined) found.push({ shape, far, middle, width: widthOf(edgeOf(shape)) });
  }
  return found.toSorted((a, b) => a.far - b.far || a.middle - b.middle);
}

/** Which of them is meant: the only one, or one that is large enough to have been aimed at. */
export function meant([nearest, another]: Touched[]): Touched | undefined {
  return another && nearest!.width < THUMB ? undefined : nearest;
}

/** How far a finger is beside a space, if it covers some of it. */
function beside(shape: SVGGeometryElement, finger: Place): number | undefined {
  const own = shape.getScreenCTM()?.inverse();
  return RINGS.find((radius) =>
    Array.from({ length: radius ? ROUND : 1 }, (_, index) => (2 * Math.PI * index) / ROUND).some((angle) => {
      const at = new DOMPoint(finger.x + radius * Math.cos(angle), finger.y + radius * Math.sin(angle));
      return shape.isPointInFill(at.matrixTransform(own));
    }),
  );
}

function edgeOf(shape: SVGGeometryElement): Place[] {
  const [length, screen] = [shape.getTotalLength(), shape.getScreenCTM()!];
  return Array.from({ length: EDGE }, (_, index) =>
    shape.getPointAtLength((length * index) / EDGE).matrixTransform(screen),
  );
}

/** The least distance of two parallel lines that hold all of these between them. */
export function widthOf(edge: Place[]): number {
  const across = Array.from({ length: 12 }, (_, index) => {
    const angle = (Math.PI * index) / 12;
    const along = edge.map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle));
    return Math.max(...along) - Math.min(...along);
  });
  return Math.min(...across);
}
