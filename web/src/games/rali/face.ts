/** Ралі: one die, a gear lever, three lanes. */
import type { Schemas } from '../../lib/api';
import type { LaidDie, Motion } from '../../board/scene';
import { words } from '../../lib/words.svelte';
import { leadOf, sentence, type Drama, type Face, type Name, type Told } from '../face';
import Controls from './Controls.svelte';
import { marks, targets } from './move';
import Seat from './Seat.svelte';

export type RaliView = Schemas['RaliView'];
export type RaliOutlook = Schemas['RaliOutlook'];
type RaliEvent = Schemas['RaliEvent'];
type Moved = Schemas['RaliMoved'];

/** The die of the game with a number up. */
export const pipsOf = (number: number): LaidDie => ({ text: String(number), look: 'ivory' });

/** An event in words: where a car hit something is seen on the board. */
const said = (event: Exclude<RaliEvent, Moved>, name: Name): string =>
  sentence('rali', event.kind === 'hit' ? { ...event, kind: 'web_hit' } : event, name);

/** Steps of one move are one sentence. */
function tell(events: RaliEvent[], name: Name): Told[] {
  const found: Told[] = [];
  let run: Moved[] = [];
  const finish = () => {
    const [first] = run;
    if (first) {
      const drove = { kind: 'web_drove', seat: first.seat, steps: run.length };
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

/** One drive a car up to whatever it hits; who runs into a car comes back from it. */
export function motions(events: RaliEvent[]): Motion[] {
  const found: Motion[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.kind === 'moved') {
      if (last?.seat === event.seat && !last.force) last.cells.push(event.to);
      else found.push({ seat: event.seat, cells: [event.to] });
    } else if (event.kind === 'crashed')
      found.push({ seat: event.seat, cells: [], against: event.other, force: drama(event)!.force });
    else if (event.kind === 'hit') {
      const { force } = drama(event)!;
      if (last?.seat === event.seat && !last.force) last.force = force;
      else found.push({ seat: event.seat, cells: [], force });
    }
  }
  return found;
}

/** The car that ends the race has crossed the line. */
const isOver = (event: RaliEvent): boolean => event.kind === 'won' || event.kind === 'won_alone';

function drama(event: RaliEvent): Drama | null {
  if (event.kind === 'crashed') return { tone: 'alarm', force: 1.5 };
  if (event.kind === 'hit') return { tone: 'alarm', force: event.lost ? 1 : 0.5 };
  return isOver(event) ? { tone: 'good', force: 0 } : null;
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
  came: (log, _, seat) => {
    const home = log.findLast((event) => event.kind === 'won' && event.seat === seat);
    return home?.kind === 'won' ? words.say('rali-came', { rounds: home.rounds }) : '';
  },
  lead: (_, view, car, other) => leadOf('spaces', view.gaps[other]! - view.gaps[car]!),
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
    const behind = view.gaps[seat];
    if (behind) return `${words.say('rali-web-gap', { rows: behind })} · ${gear}`;
    return view.laps > 1 ? `${words.say('rali-web-lap', { lap: car.lap, laps: view.laps })} · ${gear}` : gear;
  },
  motions,
  throws: (events) =>
    events
      .filter((event) => event.kind === 'rolled')
      .map((event) => ({
        seat: event.seat,
        text: String(event.die),
        die: pipsOf(event.die),
        label: words.say('web-rolled', { die: String(event.die) }),
      })),
  goesOn: (events, next) => {
    const [last, first] = [events.at(-1), next[0]];
    return last?.kind === 'moved' && first?.kind === 'moved' && last.seat === first.seat;
  },
  drama,
  finishes: isOver,
  tell,
  targets,
  marks,
  laid: ({ view }, { ready }) => (view.phase === 'step' && ready.length ? { way: ready } : null),
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
