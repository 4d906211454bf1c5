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
  /** The spaces of each station. */
  readonly #lanes: Spot[][];
  /** After the last station comes the first one. */
  readonly closed: boolean;
  /** Where the finish is. */
  readonly line: Spot | undefined;
  /** How far it mostly is from one lane to the next; nothing on a road of one lane. */
  readonly lane: number | undefined;

  constructor(scene: Pick<Scene, 'spaces' | 'line'>) {
    const found = new Map<number, (Spot & { limit: boolean })[]>();
    for (const space of scene.spaces.values()) {
      const { along, limit } = space.element.dataset;
      if (along === undefined) continue;
      const { x, y, heading } = space;
      found.set(+along, [...(found.get(+along) ?? []), { x, y, heading, limit: limit !== undefined }]);
    }
    const lanes = [...found].toSorted(([a], [b]) => a - b).map(([, spots]) => spots);
    this.#lanes = lanes;
    this.stations = lanes.map(middle);
    this.line = scene.line;
    const widths = lanes.flatMap(([one, other]) => (one && other ? [apart(one, other)] : []));
    this.lane = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)];
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

  /** The spaces over which one drives on the road from one spot to another: short steps, straight ahead. */
  between(from: Spot, to: Spot): Spot[] {
    const [start, end, count] = [this.at(from), this.at(to), this.stations.length];
    const steps = this.closed ? (end - start + count) % count : end - start;
    // For each space on the way: the best way to it, and what that costs.
    const reached: Reached[] = [{ spot: from, cost: 0, before: null }];
    const reach = (spot: Spot): Reached | undefined => {
      const ways = reached.map((before) => ({ spot, cost: before.cost + effort(before.spot, spot), before }));
      const best = ways.reduce((a, b) => (b.cost < a.cost ? b : a));
      return best.cost < Infinity ? best : undefined;
    };
    for (let step = 1; start >= 0 && step < steps; step += 1)
      for (const spot of this.#lanes[(start + step) % count] ?? []) {
        const found = reach(spot);
        if (found) reached.push(found);
      }
    const way: Spot[] = [];
    for (let at = reach(to)?.before; at?.before; at = at.before) way.unshift(at.spot);
    return way;
  }

  /** The whole road as a line, `M… L…`. */
  get path(): string {
    const points = this.stations.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`);
    return points.length ? `M${points.join('L')}${this.closed ? 'Z' : ''}` : '';
  }
}

interface Reached {
  spot: Spot;
  cost: number;
  before: Reached | null;
}

/** What a step costs: many short ones are better than a long one, and aside is worse than ahead; there is none back. */
function effort(from: Spot, to: Spot): number {
  const angle = ((from.heading + turnBetween(from.heading, to.heading) / 2) * Math.PI) / 180;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * Math.cos(angle) + dy * Math.sin(angle);
  const aside = dy * Math.cos(angle) - dx * Math.sin(angle);
  return ahead > 0 ? ahead ** 2 + 4 * aside ** 2 : Infinity;
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
