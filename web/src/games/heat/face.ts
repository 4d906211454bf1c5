/** The face of Heat: cars on their spots, the order of the race, what happens in sentences, a hand of cards. */
import type { Mark } from '../../board/scene';
import { percent } from '../../lib/figures';
import { settings } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import { leadOf, type Drama, type Face, type Throw } from '../face';
import Card from './Card.svelte';
import { book } from './cards.svelte';
import Controls from './Controls.svelte';
import Held from './Held.svelte';
import { lessonOf } from './lesson';
import { mat } from './mat.svelte';
import { motionsOf } from './motions';
import Papers from './Papers.svelte';
import Seat from './Seat.svelte';
import { tellHeat } from './telling';
import { eventWord, parkedAt, spotOf, type HeatEvent, type HeatOutlook, type HeatView, type Landing } from './view';

const say = words.say.bind(words);

const DRAMAS: Partial<Record<HeatEvent['kind'], Drama>> = {
  spun_out: { tone: 'alarm', force: 1.4 },
  eliminated: { tone: 'alarm', force: 0.7 },
  cannot_pay: { tone: 'alarm', force: 0.5 },
  finished: { tone: 'good', force: 0 },
  legend_finished: { tone: 'good', force: 0 },
  champion: { tone: 'good', force: 0 },
  legend_champion: { tone: 'good', force: 0 },
};

export const face: Face<HeatView, HeatOutlook, HeatEvent> = {
  id: 'heat',
  topics: ['heat', 'heat-web'],
  leg: (view) => view.race,
  conditions: (view) => {
    const { weather, road, corners } = view;
    return JSON.stringify([weather, road, corners.map((corner) => corner.press)]);
  },
  colour: (view, seat) => view.cars[seat]?.colour ?? 'white',
  headline: (view) => headline(view),
  cars: (view, name) => {
    book.open();
    const { cars, drivers, round } = view;
    return cars.flatMap((car, seat) => {
      const cell = spotOf(car) ?? parkedAt(view, seat);
      if (!cell) return [];
      const driver = drivers[seat];
      if (!driver || car.status === 'finished') return [{ seat, cell, label: name(seat) }];
      const label = say('heat-car-label', { who: name(seat), gear: driver.gear, heat: driver.heat });
      return [{ seat, cell, label, badge: String(driver.gear), alarm: round > 0 && driver.heat === 0 }];
    });
  },
  standing: (view, seat) => standing(view, seat),
  ready: (view, seat) =>
    view.phase === 'plan' && view.cars[seat]?.status === 'racing' && view.drivers[seat]?.planned === true,
  carName: (view, car) => say('heat-legend-car', { colour: view.cars[car]?.colour ?? '' }),
  came: (log, view, seat) => {
    const home = homeOf(log, view, seat);
    return home ? say('heat-came', { round: home.round, cells: home.past }) : '';
  },
  lead: (log, view, car, other) => {
    if (view.season) return leadOf('points', (view.points[car] ?? 0) - (view.points[other] ?? 0));
    const [one, two] = [homeOf(log, view, car), homeOf(log, view, other)];
    if (!one || !two) return null;
    if (one.round !== two.round) return leadOf('rounds', two.round - one.round);
    const lead = leadOf('spaces', one.past - two.past);
    return lead && { ...lead, past: one.past };
  },
  motions: (events, view) => motionsOf(events, view),
  throws: (events) =>
    events.flatMap((event): Throw[] => {
      if (event.kind === 'revealed')
        return event.cards
          .split(' ')
          .filter(Boolean)
          .map((card) => ({
            seat: event.seat,
            text: book.card(card).number || '+',
            label: book.called(card),
            card,
            turned: () => mat.turned(event.seat, card),
          }));
      if (event.kind === 'flipped')
        return [
          {
            seat: event.seat,
            text: `+${event.card}`,
            tone: 'good',
            label: book.called(event.card),
            card: event.card,
          },
        ];
      return [];
    }),
  drama: (event) => DRAMAS[event.kind] ?? null,
  finishes: (event) => event.kind === 'crossed_finish' || event.kind === 'legend_crossed_finish',
  tell: tellHeat,
  targets: (_, outlook) =>
    (outlook?.targets ?? []).map((target) => ({
      cell: target.cell,
      actions: target.decision,
      label: [target.label, ...target.detail].map((message) => words.tell(message)).join(', '),
      // What it costs is to be seen before anything is picked.
      note: target.spins ? '✕' : target.heat ? String(target.heat) : undefined,
      flame: !target.spins && target.heat > 0,
      // A plan is shown in the hand before it is played.
      ...(target.cards.length
        ? { sketch: { cards: target.cards }, tone: target.spins ? 'risky' : target.heat ? 'far' : 'next' }
        : {}),
    })),
  marks: (frame, outlook) => {
    const found: Mark[] = [];
    for (const event of frame.events) {
      if (event.kind !== 'moved' && event.kind !== 'blocked') continue;
      for (const cell of [event.from, event.to]) found.push({ cell, kind: 'last' });
    }
    const plan = outlook?.sketch;
    for (const landing of plan?.cards.length ? plan.speeds : []) found.push(ghost(landing));
    return found;
  },
  proposal: (frame, outlook) => {
    if (lessonOf(frame) !== 'plan' || settings.coached.includes('coach-heat-plan')) return null;
    // They come nearest first.
    const furthest = outlook.targets.findLast((target) => target.cards.length && !target.heat && !target.spins);
    return furthest ? { cards: furthest.cards } : null;
  },
  lesson: lessonOf,
  Controls,
  steady: true,
  Seat,
  Card,
  Held,
  Papers,
};

