/** Where a board is looked at: pan and zoom as plain arithmetic, without a page. */

export interface Size {
  width: number;
  height: number;
}

/** The middle of what is seen in the board's own coordinates, and pixels a unit. */
export interface Look {
  x: number;
  y: number;
  zoom: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export const CLOSEST = 4;
/** So much of the largest part of a frame is large too. */
const LARGE = 0.6;

/** The large parts of a frame on which nothing lies, each as large as it can be, the largest first. */
export function freeOf({ width, height }: Size, covers: Box[]): Box[] {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const edges = (ends: number[], most: number) => [...new Set([0, most, ...ends.map((end) => within(end, most))])];
  const xs = edges(
    covers.flatMap((each) => [each.x, each.x + each.width]),
    width,
  ).sort((a, b) => a - b);
  const ys = edges(
    covers.flatMap((each) => [each.y, each.y + each.height]),
    height,
  ).sort((a, b) => a - b);
  const free: Box[] = [];
  for (const left of xs)
    for (const right of xs)
      for (const top of ys)
        for (const bottom of ys) {
          const found = { x: left, y: top, width: right - left, height: bottom - top };
          if (found.width > 0 && found.height > 0 && !covers.some((each) => overlap(each, found) > 0)) free.push(found);
        }
  const size = (box: Box) => box.width * box.height;
  const most = Math.max(0, ...free.map(size));
  const large = free.filter((each) => size(each) >= LARGE * most);
  return large
    .filter((each) => !large.some((other) => other !== each && holds(other, each)))
    .toSorted((a, b) => size(b) - size(a));
}

/** The area that two boxes have in common. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const holds = (outer: Box, inner: Box): boolean => overlap(outer, inner) === inner.width * inner.height;

/** The whole board in the frame. */
export function whole(box: Box, frame: Size): Look {
  const zoom = Math.min(frame.width / box.width, frame.height / box.height) || 1;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom };
}

/** A camera that stays on the board: never wider than the whole of it, never beyond its edges. */
export function held(look: Look, box: Box, frame: Size): Look {
  const least = whole(box, frame).zoom;
  const zoom = Math.min(Math.max(look.zoom, least), Math.max(CLOSEST, least));
  return {
    zoom,
    x: between(look.x, box.x, box.x + box.width, frame.width / zoom),
    y: between(look.y, box.y, box.y + box.height, frame.height / zoom),
  };
}

function between(middle: number, low: number, high: number, seen: number): number {
  if (seen >= high - low) return (low + high) / 2;
  return Math.min(Math.max(middle, low + seen / 2), high - seen / 2);
}

/** Zooms by a factor so that the point under the finger stays there. */
export function zoomed(look: Look, factor: number, at: { x: number; y: number }, frame: Size): Look {
  const dx = (at.x - frame.width / 2) / look.zoom;
  const dy = (at.y - frame.height / 2) / look.zoom;
  return { zoom: look.zoom * factor, x: look.x + dx - dx / factor, y: look.y + dy - dy / factor };
}

export function panned(look: Look, dx: number, dy: number): Look {
  return { ...look, x: look.x - dx / look.zoom, y: look.y - dy / look.zoom };
}

/** The CSS transform that shows the board so; the board itself is `box` units wide and high. */
export function transform(look: Look, box: Box, frame: Size): string {
  const x = frame.width / 2 - (look.x - box.x) * look.zoom;
  const y = frame.height / 2 - (look.y - box.y) * look.zoom;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${look.zoom.toFixed(4)})`;
}
