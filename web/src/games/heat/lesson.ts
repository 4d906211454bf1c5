/** What a first-time driver of Heat has to be told about now: the first of the lessons that fit and are not read. */
import type { Frame } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import type { HeatView } from './view';

const NEAR = 12;

export function lessonOf(frame: Frame<HeatView>): string {
  const fitting = fittingLessons(frame);
  return fitting.find((name) => !settings.coached.includes(`coach-heat-${name}`)) ?? fitting[0] ?? '';
}

function fittingLessons(frame: Frame<HeatView>): string[] {
  const view = frame.view;
  const does = (what: string): boolean => frame.legal.some((choice) => choice.json.do === what);
  switch (view.phase) {
    case 'plan':
      return planLessons(frame, view);
    case 'react':
      return [...(does('adrenaline') ? ['adrenaline'] : []), ...(does('gear cool') ? ['cool'] : []), 'react'];
    default:
      return [view.phase];
  }
}

function planLessons(frame: Frame<HeatView>, view: HeatView): string[] {
  const seat = frame.seat ?? -1;
  const car = view.cars[seat];
  const hand = view.mine?.hand ?? [];
  const found: string[] = [];
  const mine = frame.log.filter((event) => event.seat === seat);
  if (view.round <= 1) found.push('plan');
  if (mine.slice(-20).some((event) => event.kind === 'spun_out')) found.push('spun');
  if (view.round >= 2) found.push('gear');
  if (car?.cell && away(view, car.cell) <= NEAR) found.push('corner');
  if (hand.includes('heat')) found.push('heat');
  if (hand.includes('stress')) found.push('stress');
  if (view.adrenaline.includes(seat)) found.push('last');
  if (car?.lap === view.laps - 1) found.push('finish');
  return found;
}

/** Cells to the next corner line. */
function away(view: HeatView, cell: number): number {
  return Math.min(...view.corners.map((corner) => (corner.after - cell + view.cells) % view.cells));
}
