/** The face of Rallyman: GT: dice along the road, gears, verges and pits. */
import type { LaidDie, Mark, Motion, Target } from '../../board/scene';
import { isRisky } from '../../lib/figures';
import type { Choice } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import { leadOf, targetsOf, type Drama, type Face, type Throw } from '../face';
import Controls from './Controls.svelte';
import Papers from './Papers.svelte';
import {
  asProposal,
  choicesOf,
  clock,
  die,
  diceOf,
  markerOf,
  percent,
  looked,
  sketched,
  type GTEvent,
  type GTFrame,
  type GTOutlook,
  type GTView,
  type Looked,
} from './position';
import Seat from './Seat.svelte';
import { status, tell } from './story';

const DRAMAS: Partial<Record<GTEvent['kind'], Drama>> = {
  // Thrown all at once, and lost: it is felt before the question where it happens.
  overdriven: { tone: 'alarm', force: 1 },
  lost_control: { tone: 'alarm', force: 1.3 },
  off_track: { tone: 'alarm', force: 0.8 },
  drew: { tone: 'alarm', force: 0 },
  start_failed: { tone: 'alarm', force: 0 },
  retired: { tone: 'alarm', force: 0.7 },
  finished: { tone: 'good', force: 0 },
};

export const face: Face<GTView, GTOutlook, GTEvent> = {
  id: 'gt',
  topics: ['gt', 'gt-web', 'tracks'],
  leg: () => 1,
  colour: (view, seat) => view.cars[seat]!.colour,
  headline: (view) => headline(view),
  cars: (view, name) =>
    view.cars.flatMap((car, seat) => {
      if (car.space === null || (car.place === 'finished' && view.finished[0] !== seat)) return [];
      if (car.place === 'retired') return [];
      return [
        {
          seat,
          cell: car.space,
          side: car.place === 'verge' ? car.side : undefined,
          anchor: car.place === 'pit' ? `pit-box-${car.lane}-${seat + 1}` : undefined,
          turned: car.spun,
          label: `${name(seat)}: ${status(view, seat)}`,
          badge: markerOf(view, seat),
          alarm: car.spun || car.place === 'verge',
        },
      ];
    }),
  standing: (view, seat) => standing(view, seat),
  came: (log, _, seat) => {
    const rounds = homeIn(log, seat);
    return rounds === null ? '' : words.say('gt-web-came', { rounds });
  },
  lead: (log, view, car, other) => {
    const [one, two] = [homeIn(log, car), homeIn(log, other)];
    if (one !== null && two !== null) return leadOf('rounds', two - one);
    if (view.cars[other]?.place === 'retired') return null;
    return leadOf('spaces', view.gaps[other]! - view.gaps[car]!);
  },
  motions,
  throws,
  drama: (event) => DRAMAS[event.kind] ?? null,
  met,
  finishes: (event) => event.kind === 'finished',
  tell,
  dice: diceOf,
  targets,
  marks,
  proposal,
  lesson,
  grave: ({ view }) => view.phase === 'relay',
  steady: true,
  Controls,
  Seat,
  Papers,
};

function headline(view: GTView): string {
  const leader = view.cars[view.order[0] ?? 0];
  return words.say(view.cars.length === 1 ? 'gt-web-headline-solo' : 'gt-web-headline', {
    track: view.track_title ?? words.say('gt-track-name', { course: view.track, track: view.track.toUpperCase() }),
    round: Math.max(1, view.round),
    lap: leader?.lap ?? 1,
    laps: view.laps,
    weather: view.weather,
  });
}

function standing(view: GTView, seat: number): string {
  const car = view.cars[seat]!;
  if (view.cars.length === 1) return clock(view.seconds ?? 0);
  if (view.result && car.place === 'track' && view.gaps[seat])
    return words.say('gt-web-behind', { spaces: view.gaps[seat] });
  // When the race is over, how it came home is told instead.
  if (car.place === 'finished' && view.result) return '';
  if (car.place === 'finished') return words.say('gt-web-finished-place', { place: view.finished.indexOf(seat) + 1 });
  return words.say('gt-web-standing', {
    place: car.spun ? 'spun' : car.place,
    gear: car.marker,
    behind: view.order[0] === seat ? 'first' : view.gaps[seat]!,
    lap: car.lap,
    laps: view.laps,
  });
}

/** The round in which a car finished, if that is told. */
function homeIn(log: GTEvent[], seat: number): number | null {
  const home = log.findLast((event) => event.kind === 'finished' && event.seat === seat);
  return home?.kind === 'finished' ? home.rounds : null;
}

// --- What has happened ---

