/** Where small plates on the board go, so that they cover neither each other nor a car. */

export interface Place {
  x: number;
  y: number;
  heading: number;
}

/** A rectangle by its middle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far a plate may be moved from its space, in heights of a plate. */
const FURTHEST = 4;
const GAP = 3;

/** The first free place for a text at what it belongs to: below it, above it, right or left of it. Where none is free it
 * stays below. */
export function beside(of: Box, width: number, height: number, taken: Box[]): Box {
  const [down, aside] = [(of.height + height) / 2, (of.width + width) / 2];
  const tried = [
    { x: 0, y: down },
    { x: 0, y: -down },
    { x: aside, y: 0 },
    { x: -aside, y: 0 },
  ].map(({ x, y }) => ({ x: of.x + x, y: of.y + y, width, height }));
  return tried.find((each) => !taken.some((other) => overlaps(each, other))) ?? tried[0]!;
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}

/** The nearest free place for a plate: on its space, else beside the road, else along it. Where none is free it stays
 * on its space. */
export function settle(at: Place, width: number, height: number, taken: Box[]): Box {
  const angle = (at.heading * Math.PI) / 180;
  const [ahead, aside] = [
    { x: Math.cos(angle), y: Math.sin(angle) },
    { x: -Math.sin(angle), y: Math.cos(angle) },
  ];
  const box = (way: { x: number; y: number }, away: number): Box => ({
    x: at.x + way.x * away,
    y: at.y + way.y * away,
    width,
    height,
  });
  const step = (height + GAP) / 2;
  const tried = [box(aside, 0)];
  for (let away = step; away <= FURTHEST * height; away += step)
    for (const way of [aside, ahead]) for (const sign of [1, -1]) tried.push(box(way, sign * away));
  return tried.find((each) => !taken.some((other) => overlaps(each, other))) ?? box(aside, 0);
}
