/** The face of Rallyman: dice along a stage, lines through its corners, and the clock. */
import type { Mark, Motion, Target } from '../../board/scene';
import { clock, isRisky, percent } from '../../lib/figures';
import type { Choice, Frame, GameEvent, Outlook, View } from '../../lib/live.svelte';
import { words } from '../../lib/words.svelte';
import type { Face, Throw } from '../face';
import Controls from './Controls.svelte';
import { lesson } from './lesson';
import Papers from './Papers.svelte';
import {
  cellAfter,
  cellOf,
  die,
  isReckless,
  rally,
  ranking,
  stepsOf,
  type RallyOutlook,
  type RallyView,
  type StepFacts,
  stageOf,
} from './position';
import Seat from './Seat.svelte';
import Story from './Story.svelte';
import { rallyName, status, tell } from './telling';

export const face: Face = {
  id: 'rallyman',
  topics: ['rallyman', 'rallyman-web', 'tracks'],
  leg: (view) => rally(view).stage,
  conditions: (view) => rally(view).snow.join(),
  colour: (view, seat) => rally(view).cars[seat]?.colour ?? 'white',
  headline: (view) => headline(rally(view)),
  cars: (view, name) =>
    rally(view).cars.flatMap((car, seat) => {
      if (car.status === 'retired') return [];
      const off = car.status.startsWith('off');
      return [
        {
          seat,
          cell: cellOf(car, rally(view).length),
          side: off ? (car.status === 'off-left' ? 'left' : 'right') : undefined,
          turned: car.status === 'spun',
          label: `${name(seat)}: ${status(rally(view), seat)}`,
          badge: car.status === 'finished' || car.status === 'waiting' ? undefined : car.gear ? String(car.gear) : 'N',
          alarm: off || car.status === 'spun',
        },
      ];
    }),
  order: (view) => ranking(rally(view)),
  standing: (view, seat) => standing(rally(view), seat),
  motions,
  throws,
  tell,
  targets,
  marks,
  lesson,
  steady: true,
  Controls,
  Seat,
  Story,
  Papers,
};

function headline(view: RallyView): string {
  return words.say('rallyman-web-headline', {
    rally: rallyName(view),
    stage: stageOf(view),
    stages: view.stages,
    round: view.round,
  });
}

function standing(view: RallyView, seat: number): string {
  const car = view.cars[seat]!;
  if (view.result) return car.status === 'retired' ? words.say('rallyman-web-out') : clock(car.total);
  return words.say('rallyman-web-standing', {
    status: car.status,
    time: clock(car.status === 'finished' ? (car.times.at(-1) ?? 0) : car.time),
    space: Math.min(car.index + 1, view.length),
    length: view.length,
  });
}

// --- What has happened ---

/** One drive for each run of steps; out of control a car turns round where it was lost, and may leave the road. */
export function motions(events: GameEvent[], view: View): Motion[] {
  const found: Motion[] = [];
  for (const event of events) {
    const { seat } = event;
    let last = found.at(-1);
    if (last?.seat !== seat) last = undefined;
    const car = rally(view).cars[seat];
    if (event.kind === 'moved' || event.kind === 'jumped') {
      if (last && !last.spins) last.cells.push(cellAfter(event));
      else found.push({ seat, cells: [cellAfter(event)] });
    } else if (event.kind === 'spun' || event.kind === 'went_off') {
      const cell = last?.cells.at(-1) ?? (car ? cellOf(car, rally(view).length) : '');
      const road = cell.replace(/\.drift.$/, '');
      const off = event.kind === 'went_off' && !cell.endsWith('.cut');
      found.push({
        seat,
        cells: [road, road],
        spins: off ? 1 : 1.5,
        beside: off ? { cell: road, side: event.side as 'left' | 'right' } : undefined,
      });
    }
  }
  return found;
}

