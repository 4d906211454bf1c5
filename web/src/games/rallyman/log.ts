/** A turn of Rallyman in one line: how far, in which gear, and the seconds it took. */
import { Parts, type TurnTeller } from '../../log/parts';
import { clock, type RallyEvent, type RallyView } from './position';
import { worded } from './telling';

/** Told by the events around them. */
const SILENT = new Set([
  'takes',
  'set',
  'plans',
  'planned',
  'attack',
  'rolled',
  'moved',
  'jumped',
  'dropped',
  'wheel_kept',
]);

export const turn: TurnTeller<RallyEvent, RallyView> = (events, name, view) => {
  const parts = new Parts('rallyman', name);
  const moves = events.filter((event) => event.kind === 'moved' || event.kind === 'jumped');
  const dice = events.filter((event) => event.kind === 'rolled');
  const earned = events.find((event) => event.kind === 'tokens');
  if (earned) {
    parts.add('attack', { dice: dice.length, earned: earned.earned });
    parts.note('earned', { earned: earned.earned });
  }
  const last = moves.at(-1);
  if (last) {
    const values = {
      kind: last.to >= last.length ? 'over' : last.line,
      space: last.space,
      length: last.length,
      gear: last.gear,
      jumps: moves.filter((event) => event.kind === 'jumped').length,
    };
    parts.add('drove', values);
    parts.note('drove', values);
  }
  const warnings = dice.filter((event) => event.warning).length;
  if (warnings) parts.add('warned', { warnings });
  const shortcut = events.find((event) => event.kind === 'shortcut');
  if (shortcut) parts.note('shortcut', { card: shortcut.card });
  const card = events.find((event) => event.kind === 'card');
  if (card) parts.note('card', { seconds: card.seconds });
  else if (warnings) parts.note('warned', { warnings });
  const alone = view.cars.length === 1;
  const home = events.find((event) => event.kind === 'won_alone');
  for (const event of events) {
    if (SILENT.has(event.kind) || event.kind === 'tokens') continue;
    // Alone, the best time of a stage says nothing, and neither does that of the only stage.
    if (alone && (event.kind === 'stage_won' || (event.kind === 'finished' && event.seconds === home?.seconds)))
      continue;
    if (event.kind === 'card') parts.add('card', { seconds: event.seconds, time: clock(event.time) });
    else parts.tell(worded(event, view));
  }
  return parts;
};
