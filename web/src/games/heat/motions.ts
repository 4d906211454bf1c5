/** The movements of a batch of events: one drive a car for all it covered; one that lost control turns round where it
 * is and rolls back along the road. */
import type { Motion } from '../../board/scene';
import { way, type HeatEvent, type HeatView } from './view';

type Move = Extract<HeatEvent, { cells: number; from: string }>;

const MOVES = new Set<string>(['moved', 'blocked', 'legend_moved', 'legend_blocked'] satisfies Move['kind'][]);
const isMove = (event: HeatEvent): event is Move => MOVES.has(event.kind);

/** The car an event is about: a seat, or a Legend by its colour. */
export function carOf(event: HeatEvent, view: HeatView): number {
  if (!('colour' in event)) return event.seat;
  return view.cars.findIndex((car) => car.legend && car.colour === event.colour);
}

export function motionsOf(events: HeatEvent[], view: HeatView): Motion[] {
  const found: Motion[] = [];
  for (const event of events) {
    const seat = carOf(event, view);
    if (isMove(event)) {
      if (event.cells === 0) continue;
      const cells = way(event.from, event.to, view.cells);
      const last = found.at(-1);
      if (last && last.seat === seat && !last.spins) last.cells.push(...cells);
      else found.push({ seat, cells });
    } else if (event.kind === 'spun_out') {
      const at = found.findLast((each) => each.seat === seat)?.cells.at(-1);
      found.push({ seat, ...(at ? { cells: [at] } : { cells: [], onRoad: 'here' }), spins: 2, force: 1.4 });
      found.push({ seat, cells: [event.to], onRoad: 'back' });
    } else if (event.kind === 'cannot_pay') found.push({ seat, cells: [event.to], onRoad: 'back' });
  }
  return found;
}