/** The cars that moved: one drive for each run of steps; out of control a car turns round where it was lost. */
export function motions(events: GTEvent[], view: GTView): Motion[] {
  const found: Motion[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const { seat } = event;
    if (event.kind === 'moved' || event.kind === 'relaid') {
      if (last?.seat === seat) last.cells.push(event.to);
      else found.push({ seat, cells: [event.to], onRoad: event.kind === 'relaid' || undefined });
    } else if (event.kind === 'lost_control') {
      const { space } = event;
      found.push({ seat, cells: [space, space, space], spins: event.marker === '0' ? 1.5 : 1, force: 1.3 });
    } else if (event.kind === 'off_track') {
      const beside = { cell: view.cars[seat]?.space ?? '', side: event.side };
      if (last?.seat === seat) last.beside = beside;
      else found.push({ seat, cells: [], beside });
    } else if (event.kind === 'came_back') found.push({ seat, cells: [event.space] });
  }
  return found;
}

/** The dice thrown, each on the space of its step. */
export function throws(events: GTEvent[], before?: GTFrame | null): Throw[] {
  const plan = planOf(events, before);
  const rolled = events.filter((event) => event.kind === 'rolled');
  const flatOut = !events.some((event) => event.kind === 'throws');
  let step = (events.find((event) => event.kind === 'throws')?.step ?? 1) - 1;
  return rolled.map((event, index) => {
    if (index > 0 && beginsStep(event.die, rolled[index + 1]?.die, plan[step + 1]?.die)) step += 1;
    const shown = die(event.die);
    const hazard = event.face === 'hazard';
    return {
      seat: event.seat,
      text: hazard ? '!' : shown.text,
      die: shown,
      cell: plan[step]?.cell,
      laid: flatOut,
      decides: event.decides,
      tone: hazard ? 'bad' : 'plain',
      label: words.say('gt-web-rolled', { die: shown.text, face: event.face }),
    };
  });
}

/** The hazards of the road, which no die shows: they count when all dice lie. */
function met(events: GTEvent[]): number {
  const dice = events.filter((event) => event.kind === 'rolled' && event.face === 'hazard').length;
  const lost = events.find((event) => event.kind === 'overdriven');
  return lost ? Math.max(0, lost.hazards - dice) : 0;
}

/** The first die and the space of each step of the plan: what was laid before, and what was laid with the throw. */
function planOf(events: GTEvent[], before?: GTFrame | null): { die: string; cell: string }[] {
  const found = (before?.view.move.plan ?? []).map((step) => {
    const [dice = '', cell = ''] = step.split(' ');
    return { die: dice.split('+')[0] ?? '', cell };
  });
  for (const event of events)
    if (event.kind === 'planned') found.splice(event.step - 1, found.length, { die: event.die, cell: event.space });
  return found;
}

/** Brakes and boosts belong to the die before them; only a redline step is a brake die of its own. */
const beginsStep = (name: string, next: string | undefined, planned: string | undefined): boolean =>
  name === 'B' ? planned === 'RL' && next !== 'B' : name !== 'boost';

// --- What may be done, on the board ---

export function targets(
  choices: Choice[],
  outlook: GTOutlook | null,
  sketch: Record<string, unknown> | null,
): Target[] {
  if (!outlook) return [];
  if (outlook.left) return planTargets(outlook, sketched(sketch));
  const thrown = choicesOf(outlook, 'throw')[0];
  return targetsOf(thrown ? choices.filter((choice) => choice.action === thrown.action) : choices, outlook);
}

/** From the start as far as nothing can go wrong. */
export function proposal(frame: GTFrame, outlook: GTOutlook): Target['sketch'] | null {
  if (lesson(frame) !== 'start') return null;
  const safe = Object.values(outlook.reach).filter((way) => way.risk === 0);
  const [furthest] = safe.sort((one, other) => other.plan.length - one.plan.length || other.gear - one.gear);
  return furthest ? asProposal({ plan: furthest.plan }) : null;
}

/** Every space that a plan can lead to: tapping it lays the dice. A space of the plan takes it back to there. */
function planTargets(told: GTOutlook, plan: number[]): Target[] {
  const found = new Map<string, Target>();
  const before = (told.plan?.steps.length ?? 0) - plan.length;
  const label = (way: number[], risk: number, gear: number) =>
    words.say('gt-web-target', { spaces: before + way.length, risk: percent(risk), gear });
  for (const [cell, way] of Object.entries(told.reach)) {
    const next = !way.anew && way.plan.length === plan.length + 1;
    found.set(cell, {
      cell,
      label: label(way.plan, way.risk, way.gear),
      actions: [],
      sketch: { plan: way.plan },
      tone: next ? 'next' : isRisky(way.risk) ? 'risky' : 'far',
      note: way.anew || next || way.risk === 0 ? undefined : percent(way.risk),
    });
  }
  for (const { action, fact: step } of choicesOf(told, 'step')) {
    if (found.has(step.cell)) continue;
    found.set(step.cell, {
      cell: step.cell,
      label: label([...plan, action], step.risk, step.gear),
      actions: [],
      sketch: { plan: [...plan, action] },
      tone: 'risky',
    });
  }
  const steps = told.plan?.steps ?? [];
  const laid = steps.length - plan.length;
  steps.slice(laid).forEach((step, index) => {
    const end = index === plan.length - 1;
    found.set(step.cell, {
      cell: step.cell,
      label: words.say(end ? 'gt-web-take-back-last' : 'gt-web-take-back-to', { step: laid + index + 1 }),
      actions: [],
      sketch: { plan: plan.slice(0, end ? index : index + 1) },
      tone: 'chosen',
    });
  });
  return [...found.values()];
}

