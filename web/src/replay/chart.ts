/** The geometry of the chart of places: where a moment and a place lie, and the line of a car. */

export interface Standing {
  moment: number;
  /** Cars from the first to the last. */
  order: number[];
}

export interface Area {
  width: number;
  height: number;
  /** Room for the plates on both sides, and above and below. */
  side: number;
  edge: number;
}

export interface Curve {
  car: number;
  points: { x: number; y: number; moment: number; place: number }[];
  path: string;
}

export function acrossOf(standings: Standing[], area: Area): (moment: number) => number {
  const first = standings[0]?.moment ?? 0;
  const span = Math.max(1, (standings.at(-1)?.moment ?? 1) - first);
  const room = area.width - 2 * area.side;
  return (moment) => area.side + (Math.min(Math.max(moment - first, 0), span) / span) * room;
}

/** The moment under a point of the chart. */
export function momentAt(standings: Standing[], area: Area, x: number): number {
  const first = standings[0]?.moment ?? 0;
  const last = standings.at(-1)?.moment ?? 0;
  const part = (x - area.side) / Math.max(1, area.width - 2 * area.side);
  return Math.round(first + Math.min(1, Math.max(0, part)) * (last - first));
}

export function downOf(cars: number, area: Area): (place: number) => number {
  const step = (area.height - 2 * area.edge) / Math.max(1, cars - 1);
  return (place) => (cars === 1 ? area.height / 2 : area.edge + (place - 1) * step);
}

/** A line a car, level at each standing and swinging over to the next place between them. */
export function curvesOf(standings: Standing[], area: Area): Curve[] {
  const cars = [...new Set(standings.flatMap(({ order }) => order))].sort((a, b) => a - b);
  const across = acrossOf(standings, area);
  const down = downOf(cars.length, area);
  return cars.map((car) => {
    const points = standings.flatMap(({ moment, order }) => {
      const place = order.indexOf(car) + 1;
      return place ? [{ x: across(moment), y: down(place), moment, place }] : [];
    });
    return { car, points, path: pathOf(points) };
  });
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

export function pathOf(points: { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${rounded(x)} ${rounded(y)}`;
      const middle = rounded((before.x + x) / 2);
      return `C${middle} ${rounded(before.y)} ${middle} ${rounded(y)} ${rounded(x)} ${rounded(y)}`;
    })
    .join('');
}
