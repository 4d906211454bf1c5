/** What this client reads of a race of Rallyman: GT, as the server shows it. */
import type { LaidDie } from '../../board/scene';
import type { Risk } from '../../lib/figures';
import type { Outlook, OutlookChoice, View } from '../../lib/live.svelte';

export { clock, percent, type Risk } from '../../lib/figures';

export interface GTCar {
  class: string;
  tyre: string;
  wear: number;
  place: 'track' | 'verge' | 'pit' | 'finished' | 'retired';
  space: string | null;
  marker: string;
  focus: number;
  side: 'left' | 'right';
  lane: number;
  spun: boolean;
  tokens: Record<Token, number>;
  colour: string;
  marker_colour: 'white' | 'black';
  progress: number;
  lap: number;
  dice: { gear: number; coast: number; brake: number; boost: number };
  limit: number;
}

export type Token = 'gear' | 'brake' | 'coast' | 'weather' | 'yellow' | 'green';
export const DAMAGE: Token[] = ['gear', 'coast', 'brake'];

export interface GTMove {
  from?: string;
  plan?: string[];
  flat_out?: boolean;
  /** The gear of the step that was driven last. */
  gear?: number;
  done?: number;
  hazards?: number;
  faces?: string[];
}

export interface GTView {
  phase: 'choose' | 'grid' | 'plan' | 'drive' | 'thrown' | 'relay' | 'verge' | 'bag' | 'pit' | 'over';
  options: { track: string | { name?: string }; choose_tyres: boolean };
  turn: number;
  round: number;
  order: number[];
  pointer: number;
  weather: 'dry' | 'wet';
  flags: { tile: number; seat: number }[];
  zones: number[];
  finished: number[];
  sheet: { marker: string; weather: string; seconds: number }[];
  cars: GTCar[];
  move: GTMove;
  laps: number;
  track: string;
  result: { places: number[]; scores: number[] } | null;
  seconds?: number;
}

export const gt = (view: View): GTView => view as unknown as GTView;

export interface StepFacts extends OutlookChoice, Risk {
  cell: string;
  way: 'left' | 'ahead' | 'right';
  die: string;
  dice: string;
  gear: number;
  too_fast: boolean;
  cap: number | null;
  track_hazards: number;
  finishes: boolean;
}

export interface ModeFacts extends OutlookChoice, Risk {
  focus: number;
  start_fails: Risk;
}

export interface DriveFacts extends OutlookChoice, Risk {
  cost?: number;
  dice?: string;
  gear: number;
  rest?: Risk;
  lost?: { marker: string; tokens: number };
}

export interface RelayFacts extends OutlookChoice {
  cell: string;
  gear: number;
  marker: string;
  tokens: number;
  stations: number;
  finishes: boolean;
}

export interface PlannedStep extends Risk {
  cell: string;
  dice: string;
  gear: number;
  too_fast: boolean;
  track_hazards: number;
}

/** A plan that leads somewhere, as steps to sketch. */
export interface Way {
  plan: number[];
  risk: number;
  gear: number;
  anew?: boolean;
}

export interface GTOutlook extends Outlook {
  plan?: { limit: number; hazards: number; steps: PlannedStep[]; one_by_one: ModeFacts; flat_out: ModeFacts };
  reach?: Record<string, Way>;
  ends?: Way[];
  left?: { gear: number; gears: number[]; coast: number; brake: number; boost: number };
  dice?: { die: string; face: 'hazard' | 'clear' }[];
}

/** The steps of a sketch, if it is one of a plan. */
export const sketched = (sketch: Record<string, unknown> | null): number[] =>
  (sketch?.plan as number[] | undefined) ?? [];

/** A die by the name that the game's notation gives it. */
export function die(name: string): LaidDie {
  if (name === 'C') return { text: '→', look: 'white' };
  if (name === 'B') return { text: '▼', look: 'red' };
  if (name === 'RL') return { text: '→', look: 'red' };
  if (name === 'boost') return { text: '▲', look: 'blue' };
  return { text: name.slice(1), look: 'black' };
}

/** The dice of a step: `G2+2B` is gear die 2 with two brake dice. */
export function diceOf(step: string): LaidDie[] {
  const [first = '', ...more] = step.split('+');
  const found = [die(first)];
  for (const extra of more) {
    if (extra === 'boost') found.push(die('boost'));
    else for (let count = Number.parseInt(extra, 10); count > 0; count -= 1) found.push(die('B'));
  }
  return found;
}

/** What a loss of control with this new marker means: the car spins on the road, or leaves it. */
export const endOf = (marker: string): 'spin' | 'off' => (marker === '0' ? 'spin' : 'off');

/** The marker of a car; while it drives, the gear it has come to. */
export function markerOf(view: GTView, seat: number): string {
  const moving = view.turn === seat && (view.move.done ?? 0) > 0 && view.phase === 'drive';
  return moving ? String(view.move.gear) : view.cars[seat]!.marker;
}

/** The cars from the first to the last: those who have finished, then by the way they have come. */
export function ranking(view: GTView): number[] {
  const seats = view.cars.map((_, seat) => seat);
  const places = view.result?.places;
  if (places) return seats.sort((a, b) => places[a]! - places[b]! || a - b);
  const rank = (seat: number): number => {
    const home = view.finished.indexOf(seat);
    if (home >= 0) return 1e6 - home;
    return view.cars[seat]!.place === 'retired' ? -1e6 : view.cars[seat]!.progress;
  };
  return seats.sort((a, b) => rank(b) - rank(a) || view.order.indexOf(a) - view.order.indexOf(b));
}