export function marks(
  frame: GTFrame,
  outlook: GTOutlook | null,
  sketch: Record<string, unknown> | null = null,
): Mark[] {
  const { view } = frame;
  const found: Mark[] = view.zones.map((tile) => ({ cell: `tile-${tile}`, kind: 'zone' }));
  for (const tile of new Set(view.flags.map((flag) => flag.tile)))
    found.push({ cell: `tile-${tile}`, kind: 'flag', text: '⚑', title: words.say('gt-web-flag') });
  const planned = plannedMarks(view, outlook, looked(sketch));
  return [...found, ...(planned.length ? planned : lastMove(frame))];
}

/** The plan that is laid or still to be driven, with the risk up to each step where there is one. */
function plannedMarks(view: GTView, outlook: GTOutlook | null, look: Looked[] | null): Mark[] {
  const car = view.cars[view.turn];
  if (!car?.space) return [];
  if (view.phase === 'relay') return (look ?? []).map(({ cell }) => ({ cell, kind: 'advised', tone: 'harm' }));
  const plan = look ?? outlook?.plan?.steps;
  const steps: { cell: string; dice: LaidDie[]; risk: number; tooFast: boolean }[] = plan
    ? plan.map((step) => ({
        cell: step.cell,
        dice: diceOf(step.dice),
        risk: step.risk,
        tooFast: step.too_fast,
      }))
    : view.move.plan.slice(view.move.done).map((text) => {
        const [dice = '', cell = ''] = text.split(' ');
        return { cell, dice: diceOf(dice), risk: 0, tooFast: false };
      });
  if (!steps.length) return [];
  const way: Mark = { cell: '', kind: 'way', cells: [car.space, ...steps.map((step) => step.cell)] };
  return [
    way,
    ...steps.map((step): Mark => ({
      cell: step.cell,
      kind: 'die',
      dice: step.dice,
      text: step.risk > 0 ? percent(step.risk) : undefined,
      tone: step.tooFast ? 'alarm' : undefined,
    })),
  ];
}

/** The way of the car that moved last. */
function lastMove(frame: GTFrame): Mark[] {
  const found: Mark[] = [];
  let seat = -1;
  for (let at = frame.log.length - 1; at >= 0; at -= 1) {
    const event = frame.log[at]!;
    if (event.kind === 'moved' || event.kind === 'relaid') {
      if (seat >= 0 && event.seat !== seat) break;
      seat = event.seat;
      found.push({ cell: event.to, kind: 'last' });
    } else if (seat >= 0 && (event.kind === 'set_off' || event.seat !== seat)) break;
  }
  return found;
}

// --- A first race ---

/** What a beginner has to be told about now: the first that applies and was not said before. */
export function lesson(frame: GTFrame): string {
  return lessonsFor(frame).find((key) => !settings.coached.includes(`coach-gt-${key}`)) ?? '';
}

function lessonsFor(frame: GTFrame): string[] {
  const { view } = frame;
  const car = view.cars[frame.seat ?? view.turn];
  if (!car) return [];
  const found: string[] = [];
  const when = (applies: boolean, key: string) => {
    if (applies) found.push(key);
  };
  if (view.phase === 'plan') {
    when(view.round <= 1, 'start');
    when(lostLately(frame), 'after-loss');
    when(car.tokens.gear + car.tokens.brake + car.tokens.coast > 0, 'damage');
    when(view.zones.length > 0, 'flags');
    when(view.weather === 'wet', 'wet');
    when(view.cars.length === 1 && view.round > 1, 'clock');
    when(view.round > 1, 'gears');
    when(view.round > 2, 'corners');
    when(view.round > 3, 'flat-out');
    when(car.focus > 0, 'focus');
    when(view.round > 4 && view.cars.length > 1, 'order');
    when(view.round > 5 && view.cars.length > 1, 'overtaking');
  } else if (view.phase === 'drive') {
    when(true, 'throw');
    when(view.move.hazards > 0, 'hazard');
    when(view.move.done > 0, 'stop');
    when(car.focus > 0, 'secure');
  } else found.push(view.phase);
  return found;
}

/** This seat has lost control since it last set off. */
function lostLately(frame: GTFrame): boolean {
  for (let at = frame.log.length - 1; at >= 0; at -= 1) {
    const event = frame.log[at]!;
    if (event.seat !== frame.seat) continue;
    if (event.kind === 'lost_control') return true;
    if (event.kind === 'set_off') return false;
  }
  return false;
}