function headline(view: HeatView): string {
  const parts = [say('heat-track-name', { course: view.track, track: view.track_name })];
  if (view.races > 1) parts.unshift(say('heat-race-of', { race: view.race, races: view.races }));
  if (view.round) {
    const leader = Math.max(...view.cars.map((car) => car.lap_under_way));
    parts.push(say('heat-headline', { round: view.round, lap: leader, laps: view.laps }));
  }
  if (view.weather) parts.push(say('heat-weather-name', { weather: view.weather }));
  if (view.event) parts.push(say('heat-event-title', { event: eventWord(view.event) }));
  return parts.join(' · ');
}

/** Who leads, the gaps of the others, place of who is in; points in a season. */
function standing(view: HeatView, seat: number): string {
  const car = view.cars[seat];
  if (!car) return '';
  if (view.result) return outcome(view, seat);
  const points = view.season ? say('heat-points', { points: view.points[seat] ?? 0 }) : '';
  return [gap(view, seat), points].filter(Boolean).join(' · ');
}

/** In which round a car came home, and how many spaces past the line, if that is told. */
function homeOf(log: HeatEvent[], view: HeatView, seat: number): { round: number; past: number } | null {
  const home = log.findLast((event) => event.kind === 'finished' && event.seat === seat);
  const move = log.findLast((event) => event.seat === seat && 'distance' in event);
  if (home?.kind !== 'finished' || !move || !('distance' in move)) return null;
  return { round: home.round, past: move.distance - view.laps * view.cells };
}

/** Points of a season; where Legends drove, the place among all cars. */
function outcome(view: HeatView, seat: number): string {
  if (view.season) return say('heat-points', { points: view.points[seat] ?? 0 });
  if (!view.cars.some((car) => car.legend)) return view.cars[seat]!.status === 'eliminated' ? say('heat-out') : '';
  return say('heat-standing', { place: view.order.indexOf(seat) + 1, cars: view.order.length });
}

function gap(view: HeatView, seat: number): string {
  const car = view.cars[seat]!;
  if (car.status === 'eliminated') return say('heat-out');
  if (car.status === 'finished') return say('heat-finished-place', { place: view.ranking.indexOf(seat) + 1 });
  if (car.cell === null || !view.round) return '';
  const first = view.order.find((each) => view.cars[each]!.status === 'racing');
  const front = view.ranking.length ? 'still' : 'first';
  const behind = first === seat ? front : (view.gaps[seat] ?? 0);
  return say('heat-gap', { behind, lap: car.lap_under_way, laps: view.laps });
}

/** Where the picked cards may lead, with the price of the corners up to there. */
function ghost(landing: Landing): Mark {
  const certain = landing.chance === 1;
  const chance = percent(landing.chance);
  const text = landing.spins ? '✕' : certain ? String(landing.speed) : chance;
  return {
    cell: landing.cell,
    kind: 'ghost',
    ...(!landing.spins && landing.heat ? { lead: text, text: String(landing.heat), flame: true } : { text }),
    tone: landing.spins ? 'risky' : landing.heat ? 'hot' : '',
    title: say('heat-landing', {
      speed: landing.speed,
      chance: certain ? '100%' : chance,
      heat: landing.heat,
      spins: landing.spins ? 'yes' : 'no',
    }),
  };
}
