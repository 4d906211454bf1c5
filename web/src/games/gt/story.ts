/** What happens in a race of Rallyman: GT, in sentences: a turn is told as one. */
import { words } from '../../lib/words.svelte';
import { sentence, type Name, type Told } from '../face';
import { die, endOf, markerOf, type GTEvent, type GTView } from './position';

/** Where a car is, or how it drives. */
export function status(view: GTView, seat: number): string {
  const car = view.cars[seat]!;
  const place = car.spun ? 'spun' : car.place;
  return words.say('gt-web-status', { place, gear: Number(markerOf(view, seat)), lane: car.lane });
}

/** A turn while it is being driven. */
interface Turn {
  seat: number;
  planned: number;
  mode: string;
  dice: string[];
  hazards: number;
  secured: number;
  moved: number;
  gear: number;
}

const fresh = (seat: number): Turn => ({
  seat,
  planned: 0,
  mode: '',
  dice: [],
  hazards: 0,
  secured: 0,
  moved: 0,
  gear: 0,
});

/** Events that are parts of a turn; true if this one was. */
function took(turn: Turn, event: GTEvent): boolean {
  switch (event.kind) {
    case 'planned':
      turn.planned += 1;
      return true;
    case 'set_off':
      turn.mode = event.mode;
      return true;
    case 'throws':
      return true;
    case 'rolled': {
      const bad = event.face === 'hazard';
      turn.dice.push(die(event.die).text + (bad ? '!' : ''));
      if (bad) turn.hazards += 1;
      return true;
    }
    case 'secured':
      turn.secured += event.cost;
      return true;
    case 'moved':
      turn.moved += 1;
      turn.gear = event.gear;
      return true;
    default:
      return false;
  }
}

function turnTold(turn: Turn, name: Name): Told[] {
  const who = name(turn.seat);
  const found: Told[] = [];
  const tell = (key: string, values: Record<string, unknown>) =>
    found.push({ seat: turn.seat, text: words.say(key, { who, ...values }) });
  if (turn.planned && !turn.mode) tell('gt-web-told-plan', { steps: turn.planned });
  if (turn.mode === 'flat-out') tell('gt-web-told-flat-out', { steps: turn.planned });
  const rolled = { dice: turn.dice.join(' '), hazards: turn.hazards };
  if (turn.moved) {
    const rolling = turn.dice.length ? words.say('gt-web-told-dice', rolled) : '';
    tell('gt-web-told-drive', { steps: turn.moved, gear: turn.gear, rolled: rolling });
  } else if (turn.dice.length) tell('gt-web-told-throw', rolled);
  if (turn.secured) tell('gt-web-told-secured', { cost: turn.secured });
  return found;
}

/** The log in sentences. */
export function tell(events: GTEvent[], name: Name, view?: GTView): Told[] {
  const found: Told[] = [];
  let turn: Turn | null = null;
  const end = () => {
    if (turn) found.push(...turnTold(turn, name));
    turn = null;
  };
  for (const event of events) {
    if (turn && turn.seat !== event.seat) end();
    const current: Turn = turn ?? fresh(event.seat);
    if (took(current, event)) {
      turn = current;
      continue;
    }
    end();
    // Whoever drives alone has no place.
    const alone = event.kind === 'finished' && view && view.cars.length === 1;
    const own = alone ? 'gt-web-told-arrived' : `gt-web-told-${event.kind.replaceAll('_', '-')}`;
    const who = event.seat >= 0 ? name(event.seat) : '';
    const values: Record<string, unknown> = { ...event, who };
    if (event.kind === 'lost_control') values.end = endOf(event.marker);
    if (event.kind === 'overdriven') values.why = event.hazards < event.limit ? 'speed' : 'hazards';
    const text = words.knows(own) ? words.say(own, values) : sentence('gt', event, name);
    found.push({ seat: event.seat, text });
  }
  end();
  return found;
}
