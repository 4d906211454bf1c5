/** The log of Heat in sentences: what belongs to one move is told in one, what everybody sees is left out. */
import { words } from '../../lib/words.svelte';
import { sentence, type Happening, type Name, type Told } from '../face';
import { book } from './cards.svelte';
import { carOf } from './motions';
import type { HeatEvent, HeatView } from './view';

type Of<Kind extends HeatEvent['kind']> = Extract<HeatEvent, { kind: Kind }>;
type Move = Of<'moved' | 'blocked'>;

const SILENT = new Set<string>([
  'planning',
  'planned',
  'choosing',
  'ended_step',
  'laid_aside',
  'scrapping',
  'drew',
  'legend_card',
  'crossed_finish',
  'legend_crossed_finish',
]);
const CARDS = ['card', 'given', 'cards'];
/** What lies between cards that are turned face up and the move they make; a tournament shifts only then. */
const UNVEILED = new Set([
  'flipped',
  'turned',
  'flip_void',
  'value_chosen',
  'reshuffled',
  'shifted',
  'shift_unpaid',
  'card_lost',
]);
const isMove = (event: HeatEvent | undefined): event is Move => event?.kind === 'moved' || event?.kind === 'blocked';
const isGrid = (event: HeatEvent | undefined): event is Of<'on_grid' | 'legend_on_grid'> =>
  event?.kind === 'on_grid' || event?.kind === 'legend_on_grid';

const say = words.say.bind(words);
const called = (codes: string): string =>
  codes
    .split(' ')
    .filter(Boolean)
    .map((code) => book.called(code))
    .join(', ');

/** The car of a sentence; a whole grid is nobody's. */
function carTold(group: HeatEvent[], view?: HeatView): number {
  const first = group[0]!;
  if (group.length > 1 && isGrid(first)) return -1;
  return view ? carOf(first, view) : first.seat;
}

export function tellHeat(events: HeatEvent[], name: Name, view?: HeatView): Told[] {
  const told: Told[] = [];
  let at = 0;
  while (at < events.length) {
    const group = groupFrom(events, at);
    at += group.length;
    const text = tellGroup(group, name);
    if (text) told.push({ seat: carTold(group, view), text });
  }
  return told;
}

/** The events from a place on that one sentence tells. */
function groupFrom(events: HeatEvent[], start: number): HeatEvent[] {
  const first = events[start]!;
  let end = start + 1;
  const same = (event: HeatEvent | undefined): event is HeatEvent => event !== undefined && event.seat === first.seat;
  if (first.kind === 'revealed' || first.kind === 'boosted') {
    while (same(events[end]) && UNVEILED.has(events[end]!.kind)) end++;
    if (same(events[end]) && isMove(events[end])) end++;
  } else if (first.kind === 'adrenaline' || first.kind === 'accelerated' || first.kind === 'played_directly') {
    if (same(events[end]) && isMove(events[end])) end++;
  } else if (first.kind === 'corner' && events[end]?.kind === 'spun_out') end++;
  else if (isGrid(first)) {
    while (isGrid(events[end])) end++;
  } else if (['road', 'market', 'dealt_upgrade', 'discarded', 'scrapped'].includes(first.kind)) {
    while (same(events[end]) && events[end]!.kind === first.kind) end++;
  }
  return events.slice(start, end);
}

function tellGroup(group: HeatEvent[], name: Name): string {
  const first = group[0]!;
  const who = first.seat >= 0 ? name(first.seat) : '';
  const cards = (): string => called(group.map((event) => ('card' in event ? event.card : '')).join(' '));
  switch (first.kind) {
    case 'revealed':
      return tellReveal(first, group, name);
    case 'boosted':
      return tellBoost(first, group, who);
    case 'moved':
    case 'blocked':
      return tellMove(first, who);
    case 'legend_moved':
    case 'legend_blocked':
      return say('heat-told-legend', { colour: first.colour, cells: first.cells });
    case 'corner':
      return tellCorner(first, group[1], who);
    case 'shifted':
      return first.heat ? tellOne(first, name) : '';
    case 'discarded':
      return say('heat-discarded', { who, card: cards() });
    case 'scrapped':
      return say('heat-told-scrapped', { who, cards: cards() });
    case 'dealt_upgrade':
      return say('heat-told-dealt', { who, cards: cards() });
    case 'market':
      return say('heat-market', { card: cards() });
    case 'on_grid':
    case 'legend_on_grid':
      return say('heat-told-grid', {
        cars: group
          .filter(isGrid)
          .map((event) => onGrid(event, name))
          .join(', '),
      });
    case 'road':
      return say('heat-told-road', {
        tokens: group
          .filter((event) => event.kind === 'road')
          .map((event) => `${event.corner} – ${say('heat-road-name', { token: event.token })}`)
          .join(', '),
      });
    case 'adrenaline':
    case 'accelerated':
    case 'played_directly':
      return [tellOne(first, name), blockedWords(group.at(-1)!)].filter(Boolean).join(' ');
    default:
      return SILENT.has(first.kind) ? '' : tellOne(first, name);
  }
}

