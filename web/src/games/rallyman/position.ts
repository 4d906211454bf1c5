/** What this client reads of a rally, as the server shows it, and the few things that are the same in every part. */
import type { LaidDie } from '../../board/scene';
import { clock, type Risk } from '../../lib/figures';
import type { Choice, GameEvent, Outlook, OutlookChoice, View } from '../../lib/live.svelte';

export type CarStatus = 'waiting' | 'driving' | 'spun' | 'off-left' | 'off-right' | 'finished' | 'retired';
export type CarLine = 'road' | 'drift1' | 'drift2' | 'cut';
export type Line = 'on' | 'drift' | 'cut' | 'back';
/** `1` to `5`, or `gas`. */
export type DieName = string;

export interface RallyCar {
  status: CarStatus;
  index: number;
  line: CarLine;
  gear: number;
  lost: number;
  punctures: number;
  spare: boolean;
  sisu: boolean;
  tyres: 'summer' | 'winter';
  /** The cards of the stage, oldest first: gears, `0` for neutral, `S` for the spare wheel. */
  pile: string;
  tokens: number;
  times: number[];
  /** At the split points of this stage; -1 where the car has not been. */
  split_times: number[];
  colour: string;
  seconds: number;
  /** The seconds of the pile less the tokens. */
  time: number;
  total: number;
  gear_dice: number;
  gas_dice: number;
}

export interface RallyView {
  phase:
    | 'tyres'
    | 'spare'
    | 'first'
    | 'next'
    | 'plan'
    | 'drop'
    | 'rest'
    | 'sisu'
    | 'between'
    | 'roll'
    | 'throw'
    | 'shortcut'
    | 'back'
    | 'weather'
    | 'lot'
    | 'over';
  options: { rally: string | { name?: string }; stage: number; sisu: boolean; easy: boolean; splits: boolean };
  stage: number;
  stages: number;
  rally: string;
  length: number;
  snow: string[];
  round: number;
  order: number[];
  place: number;
  turn: number;
  start_list: number[];
  split_points: number[];
  mud: Record<string, number>;
  cars: RallyCar[];
  dice: { used: number[]; gas: number; alarms: number; snow_alarms: number };
  attack: { technique: string; plan: string[]; faces: string[] };
  result: { places: number[] } | null;
}

export const rally = (view: View): RallyView => view as unknown as RallyView;

/** The number of a stage: one that is driven alone keeps the number it has in its rally. */
export const stageOf = (view: RallyView, stage = view.stage): number => view.options.stage || stage;

export const GEARS = [1, 2, 3, 4, 5];
export const GAS_DICE = 2;

/** A chance, as a number and exactly. */
export interface Chance {
  chance: number;
  fraction: string;
}

export interface StepFacts extends OutlookChoice, Risk {
  cell: string;
  die: DieName;
  line: Line;
  limit: number | null;
  set: boolean;
  cost: number;
  gear: number;
  seconds: number;
  speed: 'safe' | 'bumpy' | 'overspeed' | 'wreck';
  finishes: boolean;
  alarm: Chance;
  out: Chance;
  /** What the card of a cut may bring. */
  mud?: Chance;
  puncture?: Chance;
}

export interface Step {
  action: number;
  fact: StepFacts;
}

export interface EndFacts extends OutlookChoice {
  gear: number;
  seconds: number;
  trapped: boolean;
}

export interface ThrowFacts extends OutlookChoice, Risk {
  kept: Chance;
  tokens: number;
  seconds: number;
}

export interface RallyOutlook extends Outlook {
  alarms?: { shown: number; limit: number; shown_on_snow: number; limit_on_snow: number };
  plan?: { steps: ({ cell: string; die: DieName; gear: number } & Risk)[] };
}

/** The dice among the choices, with what the server tells about them. */
export const stepsOf = (choices: Choice[], outlook: Outlook | null): Step[] =>
  choices.flatMap(({ action }) => {
    const fact = outlook?.choices?.[action] as StepFacts | undefined;
    return fact?.die === undefined ? [] : [{ action, fact }];
  });

/** The choice that is no die, by its name: `end`, `attack`, `throw`. */
export const chosen = (choices: Choice[], name: string): Choice | undefined =>
  choices.find((choice) => choice.json.choose === name);

/** A step that is certain to lose the car, or to end the rally. */
export const isReckless = (fact: StepFacts): boolean => fact.speed === 'overspeed' || fact.speed === 'wreck';

export const die = (name: DieName): LaidDie =>
  name === 'gas' ? { text: '»', look: 'white' } : { text: name, look: 'black' };

export const gap = (seconds: number): string => (seconds < 0 ? clock(seconds) : `+${clock(seconds)}`);

/** Where on the board a car stands. */
export function cellOf(car: RallyCar, length: number): string {
  if (car.status === 'waiting' || car.index < 0) return 'start';
  if (car.status === 'finished' || car.index >= length) return 'finish';
  return car.line === 'road' ? String(car.index) : `${car.index}.${car.line}`;
}

/** Where a step led that an event tells of. */
export function cellAfter(event: GameEvent): string {
  const [from, to] = [Number(event.from), Number(event.to)];
  if (to < 0) return 'start';
  if (to >= Number(event.length)) return 'finish';
  if (event.line === 'cut') return `${to}.cut`;
  if (event.line === 'drift') return `${to}.${from === to ? 'drift2' : 'drift1'}`;
  return String(to);
}

export interface Thrown {
  die: DieName;
  face: 'clear' | 'warning' | 'set';
}

/** The dice of the latest turn of a seat, as they lie on the table; `until` ends the log earlier. */
export function diceThrown(log: GameEvent[], seat: number, until = log.length): Thrown[] {
  const found: Thrown[] = [];
  for (let at = until - 1; at >= 0; at -= 1) {
    const event = log[at]!;
    if (event.seat !== seat || event.kind === 'card' || event.kind === 'tyres') break;
    if (event.kind === 'set') found.unshift({ die: String(event.die), face: 'set' });
    if (event.kind === 'rolled')
      found.unshift({ die: String(event.die), face: event.warning ? 'warning' : 'clear' });
  }
  return found;
}

/** Cars as they lie in the rally: stages done, then the way along this one, at its end by the clock; the retired last. */
export function ranking(view: RallyView): number[] {
  if (view.result) {
    const { places } = view.result;
    return view.cars.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]! || a - b);
  }
  const rank = (car: RallyCar): number[] => [
    car.status === 'retired' ? 1 : 0,
    -car.times.length,
    -car.index,
    car.total + (car.status === 'finished' ? 0 : car.time),
  ];
  const ranks = view.cars.map(rank);
  const listed = (seat: number) => view.start_list.indexOf(seat);
  return view.cars
    .map((_, seat) => seat)
    .sort((a, b) => {
      const at = ranks[a]!.findIndex((value, index) => value !== ranks[b]![index]);
      return at < 0 ? listed(a) - listed(b) : ranks[a]![at]! - ranks[b]![at]!;
    });
}
