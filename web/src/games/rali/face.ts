/** Ралі: one die, a gear lever, three lanes. */
import type { Schemas } from '../../lib/api';
import type { Mark, Target } from '../../board/scene';
import type { Choice, Frame } from '../../lib/live.svelte';
import { words, type Message } from '../../lib/words.svelte';
import { sentence, type Face, type Name, type Told } from '../face';
import Controls from './Controls.svelte';
import Seat from './Seat.svelte';

export type RaliView = Schemas['RaliView'];
export type RaliOutlook = Schemas['RaliOutlook'];
type RaliEvent = Schemas['RaliEvent'];
type Moved = Schemas['RaliMoved'];

export const PIPS = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

/** A cell in words, as the log says it. */
export function cellName(cell: string): Message {
  const [, row, lane] = /^(\d+)\.(\d)$/.exec(cell) ?? [];
  if (row) return { key: 'rali-cell-track', values: { row: Number(row), lane: Number(lane) } };
  if (cell === 'START4') return { key: 'rali-cell-start4' };
  const kind = { S: 'station', b: 'box', K: 'shortcut' }[cell.charAt(0)] ?? 'lane';
  return { key: 'rali-cell-beside', values: { kind, name: cell, row: cell.replace(/\D/g, '') } };
}

/** An event in words, its cell by its name. */
const said = (event: Exclude<RaliEvent, Moved>, name: Name): string =>
  sentence('rali', 'cell' in event ? { ...event, cell: cellName(event.cell) } : event, name);

/** Steps of one move are one sentence. */
function tell(events: RaliEvent[], name: Name): Told[] {
  const found: Told[] = [];
  let run: Moved[] = [];
  const finish = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last) {
      const ends = { start: cellName(first.from), end: cellName(last.to) };
      const drove = { kind: 'drove', seat: first.seat, steps: run.length, ...ends };
      found.push({ seat: first.seat, text: sentence('rali', drove, name) });
    }
    run = [];
  };
  for (const event of events) {
    if (event.kind !== 'moved' || run[0]?.seat !== event.seat) finish();
    if (event.kind === 'moved') run.push(event);
    else found.push({ seat: event.seat, text: said(event, name) });
  }
  finish();
  return found;
}

// --- The move, on the board ---

/** The steps that are drawn but not driven yet. */
export const drawn = (sketch: Record<string, unknown> | null): number[] =>
  Array.isArray(sketch?.way) ? (sketch.way as number[]) : [];

const same = (one: number[], other: number[]): boolean => one.length === other.length && one.join() === other.join();

/** The target whose way is drawn. */
export const drawnTarget = (outlook: RaliOutlook | null, sketch: Record<string, unknown> | null) => {
  const way = drawn(sketch);
  return way.length ? outlook?.targets.find((target) => same(target.decision, way)) : undefined;
};

export const harms = (target: { lost: number; stops: boolean }): boolean => target.lost > 0 || target.stops;

/** Every cell that the move can end in or pass. A tap draws the way there; on the cell where it ends, a second one
 * drives it. */
function targets(
  _: Choice[],
  outlook: RaliOutlook | null,
  sketch: Record<string, unknown> | null,
  name?: Name,
): Target[] {
  const chosen = drawnTarget(outlook, sketch);
  return (outlook?.targets ?? []).map((target): Target => {
    const { cell, decision } = target;
    const label = [target.label, ...target.detail].map((message) => words.tell(message, name)).join(', ');
    if (!target.cells.length) return { cell, label, actions: decision };
    const drag = true;
    if (target === chosen && target.ends)
      return {
        cell,
        drag,
        label: words.say('rali-web-go-to', { move: label }),
        actions: decision,
        whole: true,
        tone: 'chosen',
      };
    const tone = chosen?.cells.includes(cell) ? 'chosen' : !target.ends ? 'far' : harms(target) ? 'risky' : 'next';
    return { cell, drag, label, actions: [], sketch: { way: decision }, tone };
  });
}

