/** What a page reads of a race of Heat: the view of a seat, the outlook of its choices, and plain readings of both. */
import type { Outlook, View } from '../../lib/live.svelte';
import type { Message } from '../../lib/words.svelte';

export interface HeatCar {
  colour: string;
  legend: boolean;
  at: string | null;
  lap: number | null;
  cell: number | null;
  side: 'L' | 'R' | null;
  race_line: boolean;
  status: 'racing' | 'finished' | 'eliminated';
}

export interface HeatDriver {
  gear: number;
  heat: number;
  hand_size: number;
  deck_size: number;
  discard_size: number;
  discard_top: string | null;
  /** Cards known to lie on the deck, the next one first. */
  top: string[];
  /** How many cards lie face down; null while that is secret. */
  laid: number | null;
  play: string[] | null;
  planned: boolean;
  owned: string[];
}

/** A corner line; a chicane has two of the same corner. */
export interface HeatCorner {
  after: number;
  corner: number;
  limit: number;
  letter: string | null;
  press: boolean;
  overheat: boolean;
}

export interface HeatView {
  phase: string;
  race: number;
  races: number;
  track: string;
  track_name: string;
  cells: number;
  laps: number;
  event: string | null;
  calendar: { track: string; event: string | null }[];
  corners: HeatCorner[];
  weather: string | null;
  road: string[];
  market: string[];
  round: number;
  turn: number | null;
  adrenaline: number[];
  ranking: number[];
  eliminated: number[];
  points: number[];
  standings: number[];
  cars: HeatCar[];
  drivers: HeatDriver[];
  options: { season: string; calendar: unknown[]; tournament: boolean };
  move: { speed: number; spun: boolean } | null;
  mine: {
    hand: string[];
    laid: string[];
    next_gear: number;
    deck: string[];
    discard: string[] | null;
  } | null;
  result: { places: number[] } | null;
}

export const heatView = (view: View): HeatView => view as HeatView;

/** What is printed on a card. */
export interface Printed {
  kind: 'speed' | 'stress' | 'heat' | 'start' | 'upgrade' | 'sponsor';
  number: string;
  speeds: number[];
  symbols: { use: string; amount: number }[];
  limit: number;
  slipstream: number;
  flips: number;
  refresh: boolean;
  direct: boolean;
  name: Message;
  bears: Message[];
}

/** A corner on the way and its price. */
export interface Toll {
  after: number;
  limit: number;
  heat: number;
}

/** Where a move may end, and what its corners cost then. */
export interface Landing {
  speed: number;
  cell: string;
  heat: number;
  spins: boolean;
  corners: Toll[];
  chance: number;
  fraction: string;
}

/** Cards that might be laid, and what they would do. */
export interface PlanOutlook {
  cards: string[];
  legal: boolean;
  actions: number[];
  gear: number;
  /** The Heat of the shift, and what the cards ask for by themselves. */
  heat: number;
  price: number;
  /** The Heat that is left for corners. */
  engine: number;
  speeds: Landing[];
  mean: number;
  mean_heat: number;
  spin: { chance: number; fraction: string };
  choice: number;
  label: Message;
  detail: Message[];
}

export interface HeatChoice {
  cell?: string;
  card?: string;
  label?: Message;
  detail?: Message[];
  speed?: number;
  heat?: number;
  spins?: boolean;
  corners?: Toll[];
  cost?: number;
  flips?: (Landing & { number: number })[];
}

export interface HeatOutlook extends Outlook {
  choices: Record<string, HeatChoice>;
  /** What is printed on the cards in sight. */
  cards?: Record<string, Printed>;
  corners?: { after: number; away: number; limit: number }[];
  gears?: Record<string, { cards: number; heat: number }>;
  cluttered?: boolean;
  sketch?: PlanOutlook;
  /** By spot, the cheapest cards of the hand that lead there for sure. */
  reach?: Record<string, { cards: string[]; heat: number; spins: boolean }>;
  /** How many cards may be discarded together. */
  discards?: number;
}

export const heatOutlook = (outlook: Outlook | null): HeatOutlook | null => outlook as HeatOutlook | null;

/** The spot a car stands on, as the board names it. */
export const spotOf = (car: HeatCar): string | null => (car.cell === null ? null : `${car.cell}${car.side}`);

/** Cells since the start line; cars on the grid are behind it. */
export const progress = (view: HeatView, car: HeatCar): number =>
  car.cell === null || car.lap === null ? -Infinity : car.lap * view.cells + car.cell;

/** The lap under way, from 1 to the number of laps. */
export const lapOf = (view: HeatView, car: HeatCar): number => Math.min(view.laps, Math.max(1, (car.lap ?? -1) + 1));

/** All cars, the first first: finished ones, those on the track, those that are out. */
export function raceOrder(view: HeatView): number[] {
  // Between the races of a season, and when it is over, the points decide.
  if (isSeason(view) && (view.result || !view.round) && view.points.some(Boolean)) return view.standings;
  const racing = view.cars.map((_, car) => car).filter((car) => view.cars[car]!.status === 'racing');
  racing.sort((one, other) => {
    const [first, second] = [view.cars[one]!, view.cars[other]!];
    return progress(view, second) - progress(view, first) || Number(second.race_line) - Number(first.race_line);
  });
  return [...view.ranking, ...racing, ...[...view.eliminated].reverse()];
}

/** Whether races are driven for points. */
export const isSeason = (view: HeatView): boolean => view.options.season !== '' || view.options.calendar.length > 0;

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

/** Whole per cent; what is possible is never shown as nothing, what is not certain never as all. */
export const percent = (chance: number): string =>
  chance === 1 ? '100%' : chance === 0 ? '0%' : `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`;
