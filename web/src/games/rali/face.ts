/** Ралі: one die, a gear lever, three lanes. */
import type { GameEvent, View } from '../../lib/live.svelte';
import { words, type Message } from '../../lib/words.svelte';
import { sentence, targetsOf, type Face, type Name, type Told } from '../face';
import Controls from './Controls.svelte';
import Seat from './Seat.svelte';

export interface RaliCar {
  cell: string | null;
  crossings: number;
  gear: number;
  gear_limit: number;
  marker: number;
  at_rest: boolean;
  miss: number;
  colour: string;
  progress: number;
}

export interface Throwing {
  die: number;
  gear: number;
  steps: number;
  fails: boolean;
  ends: string[];
}

export const PIPS = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

export const carsOf = (view: View): RaliCar[] => view.cars as RaliCar[];

/** A cell in words, as the log says it. */
export function cellName(cell: string): Message {
  const [, row, lane] = /^(\d+)\.(\d)$/.exec(cell) ?? [];
  if (row) return { key: 'rali-cell-track', values: { row: Number(row), lane: Number(lane) } };
  if (cell === 'START4') return { key: 'rali-cell-start4' };
  const kind = { S: 'station', b: 'box', K: 'shortcut' }[cell.charAt(0)] ?? 'lane';
  return { key: 'rali-cell-beside', values: { kind, name: cell, row: cell.replace(/\D/g, '') } };
}

const CELLS = ['cell', 'from', 'to', 'start', 'end'];

function said(event: GameEvent, name: Name): string {
  const values = Object.fromEntries(
    Object.entries(event).map(([key, value]) =>
      CELLS.includes(key) && typeof value === 'string' ? [key, cellName(value)] : [key, value],
    ),
  );
  return sentence('rali', values as GameEvent, name);
}

/** Steps of one move are one sentence. */
function tell(events: GameEvent[], name: Name): Told[] {
  const found: Told[] = [];
  let run: GameEvent[] = [];
  const finish = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last) {
      const drove = { kind: 'drove', seat: first.seat, steps: run.length, start: first.from, end: last.to };
      found.push({ seat: first.seat, text: said(drove, name) });
    }
    run = [];
  };
  for (const event of events) {
    if (event.kind === 'moved' && (!run.length || run[0]?.seat === event.seat)) run.push(event);
    else {
      finish();
      if (event.kind === 'moved') run.push(event);
      else found.push({ seat: event.seat, text: said(event, name) });
    }
  }
  finish();
  return found;
}

/** The lap a car is in: the line is crossed once at the start. */
const lapOf = (view: View, car: RaliCar): number => Math.min(view.laps, Math.max(1, car.crossings));

export const face: Face = {
  id: 'rali',
  topics: ['rali', 'tracks'],
  leg: () => 1,
  colour: (view, seat) => carsOf(view)[seat]?.colour ?? 'white',
  headline: (view) =>
    words.say('rali-headline', {
      board: words.say('rali-track-name', { course: view.board, track: view.board }),
      round: view.round,
      lap: Math.max(...carsOf(view).map((car) => lapOf(view, car))),
      laps: view.laps,
    }),
  cars: (view, name) =>
    carsOf(view).flatMap((car, seat) =>
      car.cell
        ? [
            {
              seat,
              cell: car.cell,
              label: name(seat),
              badge: car.marker < 10 ? String(car.marker) : undefined,
              alarm: car.marker <= 4,
            },
          ]
        : [],
    ),
  order: (view) =>
    carsOf(view)
      .map((_, seat) => seat)
      .sort((a, b) => (carsOf(view)[b]?.progress ?? 0) - (carsOf(view)[a]?.progress ?? 0)),
  standing: (view, seat) => {
    const car = carsOf(view)[seat];
    if (!car) return '';
    if (view.result) {
      const behind = Math.max(...carsOf(view).map((each) => each.progress)) - car.progress;
      return behind ? words.say('rali-web-behind', { rows: behind }) : '';
    }
    if (car.miss) return words.say('rali-status-misses', { turns: car.miss });
    if (!car.cell) return '';
    const gear = words.say('rali-web-gear', { gear: car.gear });
    return view.laps > 1 ? `${words.say('rali-web-lap', { lap: lapOf(view, car), laps: view.laps })} · ${gear}` : gear;
  },
  motions: (events) => {
    const ways = new Map<number, string[]>();
    for (const event of events)
      if (event.kind === 'moved')
        ways.set(event.seat, [...(ways.get(event.seat) ?? []), event.to as string]);
    return [...ways].map(([seat, cells]) => ({ seat, cells }));
  },
  throws: (events) =>
    events
      .filter((event) => event.kind === 'rolled')
      .map((event) => ({
        text: PIPS[event.die as number] ?? '',
        label: words.say('web-rolled', { die: String(event.die) }),
      })),
  tell,
  /** What hurts is red on the road too. */
  targets: (choices, outlook) =>
    targetsOf(choices, outlook).map((target) => {
      const fact = outlook?.choices?.[target.actions[0] ?? ''];
      return fact?.acts || fact?.crash != null ? { ...target, tone: 'risky' } : target;
    }),
  /** Where each throw would end in the gear that is looked at. */
  marks: (_, outlook, sketch) => {
    const faces = outlook?.choices?.[String(sketch?.gear)]?.faces as Throwing[] | undefined;
    const dice = new Map<string, Throwing[]>();
    for (const face of faces ?? [])
      for (const end of face.ends) dice.set(end, [...(dice.get(end) ?? []), face]);
    return [...dice].map(([cell, thrown]) => ({
      cell,
      kind: 'chip' as const,
      text: thrown.map((each) => each.die).join(' '),
      tone: thrown.some((each) => each.fails) ? 'risky' : '',
    }));
  },
  lesson: (frame) => {
    const { phase } = frame.view;
    const car = frame.seat === null ? undefined : carsOf(frame.view)[frame.seat];
    if (phase === 'declare' && car?.at_rest) return 'start';
    if (phase === 'declare' && car && car.marker <= 5) return 'damage';
    return phase;
  },
  Controls,
  Seat,
};
