/** What the pages of Heat read off a view and an outlook, in the types of the server. */
import type { Schemas } from '../../lib/api';
import type { Frame } from '../../lib/live.svelte';

export type HeatView = Schemas['HeatView'];
export type HeatCar = Schemas['HeatCar'];
export type HeatOutlook = Schemas['HeatOutlook'];
export type HeatEvent = Schemas['HeatEvent'];
export type HeatFrame = Frame<HeatView, HeatEvent>;
export type HeatChoice = Schemas['HeatChoice'];
export type Printed = Schemas['HeatCardFace'];
export type Toll = Schemas['HeatToll'];
/** Where a move may end, and what its corners cost then. */
export type Landing = Schemas['HeatSpeed'] | Schemas['HeatFlip'];

/** The spot a car stands on, as the board names it. */
export const spotOf = (car: HeatCar): string | null => (car.cell === null ? null : `${car.cell}${car.side}`);

/** Where a car that is home stands on the way out behind the line, the first the furthest on; null where another car
 * drives there. */
export function parkedAt(view: HeatView, car: number): string | null {
  const place = view.ranking.indexOf(car);
  if (place < 0 || !view.round) return null;
  const row = Math.ceil(view.cars.length / 2) - Math.floor(place / 2);
  const spot = `${row}${place % 2 ? 'L' : 'R'}`;
  return view.cars.some((other) => spotOf(other) === spot) ? null : spot;
}

/** The letter of a corner, counted from 1, or the cell before its line where it has none. */
export function cornerName(view: HeatView, corner: number): string {
  const lines = view.corners.filter((line) => line.corner === corner);
  return lines.find((line) => line.letter)?.letter ?? String(lines.at(-1)?.after ?? corner);
}

/** An event as the catalogues choose by it. */
export const eventWord = (event: string | null): string => (event === null ? 'none' : `n${event}`);

/** A road token as the catalogues choose by it. */
export const roadWord = (token: string): string => token.replace('+', '-plus-').replace(' ', '-');

/** The spots a car passes from one to another, the last one included. It changes lanes half-way. */
export function way(from: string, to: string, cells: number): string[] {
  const start = parseInt(from, 10);
  const end = parseInt(to, 10);
  const count = (end - start + cells) % cells;
  const found: string[] = [];
  for (let step = 1; step < count; step++) {
    const side = step * 2 <= count ? from.slice(-1) : to.slice(-1);
    found.push(`${((start + step - 1) % cells) + 1}${side}`);
  }
  return [...found, to];
}
