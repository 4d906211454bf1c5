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
]);
const CARDS = ['card', 'given', 'cards'];
const called = (codes: string[]): string => codes.map((code) => book.called(code)).join(', ');

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
        if (how === 'slipstream' || how === 'draft') parts.add(how, { spaces: event.cells });
        else if (how === 'speed' || boosted) parts.add('speed', event);
        boosted = false;
        return event.kind === 'blocked' ? parts.add('blocked', { spaces: event.cells }) : undefined;
      }
      case 'corner': {
        const spin = events[index + 1];
        if (spin?.kind === 'spun_out') return parts.add('spun', { ...event, stress: spin.stress });
        return event.heat ? parts.add('corner', event) : undefined;
      }
      case 'played_directly':
        return parts.add('direct', { card: called([event.card]) });
      default:
        if (!SILENT.has(event.kind)) parts.tell(named(event));
    }
  });
  const thrown = events.flatMap((event) => (event.kind === 'discarded' ? [event.card] : []));
  if (thrown.length) parts.add('discarded', { cards: called(thrown) });
  return parts;
};

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
      return flip ? `${book.called(code)} (${book.called(flip)})` : book.called(code);
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
