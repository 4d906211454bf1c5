/** Types of a rally, generated from the server's, and small functions that several parts use. */
import type { LaidDie } from '../../board/scene';
import type { Schemas } from '../../lib/api';
import { clock as minutes } from '../../lib/figures';
import type { Choice, Frame } from '../../lib/live.svelte';
import type { Message } from '../../lib/words.svelte';

export type RallyView = Schemas['RallymanView'];
export type RallyCar = Schemas['RallymanCar'];
export type RallyOutlook = Schemas['RallymanOutlook'];
export type RallyEvent = Schemas['RallymanEvent'];
export type RallyFrame = Frame<RallyView, RallyEvent>;
export type StepFacts = Schemas['RallymanStepChoice'];
type Kinds = RallyOutlook['choices'][string];

export type Line = StepFacts['line'];
export type DieName = StepFacts['die'];

/** The number of a stage: one that is driven alone keeps the number it has in its rally. */
export const stageOf = (view: RallyView, stage = view.stage): number => (view.stages === 1 ? view.stage_number : stage);

/** The gear dice that a car has had from the start, those lost to damage with them. */
export const gearDice = (car: RallyCar): number[] =>
  Array.from({ length: car.gear_dice + car.lost }, (_, index) => index + 1);

export interface Step {
  action: number;
  fact: StepFacts;
}

/** The dice among the choices, with what the server tells about them. */
export const stepsOf = (choices: Choice[], outlook: RallyOutlook | null): Step[] =>
  choices.flatMap(({ action }) => {
    const fact = outlook?.choices[action];
    return fact?.kind === 'step' ? [{ action, fact }] : [];
  });

/** The choice of a kind that is no die: `end`, `attack`, `throw`. */
export function chosen<Kind extends Kinds['kind']>(
  choices: Choice[],
  outlook: RallyOutlook,
  kind: Kind,
): { action: number; fact: Extract<Kinds, { kind: Kind }> } | undefined {
  for (const { action } of choices) {
    const fact = outlook.choices[action];
    if (fact?.kind === kind) return { action, fact: fact as Extract<Kinds, { kind: Kind }> };
  }
  return undefined;
}

/** A message with its chances in per cent alone, where the server tells the exact fraction besides. */
export function rounded(said: Message): Message {
  const values = Object.entries(said.values ?? {}).map(([key, value]) => {
    const exact = (value as Message | null)?.key === 'rallyman-odds-exact';
    return [key, exact ? (value as Message).values?.percent : value] as const;
  });
  return { ...said, values: Object.fromEntries(values) };
}

/** A step that is certain to lose the car, or to end the rally. */
export const isReckless = (fact: StepFacts): boolean => fact.speed === 'overspeed' || fact.speed === 'wreck';

export const die = (name: DieName): LaidDie =>
  name === 'gas' ? { text: '»', look: 'white' } : { text: name, look: 'black' };

export const gearDie = (gear: number): LaidDie => ({ text: String(gear), look: 'black' });

/** 97 seconds are 01:37. */
export const clock = (seconds: number): string => minutes(seconds, 2);

export const gap = (seconds: number): string => (seconds < 0 ? clock(seconds) : `+${clock(seconds)}`);

/** The stage that is over while its next one has not begun for a seat; null while there is none. */
export function stageOver(view: RallyView, seat: number): number | null {
  if (view.phase === 'between') return view.stage;
  return view.stage > 1 && view.cars[seat]?.status === 'waiting' ? view.stage - 1 : null;
}

export interface StageTime {
  seat: number;
  place: number;
  seconds: number;
  /** The best time of the stage, in seconds. */
  behind: number;
}

/** The times of a stage that counts, from the best on; equal ones share a place. */
export function stageTimes({ overall }: RallyView, stage: number): StageTime[] {
  const done = overall.flatMap(({ seat, times }) => {
    const seconds = times[stage - 1];
    return seconds === undefined ? [] : [{ seat, seconds }];
  });
  const best = Math.min(...done.map(({ seconds }) => seconds));
  return done
    .map(({ seat, seconds }) => ({
      seat,
      seconds,
      place: 1 + done.filter((other) => other.seconds < seconds).length,
      behind: seconds - best,
    }))
    .sort((one, other) => one.seconds - other.seconds);
}

export interface Thrown {
  die: DieName;
  face: 'clear' | 'warning' | 'set';
}

/** The dice of the latest turn of a seat, as they lie on the table; `until` ends the log earlier. */
export function diceThrown(log: RallyEvent[], seat: number, until = log.length): Thrown[] {
  const found: Thrown[] = [];
  for (let at = until - 1; at >= 0; at -= 1) {
    const event = log[at]!;
    if (event.seat !== seat || event.kind === 'card' || event.kind === 'tyres') break;
    if (event.kind === 'set') found.unshift({ die: event.die, face: 'set' });
    if (event.kind === 'rolled') found.unshift({ die: event.die, face: event.warning ? 'warning' : 'clear' });
  }
  return found;
}
