/** What happens in a rally, in sentences: the dice of a turn are one drive. */
import { words } from '../../lib/words.svelte';
import { sentence, type Happening, type Name, type Told } from '../face';
import {
  clock,
  die,
  diceThrown,
  gap,
  stageOf,
  stageTimes,
  type RallyEvent,
  type RallyView,
  type Thrown,
} from './position';

/** Events of a drive, told together with the card that ends it. */
const DRIVE = new Set(['takes', 'rolled', 'set', 'moved', 'jumped', 'attack', 'tokens', 'card']);
/** What its driver sees on the road and in the dice tray, and nobody has to read. */
const SILENT = new Set(['plans', 'planned']);

/** A single stage of a rally keeps the number it has there. */
export function worded(event: RallyEvent, view: RallyView): Happening {
  return 'stage' in event ? { ...event, stage: stageOf(view, event.stage) } : { ...event };
}

export function tell(events: RallyEvent[], name: Name, view: RallyView): Told[] {
  const found: Told[] = [];
  let run: RallyEvent[] = [];
  const end = () => {
    found.push(...drive(run, name));
    run = [];
  };
  for (const event of events) {
    if (run.length && (event.seat !== run[0]!.seat || !DRIVE.has(event.kind))) end();
    if (DRIVE.has(event.kind)) {
      run.push(event);
      if (event.kind === 'card') end();
    } else if (event.kind === 'stage') {
      const times = timesTold(event.stage - 1, view, name);
      if (times) found.push({ seat: event.seat, text: times });
      found.push({ seat: event.seat, text: stageTold(event, view) });
    } else if (!SILENT.has(event.kind))
      found.push({ seat: event.seat, text: sentence('rallyman', worded(event, view), name) });
  }
  end();
  return found;
}

/** `Special stage 3: 40 spaces, Crags, Lakeland.` */
const stageTold = (event: Extract<RallyEvent, { kind: 'stage' }>, view: RallyView): string =>
  words.say('rallyman-web-told-stage', {
    stage: stageOf(view, event.stage),
    spaces: event.spaces,
    zones: zonesCalled(event.zones),
  });

/** `SS1: Whirl 01:12, Ann 01:18 (+00:06).` */
function timesTold(stage: number, view: RallyView, name: Name): string {
  const times = stageTimes(view, stage).map(
    ({ seat, seconds, behind }) => `${name(seat)} ${clock(seconds)}${behind ? ` (${gap(behind)})` : ''}`,
  );
  return times.length ? words.say('rallyman-web-told-times', { stage, times: times.join(', ') }) : '';
}

const signs: Record<Thrown['face'], string> = { clear: '', warning: '!', set: '=' };

/** `Ann drives to space 12 in gear 3. Dice 1 2 3!. 30 seconds: 1:20.` */
function drive(run: RallyEvent[], name: Name): Told[] {
  const [first] = run;
  if (!first) return [];
  const { seat } = first;
  const moves = run.filter((event) => event.kind === 'moved' || event.kind === 'jumped');
  const thrown = diceThrown(
    run.filter((event) => event.kind !== 'card'),
    seat,
  );
  const dice = thrown.map((each) => die(each.die).text + signs[each.face]).join(' ');
  const parts: string[] = [];
  const say = (key: string, values: Record<string, unknown>) =>
    parts.push(words.say(key, { who: name(seat), ...values }));
  const tokens = run.find((event) => event.kind === 'tokens');
  if (tokens) say('rallyman-web-told-attack', { dice: thrown.length, earned: tokens.earned });
  const last = moves.at(-1);
  if (last) {
    const over = last.to >= last.length;
    say('rallyman-web-told-drive', {
      kind: over ? 'over' : last.line,
      space: last.space,
      gear: last.gear,
      jumps: moves.filter((event) => event.kind === 'jumped').length,
    });
  }
  if (dice) say('rallyman-web-told-dice', { dice });
  const card = run.find((event) => event.kind === 'card');
  if (card) say('rallyman-web-told-card', { gear: card.gear, seconds: card.seconds, time: clock(card.time) });
  return parts.length ? [{ seat, text: parts.join(' ') }] : [];
}

/** Where a car is and how it drives, in a few words. */
export function status(view: RallyView, seat: number): string {
  const car = view.cars[seat]!;
  return words.say('rallyman-web-status', { status: car.status, space: car.index + 1, gear: car.gear });
}

/** The zones that a stage leads through, in its order; `none` on a road of its own. */
function zonesCalled(zones: string): string {
  const passed = zones.split(' ').filter((zone, at, all) => zone && zone !== all[at - 1]);
  return passed.map((zone) => words.say('rallyman-course-name', { course: zone, track: zone })).join(', ') || 'none';
}

export const rallyName = (view: RallyView): string =>
  view.rally_id ? words.say('rallyman-course-name', { course: view.rally_id, track: view.rally }) : view.rally;
