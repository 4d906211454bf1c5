/** The face of Rallyman: dice along a stage, lines through its corners, and the clock. */
import type { Mark, Motion, Target } from '../../board/scene';
import { isRisky, percent } from '../../lib/figures';
import type { Choice } from '../../lib/live.svelte';
import { words, type Message } from '../../lib/words.svelte';
import { leadOf, type Drama, type Face, type Throw } from '../face';
import Controls from './Controls.svelte';
import { lesson } from './lesson';
import Papers from './Papers.svelte';
import {
  clock,
  die,
  isReckless,
  rounded,
  stageOf,
  stepsOf,
  type DieName,
  type RallyEvent,
  type RallyOutlook,
  type RallyFrame,
  type RallyView,
  type Step,
} from './position';
import Seat from './Seat.svelte';
import { rallyName, status, tell } from './telling';

const DRAMAS: Partial<Record<RallyEvent['kind'], Drama>> = {
  lost_control: { tone: 'alarm', force: 0.5 },
  spun: { tone: 'alarm', force: 1.2 },
  went_off: { tone: 'alarm', force: 1.4 },
  retired: { tone: 'alarm', force: 1.5 },
  sisu: { tone: 'good', force: 0 },
  finished: { tone: 'good', force: 0 },
  won: { tone: 'good', force: 0 },
};

/** A card of a cut is dramatic if it is not a clean one. */
const drama = (event: RallyEvent): Drama | null =>
  event.kind === 'shortcut' && event.card === 'puncture' ? { tone: 'alarm', force: 0.7 } : (DRAMAS[event.kind] ?? null);