const onGrid = (event: Of<'on_grid' | 'legend_on_grid'>, name: Name): string =>
  event.kind === 'on_grid' ? name(event.seat) : say('heat-legend-car', { colour: event.colour });

/** One event by its own sentence, with cards by their names instead of their codes. */
function tellOne(event: HeatEvent, name: Name): string {
  const named: Happening = { ...event };
  for (const key of CARDS) {
    const codes = named[key];
    if (typeof codes === 'string') named[key] = called(codes);
  }
  return sentence('heat', named, name);
}

/** Cards by their names, each Stress with the card that was flipped for it. */
function withFlips(cards: string[], flipped: string[]): string {
  const flips = flipped.values();
  return cards
    .map((code) =>
      code === 'stress'
        ? say('heat-told-stress', { card: called(code), flip: called(flips.next().value ?? '') })
        : book.named(code),
    )
    .join(', ');
}

/** The cards of a turn, what was flipped for them, and the speed they make. */
function tellReveal(first: Of<'revealed'>, group: HeatEvent[], name: Name): string {
  const who = name(first.seat);
  const move = group.find(isMove);
  const flipped = group.flatMap((event) => (event.kind === 'flipped' ? [event.card] : []));
  const cards = first.cards.split(' ');
  const paired = flipped.length === cards.filter((code) => code === 'stress').length;
  const shown = paired ? withFlips(cards, flipped) : called(first.cards);
  const parts = [say('heat-told-cards', { who, gear: first.gear, cards: shown })];
  for (const event of group) {
    if (event.kind === 'shifted' && event.heat) parts.push(say('heat-told-shift', { heat: event.heat }));
    if (event.kind === 'shift_unpaid' || event.kind === 'card_lost') parts.push(tellOne(event, name));
  }
  if (flipped.length && !paired) parts.push(say('heat-told-flips', { cards: called(flipped.join(' ')) }));
  if (group.some((event) => event.kind === 'flip_void')) parts.push(say('heat-flip-void', { who }));
  if (move) parts.push(say('heat-told-speed', { speed: move.speed }), blockedWords(move));
  return parts.filter(Boolean).join(' ');
}

function tellBoost(first: Of<'boosted'>, group: HeatEvent[], who: string): string {
  const flip = group.find((event) => event.kind === 'flipped');
  const move = group.find(isMove);
  const parts = [say('heat-boosted', { who, heat: first.heat })];
  if (flip && move) parts.push(say('heat-told-boost', { card: called(flip.card), speed: move.speed }));
  if (move) parts.push(blockedWords(move));
  return parts.filter(Boolean).join(' ');
}

/** A move that has no sentence before it: slipstream, draft, or the drive after a number was chosen. */
function tellMove(event: Move, who: string): string {
  const how = event.how === 'slipstream' || event.how === 'draft' ? event.how : 'speed';
  const move = say('heat-told-move', { who, how, cells: event.cells, speed: event.speed });
  return [move, blockedWords(event)].filter(Boolean).join(' ');
}

const blockedWords = (event: HeatEvent): string =>
  event.kind === 'blocked' ? say('heat-told-blocked', { cells: event.cells, wanted: event.wanted }) : '';

/** A corner is worth a word when it costs something. */
function tellCorner(event: Of<'corner'>, spin: HeatEvent | undefined, who: string): string {
  const { speed, limit, needed, heat } = event;
  if (spin?.kind === 'spun_out') return say('heat-told-spin', { who, needed, heat });
  return heat ? say('heat-told-corner', { who, speed, limit, heat }) : '';
}
