/** Places on the board, and lines through them. */

export interface Spot {
  x: number;
  y: number;
  heading: number;
}

/** A place on a smooth line through the points, `at` counted in points. */
export function along(points: Spot[], at: number): Spot {
  const index = Math.min(points.length - 2, Math.max(0, Math.floor(at)));
  const part = at - index;
  const from = points[index] as Spot;
  const to = points[index + 1] as Spot;
  const before = points[index - 1] ?? from;
  const after = points[index + 2] ?? to;
  const turn = ((to.heading - from.heading + 540) % 360) - 180;
  return {
    x: spline(before.x, from.x, to.x, after.x, part),
    y: spline(before.y, from.y, to.y, after.y, part),
    heading: from.heading + turn * part,
  };
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** Where one of several cars on a space stands: side by side, smaller, in the direction of the road. */
export function parked(
  spot: Spot,
  rank: number,
  count: number,
  scale: number,
  turned: boolean,
): Spot & { scale: number } {
  const heading = spot.heading + (turned ? 180 : 0);
  if (count === 1) return { x: spot.x, y: spot.y, heading, scale };
  const small = scale * 0.68;
  const angle = (spot.heading * Math.PI) / 180;
  const ahead = (0.5 - (rank % 2)) * 30 * small;
  const aside = (Math.floor(rank / 2) - (Math.ceil(count / 2) - 1) / 2) * 24 * small;
  return {
    x: spot.x + Math.cos(angle) * ahead - Math.sin(angle) * aside,
    y: spot.y + Math.sin(angle) * ahead + Math.cos(angle) * aside,
    heading,
    scale: small,
  };
}
