/** The road of a board from end to end: what comes next, where a limit stands, where the finish is.

It is read off the picture, whose spaces say how far along the road they lie (`data-along`) and which gear or speed they
allow at most (`data-limit`).
*/
import type { Scene } from './scene';
import type { Spot } from './spot';

/** All spaces that lie equally far along the road, as one spot in their middle. */
export interface Station extends Spot {
  limit: boolean;
}

/** How far one looks along a road at least, and at most. */
const LEAST = 5;
const MOST = 14;

export class Course {
  readonly stations: Station[];
  /** After the last station comes the first one. */
  readonly closed: boolean;
  /** Where the finish is. */
  readonly line: Spot | undefined;

  constructor(scene: Pick<Scene, 'spaces' | 'line'>) {
    const found = new Map<number, (Spot & { limit: boolean })[]>();
    for (const space of scene.spaces.values()) {
      const { along, limit } = space.element.dataset;
      if (along === undefined) continue;
      const { x, y, heading } = space;
      found.set(+along, [...(found.get(+along) ?? []), { x, y, heading, limit: limit !== undefined }]);
    }
    this.stations = [...found].toSorted(([a], [b]) => a - b).map(([, spots]) => middle(spots));
    this.line = scene.line;
    const [first, last] = [this.stations[0], this.stations.at(-1)];
    const second = this.stations[1];
    this.closed = !!first && !!last && !!second && apart(first, last) < 3 * apart(first, second);
  }

  /** The station at which a car is that stands there and looks that way; -1 on a board without a road. */
  at(spot: Spot): number {
    let [best, least] = [-1, Infinity];
    this.stations.forEach((station, index) => {
      // The other side of the road may be nearer than the own one, where two parts of it run side by side.
      const turned = Math.abs(turnBetween(spot.heading, station.heading)) / 90;
      const far = apart(spot, station) * (1 + turned);
      if (far < least) [best, least] = [index, far];
    });
    return best;
  }

  /** What lies ahead of a spot up to the end of the next corner, nearest first. */
  ahead(spot: Spot): Station[] {
    const found = this.onward(spot, MOST);
    const limit = found.findIndex((station) => station.limit);
    if (limit < 0) return found.slice(0, LEAST + 3);
    let end = limit;
    while (found[end]?.limit) end += 1;
    return found.slice(0, Math.max(LEAST, end + 1));
  }

  /** The next stations from a spot on, as many as there are. */
  onward(spot: Spot, count: number): Station[] {
    const at = this.at(spot);
    const found: Station[] = [];
    for (let step = 1; at >= 0 && step <= count; step += 1) {
      const station = this.stations[this.closed ? (at + step) % this.stations.length : at + step];
      if (station) found.push(station);
    }
    return found;
  }

  /** The whole road as a line, `M… L…`. */
  get path(): string {
    const points = this.stations.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`);
    return points.length ? `M${points.join('L')}${this.closed ? 'Z' : ''}` : '';
  }
}

export const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** Degrees from one direction to another, -180 to 180. */
const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

function middle(spots: Station[]): Station {
  const mean = (pick: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + pick(spot), 0) / spots.length;
  const angle = (spot: Spot) => (spot.heading * Math.PI) / 180;
  const heading = Math.atan2(
    mean((spot) => Math.sin(angle(spot))),
    mean((spot) => Math.cos(angle(spot))),
  );
  return {
    x: mean((spot) => spot.x),
    y: mean((spot) => spot.y),
    heading: (heading * 180) / Math.PI,
    limit: spots.some((spot) => spot.limit),
  };
}
