/** A turn of Heat in one line: cards, speed, corners. */
import { Parts, type TurnTeller } from '../../log/parts';
import { book } from './cards.svelte';
import type { HeatEvent, HeatView } from './view';

/** What everybody sees, or what another event tells. */
const SILENT = new Set([
  'planning',
  'planned',
  'choosing',
  'ended_step',
  'laid_aside',
  'drew',
  'crossed_finish',
  'reshuffled',
  'turned',
  'value_chosen',
  'spun_out',
  'discarded',
  'scrapping',
  'scrapped',
  'salvaging',
]);
const CARDS = ['card', 'given', 'cards'];
const called = (codes: string[]): string => codes.map((code) => book.named(code)).join(', ');

export const turn: TurnTeller<HeatEvent, HeatView> = (events, name) => {
  const parts = new Parts('heat', name);
  /** A flip that belongs to a boost; the others belong to the cards that were played. */
  let boosted = false;
  events.forEach((event, index) => {
    switch (event.kind) {
      case 'revealed':
        return parts.add('revealed', { gear: event.gear, cards: shown(event.cards, events.slice(index)) });
      case 'shifted':
        return event.heat ? parts.add('shifted', event) : undefined;
      case 'flipped':
        return;
      case 'boosted': {
        boosted = true;
        const flip = events.slice(index).find((each) => each.kind === 'flipped');
        return parts.add('boosted', {
          heat: event.heat,
          card: flip?.kind === 'flipped' ? called([flip.card]) : 'none',
        });
      }
      case 'moved':
      case 'blocked': {
        const { how } = event;
        const follows = how === 'slipstream' || how === 'draft';
        if (!follows && (how === 'speed' || boosted)) parts.add('speed', event);
        boosted = false;
        if (event.kind === 'blocked') parts.add('blocked', { how, spaces: event.cells, wanted: event.wanted });
        else if (follows) parts.add(how, { spaces: event.cells });
        return;
      }
      case 'corner': {
        const next = events[index + 1];
        if (next?.kind === 'spun_out') return parts.add('spun', { ...event, stress: next.stress });
        // What the engine cannot pay is told with what comes of it.
        if (event.needed > event.heat && !next) return;
        return event.heat ? parts.add('corner', event) : undefined;
      }
      case 'played_directly':
        return parts.add('direct', { card: called([event.card]) });
      default:
        if (!SILENT.has(event.kind)) parts.tell(named(event));
    }
  });
  for (const kind of ['scrapped', 'discarded'] as const) {
    const gone = events.flatMap((event) => (event.kind === kind ? [event.card] : []));
    if (gone.length) parts.add(kind, { cards: called(gone) });
  }
  note(parts, events);
  return parts;
};

/** What counts of a turn in which the car has driven: its speed, the slipstream, what the engine has less or more. */
function note(parts: Parts, events: HeatEvent[]): void {
  const moves = events.filter((event) => event.kind === 'moved' || event.kind === 'blocked');
  const last = moves.at(-1);
  if (!last) return;
  parts.note('speed', { speed: last.speed });
  const followed = moves.filter(({ how }) => how === 'slipstream').reduce((sum, { cells }) => sum + cells, 0);
  if (followed) parts.note('slipstream', { spaces: followed });
  if (last.kind === 'blocked') parts.note('held-up');
  const engine = events.reduce((sum, event) => sum + gained(event), 0);
  if (engine) parts.note('engine', { change: engine > 0 ? `+${engine}` : `−${-engine}` });
}

/** The Heat that an event brings the engine; what it costs is less than nothing. */
function gained(event: HeatEvent): number {
  if (event.kind === 'cooled' || event.kind === 'super_cooled') return event.cards;
  if (event.kind === 'corner') return event.needed > event.heat ? 0 : -event.heat;
  return event.kind === 'shifted' || event.kind === 'boosted' || event.kind === 'paid' ? -event.heat : 0;
}

/** Cards by their names, each Stress with the card that was flipped for it. */
function shown(cards: string, after: HeatEvent[]): string {
  const end = after.findIndex((event) => event.kind === 'moved' || event.kind === 'blocked');
  const flips = after
    .slice(0, end < 0 ? undefined : end)
    .flatMap((event) => (event.kind === 'flipped' ? [event.card] : []))
    .values();
  return cards
    .split(' ')
    .filter(Boolean)
    .map((code) => {
      const flip = code === 'stress' ? flips.next().value : undefined;
      return flip ? `${book.named(code)} (${book.named(flip)})` : book.named(code);
    })
    .join(', ');
}

/** With cards by their names instead of their codes. */
function named(event: HeatEvent) {
  const said: { kind: string; seat: number; [value: string]: unknown } = { ...event };
  for (const key of CARDS) {
    const codes = said[key];
    if (typeof codes === 'string') said[key] = called(codes.split(' ').filter(Boolean));
  }
  return said;
}