export const face: Face<RallyView, RallyOutlook, RallyEvent> = {
  id: 'rallyman',
  topics: ['rallyman', 'rallyman-web', 'tracks'],
  leg: (view) => view.stage,
  conditions: (view) => view.snow.join(),
  colour: (view, seat) => view.cars[seat]?.colour ?? 'white',
  headline,
  cars: (view, name) =>
    view.cars.flatMap((car, seat) => {
      if (car.status === 'retired') return [];
      const off = car.status.startsWith('off');
      return [
        {
          seat,
          cell: car.cell,
          side: off ? (car.status === 'off-left' ? 'left' : 'right') : undefined,
          turned: car.status === 'spun',
          label: `${name(seat)}: ${status(view, seat)}`,
          badge: car.status === 'finished' || car.status === 'waiting' ? undefined : car.gear ? String(car.gear) : 'N',
          alarm: off || car.status === 'spun',
        },
      ];
    }),
  standing,
  lead: (_, view, car, other) => {
    const [one, two] = [view.gaps[car], view.gaps[other]];
    return one == null || two == null ? null : leadOf('seconds', two - one);
  },
  motions,
  throws,
  drama,
  finishes: (event) => event.kind === 'finished',
  tell,
  dice: (text) => [die(text as DieName)],
  targets,
  marks,
  lesson,
  steady: true,
  Controls,
  Seat,
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
export function motions(events: RallyEvent[], view: RallyView): Motion[] {
  const found: Motion[] = [];
  for (const event of events) {
    const { seat } = event;
    let last = found.at(-1);
    if (last?.seat !== seat) last = undefined;
    if (event.kind === 'moved' || event.kind === 'jumped') {
      if (last && !last.spins) last.cells.push(event.cell);
      else found.push({ seat, cells: [event.cell] });
    } else if (event.kind === 'spun' || event.kind === 'went_off') {
      const cell = last?.cells.at(-1) ?? view.cars[seat]?.cell ?? '';
      const road = cell.replace(/\.drift.$/, '');
      const side = event.kind === 'went_off' && event.place === 'road' ? event.side : undefined;
      found.push({
        seat,
        cells: [road, road],
        spins: side ? 1 : 1.5,
        force: side ? 1.4 : 1.2,
        beside: side && { cell: road, side },
      });
    }
  }
  return found;
}

/** The dice thrown, each on the space it leads to; those of an attack have been laid before. */
export function throws(events: RallyEvent[], before?: RallyFrame | null): Throw[] {
  const attack = events.some((event) => event.kind === 'attack') ? attackCells(events, before) : [];
  return events.flatMap((event, at): Throw[] => {
    const { seat } = event;
    if (event.kind === 'rolled') {
      const shown = die(event.die);
      const face = event.warning ? 'warning' : 'clear';
      const laid = attack.shift();
      const cell = laid ?? events.slice(at).find((each) => each.kind === 'moved' || each.kind === 'jumped')?.cell;
      return [
        {
          seat,
          text: event.warning ? '!' : shown.text,
          die: shown,
          cell,
          laid: laid !== undefined,
          decides: event.decides,
          tone: event.warning ? 'bad' : 'plain',
          label: words.say('rallyman-web-rolled', { die: event.die, face }),
        },
      ];
    }
    if (event.kind === 'shortcut') {
      const text = words.say('rallyman-web-card', { card: event.card });
      return [{ seat, text, tone: event.card === 'clean' ? 'good' : 'bad', label: text }];
    }
    if (event.kind === 'spun' || event.kind === 'went_off') {
      const text = words.say('rallyman-web-back', { back: event.kind === 'spun' ? 'spin' : event.side });
      return [{ seat, text, tone: 'bad', label: text }];
    }
    return [];
  });
}

/** The spaces of the dice of the attack, in order: laid with the throw, or before it. */
function attackCells(events: RallyEvent[], before?: RallyFrame | null): string[] {
  const told = [...(before?.log ?? []), ...events];
  const begun = told.findLastIndex((event) => event.kind === 'plans');
  return told.slice(begun).flatMap((event) => (event.kind === 'planned' ? [event.cell] : []));
}

// --- What may be done, on the board ---

/** A target a space. Where one die leads it is taken at once, where several do they are chosen from below; what is
 * reckless is asked twice. Further spaces of a plan take all dice up to them. */
export function targets(choices: Choice[], outlook: RallyOutlook | null): Target[] {
  const steps = stepsOf(choices, outlook);
  return (outlook?.targets ?? []).map(({ cell, decision, label, detail }): Target => {
    const here = steps.filter((step) => step.fact.cell === cell);
    if (here.length) return nearTarget(cell, here, label, detail);
    const text = [label, ...detail].map((each) => words.tell(each)).join(' · ');
    return { cell, label: text, actions: decision, whole: true, tone: 'far' };
  });
}

function nearTarget(cell: string, steps: Step[], label: Message, detail: Message[]): Target {
  const risk = Math.min(...steps.map(({ fact }) => (isReckless(fact) ? 1 : fact.risk)));
  const dice = [...new Set(steps.map(({ fact }) => die(fact.die).text))].join(' ');
  const led = words.say('rallyman-web-target', { label: words.tell(label), count: steps.length, dice });
  return {
    cell,
    label: [led, ...detail.map((each) => words.tell(rounded(each)))].join(' · '),
    actions: steps.map(({ action }) => action),
    ask: steps.some(({ fact }) => isReckless(fact)),
    tone: isRisky(risk) ? 'risky' : 'next',
    note: risk > 0 ? percent(risk) : undefined,
  };
}

export function marks(frame: RallyFrame, outlook: RallyOutlook | null, sketch: Record<string, unknown> | null): Mark[] {
  const { view } = frame;
  const mud = Object.entries(view.mud).map(([cell, level]): Mark => ({
    cell,
    kind: 'mud',
    text: `−${level}`,
    title: words.say('rallyman-web-mud', { level }),
  }));
  const planned = planMarks(view, outlook);
  return [...mud, ...(planned.length ? planned : lastMove(frame)), ...lookMark(outlook, sketch)];
}

/** Where the die leads that is looked at. */
function lookMark(outlook: RallyOutlook | null, sketch: Record<string, unknown> | null): Mark[] {
  const fact = outlook?.choices[String(sketch?.look)];
  if (fact?.kind !== 'step') return [];
  return [{ cell: fact.cell, kind: 'die', dice: [die(fact.die)], tone: isReckless(fact) ? 'alarm' : undefined }];
}

/** The attack that is being planned: its dice on the road, with the risk up to each of them. */
function planMarks(view: RallyView, outlook: RallyOutlook | null): Mark[] {
  const car = view.cars[view.turn];
  const plan = outlook?.plan ?? [];
  if (!car || !plan.length) return [];
  return [
    { cell: '', kind: 'way', cells: [car.cell, ...plan.map((step) => step.cell)] },
    ...plan.map((step): Mark => ({
      cell: step.cell,
      kind: 'die',
      dice: [die(step.die)],
      text: step.risk > 0 ? percent(step.risk) : undefined,
    })),
  ];
}

/** The spaces that the car which moved last has driven in its turn. */
function lastMove(frame: RallyFrame): Mark[] {
  const found: Mark[] = [];
  const log = frame.log;
  let seat = -1;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const event = log[at]!;
    if (event.kind === 'stage') break;
    if (event.kind === 'moved' || event.kind === 'jumped') {
      if (seat >= 0 && event.seat !== seat) break;
      seat = event.seat;
      found.push({ cell: event.cell, kind: 'last' });
    } else if (seat >= 0 && event.kind === 'card') break;
  }
  return found;
}