function throws(events: GameEvent[]): Throw[] {
  return events.flatMap((event): Throw[] => {
    if (event.kind === 'rolled') {
      const shown = die(String(event.die));
      const face = event.warning ? 'warning' : 'clear';
      const label = words.say('rallyman-web-rolled', { die: String(event.die), face });
      return [{ text: event.warning ? '!' : shown.text, look: shown.look, tone: event.warning ? 'bad' : 'plain', label }];
    }
    if (event.kind === 'shortcut') {
      const text = words.say('rallyman-web-card', { card: event.card });
      return [{ text, tone: event.card === 'clean' ? 'good' : 'bad', label: text }];
    }
    if (event.kind === 'spun' || event.kind === 'went_off') {
      const text = words.say('rallyman-web-back', { back: event.kind === 'spun' ? 'spin' : String(event.side) });
      return [{ text, tone: 'bad', label: text }];
    }
    return [];
  });
}

// --- What may be done, on the board ---

/** A target a space. One die leads there at once; several are chosen from below; what is reckless is asked twice. */
export function targets(choices: Choice[], outlook: Outlook | null): Target[] {
  const found = new Map<string, StepFacts[]>();
  const actions = new Map<string, number[]>();
  for (const { action, fact } of stepsOf(choices, outlook)) {
    found.set(fact.cell, [...(found.get(fact.cell) ?? []), fact]);
    actions.set(fact.cell, [...(actions.get(fact.cell) ?? []), action]);
  }
  return [...found].map(([cell, facts]) => {
    const risk = Math.min(...facts.map((fact) => (isReckless(fact) ? 1 : fact.risk)));
    const dice = [...new Set(facts.map((fact) => die(fact.die).text))].join(' ');
    return {
      cell,
      label: words.say('rallyman-web-target', { cell, dice, risk: percent(risk) }),
      actions: actions.get(cell) ?? [],
      ask: facts.some(isReckless),
      tone: isRisky(risk) ? 'risky' : 'next',
      note: risk > 0 ? percent(risk) : undefined,
    };
  });
}

export function marks(frame: Frame, outlook: Outlook | null, sketch: Record<string, unknown> | null): Mark[] {
  const view = rally(frame.view);
  const mud = Object.entries(view.mud).map(
    ([cell, level]): Mark => ({
      cell,
      kind: 'mud',
      text: `−${level}`,
      title: words.say('rallyman-web-mud', { level }),
    }),
  );
  const planned = planMarks(view, outlook as RallyOutlook | null);
  return [...mud, ...(planned.length ? planned : lastMove(frame)), ...lookMark(outlook, sketch)];
}

/** Where the die leads that is looked at. */
function lookMark(outlook: Outlook | null, sketch: Record<string, unknown> | null): Mark[] {
  const fact = outlook?.choices?.[String(sketch?.look)] as StepFacts | undefined;
  if (!fact?.die) return [];
  return [{ cell: fact.cell, kind: 'die', dice: [die(fact.die)], tone: isReckless(fact) ? 'alarm' : undefined }];
}

/** The attack that is being planned: its dice on the road, with the risk up to each of them. */
function planMarks(view: RallyView, outlook: RallyOutlook | null): Mark[] {
  const car = view.cars[view.turn];
  const steps = outlook?.plan?.steps ?? [];
  if (!car || !steps.length) return [];
  const cells = [cellOf(car, view.length), ...steps.map((step) => step.cell)];
  return [
    { cell: '', kind: 'way', cells },
    ...steps.map(
      (step): Mark => ({
        cell: step.cell,
        kind: 'die',
        dice: [die(step.die)],
        text: step.risk > 0 ? percent(step.risk) : undefined,
      }),
    ),
  ];
}

/** The spaces that the car which moved last has driven in its turn. */
function lastMove(frame: Frame): Mark[] {
  const found: Mark[] = [];
  let seat = -1;
  for (let at = frame.log.length - 1; at >= 0; at -= 1) {
    const event = frame.log[at]!;
    if (event.kind === 'stage') break;
    if (event.kind === 'moved' || event.kind === 'jumped') {
      if (seat >= 0 && event.seat !== seat) break;
      seat = event.seat;
      found.push({ cell: cellAfter(event), kind: 'last' });
    } else if (seat >= 0 && event.kind === 'card') break;
  }
  return found;
}
