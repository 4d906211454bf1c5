/** What happens in a rally, in sentences: the dice of a turn are one drive, a loss of control is a story. */
import { words } from '../../lib/words.svelte';
import { sentence, type Name, type Told } from '../face';
import { clock, die, diceThrown, stageOf, type RallyEvent, type RallyView, type Thrown } from './position';

/** Events of a drive, told together with the card that ends it. */
const DRIVE = new Set(['takes', 'rolled', 'set', 'moved', 'jumped', 'attack', 'tokens', 'card']);
/** What its driver sees on the road and in the dice tray, and nobody has to read. */
const SILENT = new Set(['plans', 'planned']);

/** A single stage of a rally keeps the number it has there. */
const numbered = (event: RallyEvent, view: RallyView): RallyEvent =>
  'stage' in event ? { ...event, stage: stageOf(view, event.stage) } : event;

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
    } else if (!SILENT.has(event.kind))
      found.push({ seat: event.seat, text: sentence('rallyman', numbered(event, view), name) });
  }
  end();
  return found;
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
      space: last.to,
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
  return words.say('rallyman-web-status', { status: car.status, space: car.index, gear: car.gear });
}

// --- Worth a word over the board ---

export interface Tale {
  /** Counted from the beginning of the race, so that a later one is larger. */
  at: number;
  kind: 'lost' | 'retired' | 'puncture' | 'sisu' | 'finished' | 'stage';
  seat: number;
  dice: Thrown[];
  texts: { key: string; values: Record<string, unknown> }[];
  bad: boolean;
}

/** The latest event to show over the board, in a log that begins at `start`. */
export function latestTale(log: RallyEvent[], start: number): Tale | null {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const tale = taleAt(log, at);
    if (tale) return { ...tale, at: start + at };
  }
  return null;
}

/** The zones that a stage leads through, in its order; `none` on a road of its own. */
function zonesCalled(zones: string): string {
  const passed = zones.split(' ').filter((zone, at, all) => zone && zone !== all[at - 1]);
  return passed.map((zone) => words.say('rallyman-course-name', { course: zone, track: zone })).join(', ') || 'none';
}

function taleAt(log: RallyEvent[], at: number): Omit<Tale, 'at'> | null {
  const event = log[at]!;
  const { seat } = event;
  const after = log.slice(at + 1).filter((later) => later.seat === seat);
  const dice = diceThrown(log, seat, at);
  switch (event.kind) {
    case 'lost_control': {
      const back = after.find((later) => ['spun', 'went_off', 'finished'].includes(later.kind));
      const texts: Tale['texts'] = [{ key: 'rallyman-web-tale-why', values: { cause: event.cause } }];
      if (back?.kind === 'spun') texts.push({ key: 'rallyman-web-tale-spun', values: { place: back.place } });
      if (back?.kind === 'went_off') texts.push({ key: 'rallyman-web-tale-off', values: { ...back } });
      if (back?.kind === 'finished') texts.push({ key: 'rallyman-web-tale-line', values: {} });
      const card = after.find((later) => later.kind === 'card');
      if (card && back?.kind !== 'finished')
        texts.push({ key: 'rallyman-web-tale-neutral', values: { seconds: card.seconds } });
      const out = after.find((later) => later.kind === 'retired');
      if (out) texts.push({ key: 'rallyman-web-tale-out', values: { reason: out.reason } });
      return { kind: 'lost', seat, dice, texts, bad: true };
    }
    case 'retired':
      return log.slice(0, at).some((before) => before.kind === 'lost_control' && before.seat === seat) &&
        log[at - 1]?.kind === 'went_off'
        ? null
        : {
            kind: 'retired',
            seat,
            dice,
            texts: [{ key: 'rallyman-web-tale-out', values: { reason: event.reason } }],
            bad: true,
          };
    case 'shortcut':
      return event.card === 'puncture'
        ? { kind: 'puncture', seat, dice: [], texts: [{ key: 'rallyman-web-tale-puncture', values: {} }], bad: true }
        : null;
    case 'sisu':
      return { kind: 'sisu', seat, dice, texts: [{ key: 'rallyman-web-tale-sisu', values: {} }], bad: false };
    case 'finished':
      return {
        kind: 'finished',
        seat,
        dice: [],
        texts: [{ key: 'rallyman-web-tale-time', values: { clock: event.clock } }],
        bad: false,
      };
    case 'stage':
      return {
        kind: 'stage',
        seat,
        dice: [],
        texts: [{ key: 'rallyman-web-tale-route', values: { spaces: event.spaces, zones: zonesCalled(event.zones) } }],
        bad: false,
      };
    default:
      return null;
  }
}

export const rallyName = (view: RallyView): string =>
  view.rally_id ? words.say('rallyman-course-name', { course: view.rally_id, track: view.rally }) : view.rally;
