/** A turn of Rallyman: GT in one line: how far, how it was thrown, and what went wrong. */
import { Parts, type TurnTeller } from '../../log/parts';
import { DAMAGE, endOf, type GTEvent, type GTView } from './position';

/** Told by the events around them. */
const SILENT = new Set(['throws', 'overdriven', 'relaid', 'tyres_chosen', 'flag_removed']);

/** A car that could have been repaired: only then is it worth a word that it was not. */
const isDamaged = (view: GTView, seat: number): boolean =>
  DAMAGE.some((kind) => (view.cars[seat]?.tokens[kind] ?? 0) > 0);

/** A throw of all dice that lost control: how far it went, and what it was, on the dice and on the road. */
function overran(events: GTEvent[], dice: number): Record<string, unknown> | null {
  const over = events.find((event) => event.kind === 'overdriven');
  if (!over) return null;
  const to = events.find((event) => event.kind === 'relaid')?.to;
  const lost = events.find((event) => event.kind === 'lost_control');
  return {
    spaces: events.filter((event) => event.kind === 'planned').findIndex(({ space }) => space === to) + 1,
    why: over.hazards < over.limit ? 'speed' : 'hazards',
    dice,
    road: Math.max(0, over.hazards - dice),
    lost: lost ? 'yes' : 'no',
    gear: lost?.gear ?? 0,
    end: lost ? endOf(lost.marker) : 'spin',
  };
}

export const turn: TurnTeller<GTEvent, GTView> = (events, name, view) => {
  const parts = new Parts('gt', name);
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  const off = events.find((event) => event.kind === 'set_off');
  const last = events.findLast((event) => event.kind === 'moved');
  const dice = events.filter((event) => event.kind === 'rolled');
  const secured = events.reduce((sum, event) => sum + (event.kind === 'secured' ? event.cost : 0), 0);
  if (!off && !last && count('planned')) parts.add('planned');
  if (off?.kind === 'set_off' && off.mode === 'flat-out') parts.extra('flat-out');
  if (last?.kind === 'moved') parts.add('drove', { spaces: count('moved'), gear: last.gear });
  const hazards = dice.filter((die) => die.kind === 'rolled' && die.face === 'hazard').length;
  const over = overran(events, hazards);
  if (over) parts.add('overran', over);
  else if (dice.length) parts.add('threw', { hazards });
  if (secured) parts.add('secured', { cost: secured });
  for (const event of events) {
    if (['planned', 'set_off', 'moved', 'rolled', 'secured'].includes(event.kind) || SILENT.has(event.kind)) continue;
    if (event.kind === 'lost_control' && over) continue;
    if (event.kind === 'lost_control') parts.add('lost-control', { gear: event.gear, end: endOf(event.marker) });
    else if (event.kind === 'drove_on' && !isDamaged(view, event.seat)) continue;
    else if (event.kind === 'chose') parts.add('tyres', event);
    else if (event.kind === 'finished' && view.cars.length === 1) parts.add('arrived', event);
    else if (event.kind === 'focused') parts.extra('focused', event);
    else parts.tell({ ...event });
  }
  return parts;
};
