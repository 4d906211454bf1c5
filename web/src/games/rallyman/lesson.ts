/** What a first-time driver has to be told about now: the first of the lessons that fit and were not read. */
import { settings } from '../../lib/settings.svelte';
import { type RallyFrame } from './position';

export function lesson(frame: RallyFrame): string {
  return fitting(frame).find((key) => !settings.coached.includes(`coach-rallyman-${key}`)) ?? '';
}

function fitting(frame: RallyFrame): string[] {
  const { view } = frame;
  const seat = frame.seat ?? view.turn;
  const car = view.cars[seat];
  if (!car) return [];
  const found: string[] = [];
  const when = (applies: boolean, key: string) => {
    if (applies) found.push(key);
  };
  const offers = (line: string) => frame.legal.some((choice) => choice.json.line === line);
  const sets = frame.legal.some((choice) => choice.json.set === true);
  const near = view.length - car.index <= 3;
  switch (view.phase) {
    case 'first':
      when(car.status === 'waiting', 'start');
      when(lostLately(frame, seat), 'after-loss');
      when(car.lost > 0, 'damage');
      when(car.pile.length > 0, 'turn');
      when(offers('drift'), 'corner');
      when(offers('cut'), 'cut');
      when(near, 'finish');
      when(car.pile.length > 2 && !view.shakedown, 'attack');
      return found;
    case 'next':
      when(view.dice.alarms === 2, 'two-warnings');
      when(view.dice.alarms === 1, 'warning');
      when(car.line === 'drift1', 'drift');
      when(sets, 'set');
      when(true, 'next');
      when(offers('drift'), 'corner');
      when(offers('cut'), 'cut');
      when(car.gear >= 2, 'card');
      when(near, 'finish');
      return found;
    case 'plan':
      return ['plan', ...(view.attack.plan.length > 1 ? ['throw'] : [])];
    default:
      return [view.phase];
  }
}

/** This seat has lost control since it last moved. */
function lostLately(frame: RallyFrame, seat: number): boolean {
  const mine = frame.log.filter((event) => event.seat === seat);
  const lost = mine.findLastIndex((event) => event.kind === 'lost_control');
  return lost >= 0 && !mine.slice(lost).some((event) => event.kind === 'moved');
}