/** The way that is drawn or looked at and what it costs; or where each throw would end in a gear. */
function marks(
  _: Frame<RaliView, RaliEvent>,
  outlook: RaliOutlook | null,
  sketch: Record<string, unknown> | null,
): Mark[] {
  const target = drawnTarget(outlook, sketch);
  if (target) return wayMarks(target);
  const gear = outlook?.choices[String(sketch?.gear)];
  return gear?.kind === 'gear' ? throwMarks(gear.faces) : [];
}

function wayMarks(target: RaliOutlook['targets'][number]): Mark[] {
  const tone = harms(target) ? 'risky' : '';
  const found: Mark[] = [{ cell: target.cell, kind: 'way', cells: target.cells, tone }];
  const cost = target.wins ? '⚑' : target.lost ? `−${target.lost}` : target.stops ? '■' : '';
  if (cost) found.push({ cell: target.cell, kind: 'chip', text: cost, tone: target.wins ? 'good' : 'risky' });
  return found;
}

/** The numbers of the dice on the cells they lead to; red where every way there costs something. */
function throwMarks(faces: Schemas['RaliThrow'][]): Mark[] {
  const cells = new Map<string, { dice: number[]; lost: number; harm: boolean }>();
  for (const face of faces)
    for (const end of face.ends) {
      const known = cells.get(end.cell) ?? { dice: [], lost: 0, harm: false };
      known.dice.push(face.die);
      known.lost = Math.max(known.lost, end.lost);
      known.harm ||= harms(end);
      cells.set(end.cell, known);
    }
  return [...cells].flatMap(([cell, { dice, lost, harm }]): Mark[] => [
    { cell, kind: 'advised', tone: harm ? 'harm' : 'clean' },
    { cell, kind: 'chip', text: lost ? `${dice.join(' ')}: −${lost}` : dice.join(' '), tone: harm ? 'risky' : 'good' },
  ]);
}

export const face: Face<RaliView, RaliOutlook, RaliEvent> = {
  id: 'rali',
  topics: ['rali', 'tracks'],
  leg: () => 1,
  colour: (view, seat) => view.cars[seat]?.colour ?? 'white',
  headline: (view) =>
    words.say('rali-headline', {
      board: words.say('rali-track-name', { course: view.board, track: view.board }),
      round: view.round,
      lap: Math.max(...view.cars.map((car) => car.lap)),
      laps: view.laps,
    }),
  cars: (view, name) =>
    view.cars.flatMap((car, seat) =>
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
  standing: (view, seat) => {
    const car = view.cars[seat];
    if (!car) return '';
    if (view.result) {
      const behind = view.gaps[seat];
      return behind ? words.say('rali-web-behind', { rows: behind }) : '';
    }
    if (car.miss) return words.say('rali-status-misses', { turns: car.miss });
    if (!car.cell) return '';
    const gear = words.say('rali-web-gear', { gear: car.gear });
    return view.laps > 1 ? `${words.say('rali-web-lap', { lap: car.lap, laps: view.laps })} · ${gear}` : gear;
  },
  motions: (events) => {
    const ways = new Map<number, string[]>();
    for (const event of events)
      if (event.kind === 'moved') ways.set(event.seat, [...(ways.get(event.seat) ?? []), event.to]);
    return [...ways].map(([seat, cells]) => ({ seat, cells }));
  },
  throws: (events) =>
    events
      .filter((event) => event.kind === 'rolled')
      .map((event) => ({
        text: PIPS[event.die] ?? '',
        label: words.say('web-rolled', { die: String(event.die) }),
      })),
  tell,
  targets,
  marks,
  lesson: (frame) => {
    const { phase } = frame.view;
    const car = frame.seat === null ? undefined : frame.view.cars[frame.seat];
    if (phase === 'declare' && car?.at_rest) return 'start';
    if (phase === 'declare' && car && car.marker <= 5) return 'damage';
    return phase;
  },
  Controls,
  Seat,
};
