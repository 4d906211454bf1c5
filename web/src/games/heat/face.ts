/** The face of Heat: cars on their spots, the order of the race, what happens in sentences, a hand of cards. */
import type { Mark, Target } from '../../board/scene';
import { words } from '../../lib/words.svelte';
import { targetsOf, type Face } from '../face';
import { book } from './cards.svelte';
import Controls from './Controls.svelte';
import Held from './Held.svelte';
import { lessonOf } from './lesson';
import { motionsOf } from './motions';
import Papers from './Papers.svelte';
import Seat from './Seat.svelte';
import Story from './Story.svelte';
import { tellHeat } from './telling';
import {
  eventWord,
  heatOutlook,
  heatView,
  isSeason,
  lapOf,
  progress,
  raceOrder,
  spotOf,
  type HeatView,
  type Landing,
} from './view';

const say = words.say.bind(words);

export const face: Face = {
  id: 'heat',
  topics: ['heat', 'heat-web'],
  leg: (view) => heatView(view).race,
  conditions: (view) => {
    const { weather, road, corners } = heatView(view);
    return JSON.stringify([weather, road, corners.map((corner) => corner.press)]);
  },
  colour: (view, seat) => heatView(view).cars[seat]?.colour ?? 'white',
  headline: (view) => headline(heatView(view)),
  cars: (view, name) => {
    book.open();
    const { cars, drivers, round } = heatView(view);
    return cars.flatMap((car, seat) => {
      const cell = spotOf(car);
      if (!cell) return [];
      const driver = drivers[seat];
      if (!driver) return [{ seat, cell, label: name(seat) }];
      const label = say('heat-car-label', { who: name(seat), gear: driver.gear, heat: driver.heat });
      return [{ seat, cell, label, badge: String(driver.gear), alarm: round > 0 && driver.heat === 0 }];
    });
  },
  order: (view) => raceOrder(heatView(view)),
  standing: (view, seat) => standing(heatView(view), seat),
  stranger: (view, seat) => say('heat-legend-car', { colour: heatView(view).cars[seat]?.colour ?? '' }),
  motions: (events, view) => motionsOf(events, heatView(view)),
  throws: (events) =>
    events.flatMap((event) => {
      if (event.kind === 'revealed')
        return String(event.cards)
          .split(' ')
          .filter(Boolean)
          .map((card) => ({ text: book.card(card).number || '▲', label: book.called(card) }));
      if (event.kind === 'flipped')
        return [{ text: `+${String(event.card)}`, tone: 'good' as const, label: book.called(String(event.card)) }];
      return [];
    }),
  tell: tellHeat,
  advised: ([gear, ...cards]) =>
    say('heat-advice-plan', {
      gear: Number(gear?.json.number),
      cards: cards.map(({ json }) => book.called(String(json.card))).join(', '),
    }),
  targets: (choices, outlook) => {
    const told = heatOutlook(outlook);
    if (!told?.reach) return targetsOf(choices, outlook);
    return Object.entries(told.reach).map(([cell, plan]): Target => ({
      cell,
      actions: [],
      sketch: { cards: plan.cards },
      tone: plan.spins ? 'risky' : 'far',
      label: say('heat-reach', {
        cards: plan.cards.map((card) => book.called(card)).join(', '),
        heat: plan.heat,
        spins: plan.spins ? 'yes' : 'no',
      }),
    }));
  },
  marks: (frame, outlook) => {
    const found: Mark[] = [];
    for (const event of frame.events) {
      if (event.kind !== 'moved' && event.kind !== 'blocked') continue;
      for (const cell of [event.from, event.to]) found.push({ cell: cell as string, kind: 'last' });
    }
    const plan = heatOutlook(outlook)?.sketch;
    for (const landing of plan?.cards.length ? plan.speeds : []) found.push(ghost(landing));
    return found;
  },
  lesson: lessonOf,
  Controls,
  steady: true,
  Seat,
  Held,
  Story,
  Papers,
};

function headline(view: HeatView): string {
  const parts = [say('heat-track-name', { course: view.track, track: view.track_name })];
  if (view.races > 1) parts.unshift(say('heat-race-of', { race: view.race, races: view.races }));
  if (view.round) {
    const leader = Math.max(...view.cars.map((car) => (car.cell === null ? 1 : lapOf(view, car))));
    parts.push(say('heat-headline', { round: view.round, lap: leader, laps: view.laps }));
  }
  if (view.weather) parts.push(say('heat-weather-name', { weather: view.weather }));
  if (view.event) parts.push(say('heat-event-title', { event: eventWord(view.event) }));
  return parts.join(' · ');
}

/** Lap of the leader, gap of the others, place of who is in; points in a season. */
function standing(view: HeatView, seat: number): string {
  const car = view.cars[seat];
  if (!car) return '';
  if (view.result) return outcome(view, seat);
  const points = isSeason(view) ? say('heat-points', { points: view.points[seat] ?? 0 }) : '';
  return [gap(view, seat), points].filter(Boolean).join(' · ');
}

/** Points of a season; where Legends drove, the place among all cars. */
function outcome(view: HeatView, seat: number): string {
  if (isSeason(view)) return say('heat-points', { points: view.points[seat] ?? 0 });
  const order = raceOrder(view);
  if (!view.cars.some((car) => car.legend)) return view.cars[seat]!.status === 'eliminated' ? say('heat-out') : '';
  return say('heat-standing', { place: order.indexOf(seat) + 1, cars: order.length });
}

function gap(view: HeatView, seat: number): string {
  const car = view.cars[seat]!;
  if (car.status === 'eliminated') return say('heat-out');
  if (car.status === 'finished') return say('heat-finished-place', { place: view.ranking.indexOf(seat) + 1 });
  if (car.cell === null || !view.round) return '';
  const first = view.cars[raceOrder(view).find((other) => view.cars[other]!.status === 'racing')!]!;
  const behind = progress(view, first) - progress(view, car);
  return behind ? say('heat-gap', { cells: behind }) : say('heat-lap-of', { lap: lapOf(view, car), laps: view.laps });
}

/** Where the picked cards may lead, with the price of the corners up to there. */
function ghost(landing: Landing): Mark {
  const certain = landing.chance === 1;
  const chance = `${Math.max(1, Math.min(99, Math.round(landing.chance * 100)))}%`;
  const text = landing.spins ? '✕' : certain ? String(landing.speed) : chance;
  return {
    cell: landing.cell,
    kind: 'ghost',
    text: !landing.spins && landing.heat ? `${text} ▲${landing.heat}` : text,
    tone: landing.spins ? 'risky' : landing.heat ? 'hot' : '',
    title: say('heat-landing', {
      speed: landing.speed,
      chance: certain ? '100%' : chance,
      heat: landing.heat,
      spins: landing.spins ? 'yes' : 'no',
    }),
  };
}
