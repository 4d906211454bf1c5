/** The geometry of the line of chances: a step line a car over the plies of a race. */
import type { Review } from './review.svelte';

export interface Area {
  width: number;
  height: number;
  left: number;
  right: number;
  edge: number;
}

export type Point = Review['line'][number];

/** What a car's line shows: its chance, or alone the expected time. */
export const valueAt = (point: Point, car: number): number => point.win[car] ?? point.time ?? 0;

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** Chances run from 0 to 1; times have round numbers around them. */
export function scaleOf(line: Point[], alone: boolean): Scale {
  if (!alone) return { low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
  const values = line.map((point) => point.time ?? 0);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const raw = Math.max(most - least, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= raw) ?? 10 * power;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const ticks: number[] = [];
  for (let tick = low; tick <= high + step / 2; tick += step) ticks.push(tick);
  return { low, high, ticks };
}

export const acrossOf =
  (plies: number, area: Area) =>
  (ply: number): number =>
    area.left + (Math.min(Math.max(ply, 0), plies) / Math.max(1, plies)) * (area.width - area.left - area.right);

export const downOf =
  (scale: Scale, area: Area) =>
  (value: number): number =>
    area.edge + (1 - (value - scale.low) / (scale.high - scale.low)) * (area.height - 2 * area.edge);

/** The ply under a point of the chart. */
export function plyAt(plies: number, area: Area, x: number): number {
  const part = (x - area.left) / Math.max(1, area.width - area.left - area.right);
  return Math.round(Math.min(1, Math.max(0, part)) * plies);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The line of a car: level until something changes it. */
export function pathOf(line: Point[], car: number, plies: number, area: Area, scale: Scale): string {
  const across = acrossOf(plies, area);
  const down = downOf(scale, area);
  return line
    .map((point, index) => {
      const [x, y] = [rounded(across(point.ply)), rounded(down(valueAt(point, car)))];
      return index ? `H${x}V${y}` : `M${x} ${y}`;
    })
    .join('');
}

/** How the race stood after each of its rounds: what a table beside the chart tells. */
export function roundsOf(line: Point[]): Point[] {
  const last = new Map<string, Point>();
  for (const point of line) last.set(`${point.leg} ${point.round}`, point);
  return [...last.values()];
}

/** How the race stood when a ply had been played. */
export const stoodAt = (line: Point[], ply: number): Point | undefined =>
  line.findLast((point) => point.ply <= ply) ?? line[0];

/** Plates at the right end, moved apart where they would lie on each other. */
export function spread(ends: number[], gap: number, low: number, high: number): number[] {
  const order = ends.map((_, index) => index).sort((a, b) => ends[a]! - ends[b]!);
  const placed = [...ends];
  order.forEach((index, at) => {
    const before = at ? placed[order[at - 1]!]! + gap : low;
    placed[index] = Math.max(placed[index]!, before);
  });
  for (let at = order.length - 1; at >= 0; at--) {
    const after = at < order.length - 1 ? placed[order[at + 1]!]! - gap : high;
    placed[order[at]!] = Math.min(placed[order[at]!]!, after);
  }
  return placed;
}
