/** The movements of a batch of events: one drive a car for all it covered, then a spin back if it lost control. */
import type { Motion } from '../../board/scene';
import type { GameEvent } from '../../lib/live.svelte';
import { way, type HeatView } from './view';

const MOVES = new Set(['moved', 'blocked', 'legend_moved', 'legend_blocked']);

/** The car an event is about: a seat, or a Legend by its colour. */
export function carOf(event: GameEvent, view: HeatView): number {
  if (event.seat >= 0) return event.seat;
  return view.cars.findIndex((car) => car.legend && car.colour === event.colour);
}

export function motionsOf(events: GameEvent[], view: HeatView): Motion[] {
  const found: Motion[] = [];
  for (const event of events) {
    const seat = carOf(event, view);
    if (MOVES.has(event.kind)) {
      if (event.cells === 0) continue;
      const cells = way(event.from as string, event.to as string, view.cells);
      const last = found.at(-1);
      if (last && last.seat === seat && !last.spins) last.cells.push(...cells);
      else found.push({ seat, cells });
    } else if (event.kind === 'spun_out') found.push({ seat, cells: [event.to as string], spins: 2 });
    else if (event.kind === 'cannot_pay') found.push({ seat, cells: [event.to as string] });
  }
  return found;
}
