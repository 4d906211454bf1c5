/** What the pages of Rallyman: GT read off a view and an outlook, in the types of the server. */
import type { LaidDie, Target } from '../../board/scene';
import type { Frame } from '../../lib/live.svelte';
import type { components } from '../../lib/schema';
import { words } from '../../lib/words.svelte';

export { clock, percent } from '../../lib/figures';

type Schemas = components['schemas'];
export type GTView = Schemas['GTView'];
export type GTCar = Schemas['GTCar'];
export type GTOutlook = Schemas['GTOutlook'];
export type GTEvent = Schemas['GTEvent'];
export type GTFrame = Frame<GTView, GTEvent>;
export type GTChoice = GTOutlook['choices'][string];
export type ChoiceOf<Kind extends GTChoice['kind']> = Extract<GTChoice, { kind: Kind }>;

export const DAMAGE = ['gear', 'coast', 'brake'] as const;

/** The choices of a kind with their actions. */
export function choicesOf<Kind extends GTChoice['kind']>(
  outlook: GTOutlook,
  kind: Kind,
): { action: number; fact: ChoiceOf<Kind> }[] {
  return Object.entries(outlook.choices)
    .filter((entry): entry is [string, ChoiceOf<Kind>] => entry[1].kind === kind)
    .map(([action, fact]) => ({ action: Number(action), fact }));
}

/** The steps of a sketch, if it is one of a plan. */
export const sketched = (sketch: Record<string, unknown> | null): number[] =>
  (sketch?.plan as number[] | undefined) ?? [];

const proposals = new WeakSet<object>();

/** A sketch that nobody has laid: it lies ready for a first race. */
export function asProposal<Sketch extends object>(sketch: Sketch): Sketch {
  proposals.add(sketch);
  return sketch;
}
export const isProposal = (sketch: object | null): boolean => sketch !== null && proposals.has(sketch);

/** A step that is only looked at, as the board draws it. */
export type Looked = Pick<Schemas['GTPlannedStep'], 'cell' | 'dice' | 'risk' | 'too_fast'>;

/** The plan that a row of the panel would lay, while it is looked at. */
export const looked = (sketch: Record<string, unknown> | null): Looked[] | null =>
  (sketch?.look as Looked[] | undefined) ?? null;

/** What the board shows while these steps are looked at. */
export const lookAt = (steps: Looked[] | null): Target | null =>
  steps && { cell: '', label: '', actions: [], sketch: { look: steps } };

/** The dice of a step in words: "gear die 2, 2 brake dice". */
export function diceWords(step: string): string {
  const [first = '', ...more] = step.split('+');
  const names = [words.say('gt-web-die', { die: /^[GF]/.test(first) ? 'gear' : first, number: first.slice(1) })];
  for (const extra of more) {
    const boost = extra === 'boost';
    names.push(words.say('gt-web-die', { die: boost ? 'boost' : 'B', number: boost ? 1 : Number.parseInt(extra, 10) }));
  }
  return names.join(', ');
}

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

export type GTCause = NonNullable<GTOutlook['cause']>;

/** Why a throw of all dice has lost control. */
export function causeWords({ dice, corners, limit, speeding }: GTCause): string {
  const track = corners.reduce((sum, { hazards }) => sum + hazards, 0);
  const total = dice + track;
  if (speeding && total < limit) return words.say('gt-web-relay', { why: 'speed', ...speeding });
  const limits = [...new Set(corners.map((corner) => corner.limit))];
  const corner = !limits.length ? 0 : limits.includes(null) ? 'line' : limits.join(', ');
  return words.say('gt-web-relay', { why: 'hazards', dice, corner, track, total, limit });
}

/** What a loss of control with this new marker means: the car spins on the road, or leaves it. */
export const endOf = (marker: string): 'spin' | 'off' => (marker === '0' ? 'spin' : 'off');

/** The marker of a car; while it drives, the gear it has come to. */
export function markerOf(view: GTView, seat: number): string {
  const moving = view.turn === seat && view.move.done > 0 && view.phase === 'drive';
  return moving ? String(view.move.gear) : view.cars[seat]!.marker;
}
