/** Ралі: one die, a gear lever, three lanes. */
import { words } from '../../lib/words.svelte';
import { tellEach, type Face } from '../face';

export const face: Face = {
  id: 'rali',
  topics: ['rali'],
  leg: () => 1,
  colour: (view, seat) => view.cars[seat].colour,
  headline: (view) =>
    words.say('rali-headline', { round: view.round, laps: view.laps, board: view.board }),
  cars: (view, name) =>
    view.cars.flatMap((car: any, seat: number) =>
      car.cell ? [{ seat, cell: car.cell, label: name(seat), badge: String(car.gear) }] : [],
    ),
  order: (view) =>
    view.cars
      .map((_: unknown, seat: number) => seat)
      .sort((a: number, b: number) => view.cars[b].progress - view.cars[a].progress),
  standing: () => '',
  motions: (events) =>
    events
      .filter((event) => event.kind === 'moved')
      .map((event) => ({ seat: event.seat, cells: [event.to as string] })),
  throws: (events) =>
    events
      .filter((event) => event.kind === 'rolled')
      .map((event) => ({ text: String(event.die), label: words.say('web-rolled', { die: String(event.die) }) })),
  tell: (events, name) => tellEach('rali', events, name),
  marks: () => [],
  lesson: (frame) => frame.view.phase,
};
