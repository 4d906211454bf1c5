import { readFileSync } from 'node:fs';

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { book, keysOf, without } from '../src/games/heat/cards.svelte';
import Controls from '../src/games/heat/Controls.svelte';
import Discard from '../src/games/heat/Discard.svelte';
import { face } from '../src/games/heat/face';
import Forecast from '../src/games/heat/Forecast.svelte';
import { lessonOf } from '../src/games/heat/lesson';
import { lessons } from '../src/games/heat/lessons';
import { heldOf, slide } from '../src/games/heat/mat.svelte';
import { motionsOf } from '../src/games/heat/motions';
import { optionKeys } from '../src/games/heat/options';
import Plan from '../src/games/heat/Plan.svelte';
import { tellHeat } from '../src/games/heat/telling';
import {
  cornerName,
  way,
  type HeatCar,
  type HeatEvent,
  type HeatFrame,
  type HeatOutlook,
  type HeatView,
  type Landing,
  type Printed,
} from '../src/games/heat/view';
import type { Choice, LiveTable } from '../src/lib/live.svelte';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import { eventsOf } from './events';

const name = (seat: number): string => ['Ann', 'Bob'][seat] ?? 'Legend';
const event = eventsOf<HeatEvent>();
const moved = (seat: number, from: string, to: string, more: object = {}): HeatEvent =>
  event('moved', seat, { how: 'speed', from, to, cells: 1, wanted: 1, speed: 1, ...more });

function car(cell: number | null, more: Partial<HeatCar> = {}): HeatCar {
  return {
    colour: 'red',
    legend: false,
    at: null,
    lap: 0,
    lap_under_way: 1,
    cell,
    side: 'L',
    race_line: true,
    status: 'racing',
    ...more,
  };
}

function position(more: Partial<HeatView> = {}): HeatView {
  const driver = {
    gear: 2,
    heat: 4,
    hand_size: 5,
    deck_size: 9,
    discard_size: 0,
    discard_top: null,
    top: [],
    laid: null,
    play: null,
    planned: false,
    owned: [],
  };
  return {
    game: 'heat',
    phase: 'plan',
    pending: [0, 1],
    season: false,
    race: 1,
    races: 1,
    track: 'usa',
    track_name: 'USA',
    cells: 69,
    laps: 2,
    top_gear: 4,
    event: null,
    calendar: [],
    corners: [{ after: 33, corner: 1, limit: 3, letter: 'B', press: false, overheat: false }],
    weather: null,
    road: [],
    market: [],
    given: null,
    hand_limit: 7,
    round: 1,
    order: [0, 1],
    gaps: [0, 5],
    turn_order: [0, 1],
    turn: null,
    reserve: 25,
    legend_card: null,
    legends_used: [],
    grandstand: 0,
    adrenaline: [],
    ranking: [],
    eliminated: [],
    points: [0, 0],
    standings: [],
    cars: [car(10), car(5, { colour: 'blue' })],
    drivers: [driver, driver],
    options: { season: '', calendar: [], tournament: false },
    move: null,
    mine: { hand: ['heat', 'stress', '1', '4', '4'], laid: [], next_gear: 2, deck: [], kept: [], discard: null },
    result: null,
    ...more,
  };
}

function frame(view: HeatView, more: Partial<HeatFrame> = {}): HeatFrame {
  return {
    view,
    events: [],
    seat: 0,
    moment: 1,
    pending: [0],
    legal: [],
    undo: false,
    log: [],
    logStart: 0,
    ...more,
  };
}

function outlookOf(more: Partial<HeatOutlook>): HeatOutlook {
  return {
    prompt: { key: 'heat-ask', values: {} },
    automatic: false,
    likely: null,
    home: null,
    targets: [],
    choices: {},
    cards: {},
    corners: [],
    discards: 0,
    gears: {},
    cluttered: false,
    sketch: null,
    ...more,
  };
}

const choice = (action: number, json: object): Choice => ({
  action,
  text: String(action),
  json: json as Choice['json'],
});

beforeAll(async () => {
  await words.load(['heat', 'heat-web', 'learn-heat'], 'en');
  settings.language = 'en';
});

afterEach(cleanup);

describe('of equal cards', () => {
  const next = () => {
    let id = 0;
    return () => ++id;
  };
  const chosen = (held: ReturnType<typeof heldOf>) => held.filter((card) => card.chosen).map(({ id }) => id);

  test('the one that was tapped rises, and goes down again', () => {
    const hand = ['3', '3', '5'];
    const dealt = heldOf(hand, [], [], next());
    const right = heldOf(hand, ['3'], dealt, next(), { id: 2, chosen: true });
    expect(chosen(right)).toEqual([2]);
    expect(chosen(heldOf(hand, ['3'], right, next(), { id: 2, chosen: true }))).toEqual([2]);
    const both = heldOf(hand, ['3', '3'], right, next(), { id: 1, chosen: true });
    expect(chosen(both)).toEqual([1, 2]);
    expect(chosen(heldOf(hand, ['3'], both, next(), { id: 1, chosen: false }))).toEqual([2]);
  });

  test('the first rise where none was tapped', () => {
    expect(chosen(heldOf(['3', '3'], ['3'], [], next()))).toEqual([1]);
  });
});

describe('where cars go', () => {
  test('a way leads through every cell and round the lap', () => {
    expect(way('67L', '2R', 69)).toEqual(['68L', '69L', '1R', '2R']);
    expect(way('5L', '6L', 69)).toEqual(['6L']);
  });

  test('all moves of a car in a batch are one drive; it spins where it is, and rolls back', () => {
    const view = position();
    const events = [
      moved(0, '10L', '12L'),
      moved(0, '12L', '13R', { how: 'boost' }),
      event('corner', 0, { corner: 12 }),
      event('spun_out', 0, { to: '12L' }),
    ];
    expect(motionsOf(events, view)).toEqual([
      { seat: 0, cells: ['11L', '12L', '13R'] },
      { seat: 0, cells: ['13R'], spins: 2, force: 1.4 },
      { seat: 0, cells: ['12L'], onRoad: 'back' },
    ]);
    expect(motionsOf(events.slice(2), view)[0]).toEqual({ seat: 0, cells: [], onRoad: 'here', spins: 2, force: 1.4 });
  });

  test('a Legend is found by its colour, and who stays does not drive', () => {
    const view = position({ cars: [car(1), car(2), car(3, { legend: true, colour: 'green' })] });
    const legend = event('legend_moved', -1, { colour: 'green', from: '3L', to: '4L', cells: 1 });
    expect(motionsOf([legend], view)).toEqual([{ seat: 2, cells: ['4L'] }]);
    expect(motionsOf([event('blocked', 0, { from: '1L', to: '1L', cells: 0 })], view)).toEqual([]);
  });

  test('gaps are those of the server', () => {
    const view = position({
      cars: [car(10), car(3, { lap: 1 }), car(3, { lap: 1, lap_under_way: 2 })],
      order: [2, 1, 0],
      gaps: [62, 0, 0],
    });
    expect(face.standing(view, 0)).toBe('−62');
    expect(face.standing(view, 1)).toBe('level');
    expect(face.standing(view, 2)).toBe('lap 2 · leads');
    const sprint = { ...view, laps: 1 };
    expect(face.standing(sprint, 2)).toBe('leads');
    const home = { ...view, ranking: [1], cars: view.cars.with(1, car(null, { status: 'finished' })) };
    expect(face.standing(home, 2)).toBe('still racing');
  });

  test('cars that are home stand behind the line in their order, and are asked nothing', () => {
    const home = car(null, { side: null, status: 'finished' });
    const view = position({ cars: [home, { ...home }, car(40)], ranking: [1, 0] });
    const places = (shown: HeatView) => face.cars(shown, name).map(({ seat, cell }) => `${seat} ${cell}`);
    expect(places(view)).toEqual(['0 2L', '1 2R', '2 40L']);
    // Nobody stands where another car still drives.
    expect(places({ ...view, cars: [home, { ...home }, car(2)] })).toEqual(['1 2R', '2 2L']);
    const planned = view.drivers.map((driver) => ({ ...driver, planned: true }));
    expect(face.ready?.({ ...view, drivers: planned }, 0)).toBe(false);
    const log = [moved(0, '66L', '3L', { distance: 141 }), event('finished', 0, { place: 2, round: 9 })];
    expect(face.came?.(log, view, 0)).toBe('round 9, 3 spaces past the line');
  });

  test('a chicane has the letter of its second line, a corner without a letter its cell', () => {
    const line = { limit: 4, letter: null, press: false, overheat: false };
    const corners = [
      { ...line, after: 10, corner: 1 },
      { ...line, after: 12, corner: 1, letter: 'A' },
      { ...line, after: 44, corner: 2 },
    ];
    expect([1, 2].map((corner) => cornerName(position({ corners }), corner))).toEqual(['A', '44']);
  });

  test('another weather is another board of the same race', () => {
    expect(face.conditions!(position())).not.toBe(face.conditions!(position({ weather: 'rain' })));
    expect(face.leg(position({ race: 3 }))).toBe(3);
  });
});

describe('the log', () => {
  const told = (...events: HeatEvent[]): string[] => tellHeat(events, name).map((line) => line.text);

  test('cards, flips and the move they make are one sentence', () => {
    const lines = told(
      event('revealed', 0, { cards: 'stress 4', gear: 2 }),
      event('turned', 0, { card: 'heat' }),
      event('flipped', 0, { card: '3' }),
      moved(0, '1L', '8L', { speed: 7, cells: 7, wanted: 7 }),
    );
    expect(lines).toEqual(['Ann plays Stress (3), 4 in gear 2. Speed 7!']);
  });

  test('a spin-out is told with the corner that caused it', () => {
    const lines = told(
      event('corner', 1, { corner: 12, speed: 9, limit: 7, needed: 2, heat: 2 }),
      event('corner', 1, { corner: 33, speed: 9, limit: 3, needed: 6, heat: 1 }),
      event('spun_out', 1, { to: '33L', stress: 2, gear: 3 }),
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('pays 2 Heat');
    expect(lines[1]).toBe('Bob: 6 Heat needed in the corner, 1 left: a spin!');
  });

  test('what everybody sees is not told, and neither is a corner that costs nothing', () => {
    const quiet = ['planning', 'planned', 'choosing', 'ended_step', 'laid_aside', 'drew'] as const;
    expect(told(...quiet.map((kind) => event(kind, 0)))).toEqual([]);
    expect(told(event('corner', 0, { corner: 12, speed: 5, limit: 7, heat: 0 }))).toEqual([]);
  });

  test('a Legend is known by its colour, a grid belongs to nobody', () => {
    const view = position({ cars: [car(1), car(2, { colour: 'blue' }), car(3, { colour: 'green', legend: true })] });
    const seats = (...events: HeatEvent[]): number[] => tellHeat(events, name, view).map((line) => line.seat);
    expect(seats(event('legend_moved', -1, { colour: 'green', cells: 5 }))).toEqual([2]);
    expect(seats(event('on_grid', 0, { slot: 1 }), event('legend_on_grid', -1, { colour: 'green', slot: 2 }))).toEqual([
      -1,
    ]);
  });

  test('the grid and discards are told together', () => {
    const grid = told(event('on_grid', 1, { slot: 1 }), event('legend_on_grid', -1, { colour: 'red', slot: 2 }));
    expect(grid).toEqual(['The grid: Bob, Legend (red).']);
    expect(told(event('discarded', 0, { card: '1' }), event('discarded', 0, { card: '2' }))).toEqual([
      'Ann discards 1, 2.',
    ]);
    const scrapped = ['1', 'stress'].map((card) => event('scrapped', 0, { card }));
    expect(told(event('scrapping', 0, { card: 'u24', cards: 2 }), ...scrapped)).toEqual(['Ann scraps 1, Stress.']);
  });

  test('every sentence has its words', () => {
    const lines = told(
      event('shifted', 0, { from: 1, gear: 3, heat: 1 }),
      moved(0, '1L', '3L', { how: 'slipstream', cells: 2 }),
      event('boosted', 0, { heat: 1 }),
      event('cooled', 0, { cards: 1, heat: 3 }),
      event('legend_moved', -1, { colour: 'blue', cells: 10 }),
      event('road', -1, { corner: 1, token: 'limit-1' }),
      event('finished', 0, { place: 1, round: 9 }),
    );
    expect(lines).toHaveLength(7);
    for (const line of lines) expect(line).not.toMatch(/heat-|\{/);
  });
});

describe('keys', () => {
  test('cards are picked by their digit, Stress by S, upgrades by letters; Heat by none', () => {
    expect(keysOf(['heat', 'stress', '1', '4', '4', 'start0', 'u12', 's81'])).toEqual({
      stress: 's',
      '1': '1',
      '4': '4',
      start0: '0',
      u12: 'a',
      s81: 'b',
    });
  });

  test('no two choices have the same key', () => {
    const keys = optionKeys([
      choice(1, { do: 'boost' }),
      choice(2, { do: 'slip', number: 2 }),
      choice(3, { do: 'value', number: 2 }),
      choice(0, { do: 'end' }),
    ]);
    expect(keys).toEqual({ 1: 'b', 2: '2', 3: '1', 0: 'e' });
  });

  test('cards are taken away one by one', () => {
    expect(without(['4', '4', '1'], ['4'])).toEqual(['4', '1']);
  });
});

describe('on the board', () => {
  const landing = { cell: '9L', cells: 5, speed: 9, chance: 0.4, fraction: '2/5', heat: 2, spins: false, corners: [] };
  const told = (speeds: object[]) => ({ sketch: { cards: ['4'], speeds }, targets: [] }) as unknown as HeatOutlook;

  test('Heat is a flame behind the chance, and its forecast a bar of the whole', () => {
    const [mark] = face.marks(frame(position()), told([landing]), null);
    expect(mark).toMatchObject({ lead: '40%', text: '2', flame: true });
    const other = { ...landing, speed: 3, heat: 0, chance: 0.3 };
    render(Forecast, { landings: [landing, other] as unknown as Landing[] });
    const bars = [...document.querySelectorAll<HTMLElement>('.bar')].map((bar) => bar.style.width);
    expect(bars).toEqual(['40%', '30%']);
  });

  test('a first move lies ready: the furthest that costs nothing, until its lesson is read', () => {
    settings.coached = [];
    const target = (cell: string, card: string, heat: number) => ({ cell, cards: [card], heat, spins: false });
    const outlook = { targets: [target('3L', '1', 0), target('5L', '3', 0), target('6L', '4', 1)] };
    const first = frame(position({ cars: [car(30), car(5)] }));
    expect(face.proposal!(first, outlook as unknown as HeatOutlook)).toEqual({ cards: ['3'] });
    settings.coached = ['coach-heat-plan'];
    expect(face.proposal!(first, outlook as unknown as HeatOutlook)).toBeNull();
  });
});

describe('lessons', () => {
  beforeEach(() => (settings.coached = []));

  test('one at a time, the next when the first is read', () => {
    const first = frame(position({ cars: [car(30), car(5)] }));
    expect(lessonOf(first)).toBe('plan');
    settings.coached = ['coach-heat-plan'];
    expect(lessonOf(first)).toBe('corner');
  });

  test('after a spin-out the driver is comforted first', () => {
    const later = frame(position({ round: 4 }), { log: [event('spun_out', 0)] });
    expect(lessonOf(later)).toBe('spun');
  });

  test('cooling is explained when it is possible', () => {
    const legal = [choice(0, { do: 'end' }), choice(9, { do: 'gear cool' })];
    expect(lessonOf(frame(position({ phase: 'react' }), { legal }))).toBe('cool');
  });

  test.each(['en', 'uk', 'ru'])('every lesson has its words in %s', (language) => {
    const text = readFileSync(`../src/racecraft/locales/${language}/learn-heat.ftl`, 'utf8');
    const source = readFileSync('src/games/heat/lesson.ts', 'utf8');
    const coached = [...source.matchAll(/\['([a-z]+)'\]|push\('([a-z]+)'\)/g)].map((found) => found[1] ?? found[2]);
    expect(coached.length).toBeGreaterThan(8);
    for (const key of coached) expect(text).toContain(`\ncoach-heat-${key} = `);
    for (const { key } of lessons)
      expect(text).toMatch(new RegExp(`\n${key} = .+\n(    \\.[a-z]+ = .+\n)*    \\.text =\n`));
  });
});

describe('planning', () => {
  const landing = { speed: 8, cell: '18L', cells: 8, heat: 2, spins: false, chance: 1, fraction: '1/1' };
  const sketch = {
    cards: ['4', '4'],
    legal: true,
    decision: [2, 9, 9],
    gear: 2,
    heat: 0,
    price: 0,
    engine: 4,
    speeds: [{ ...landing, corners: [{ after: 12, limit: 6, heat: 2 }] }],
    mean: 8,
    mean_heat: 2,
    spin: { chance: 0, fraction: '0/1' },
    cooled: { chance: 0, fraction: '0/1' },
    choice: 0,
    label: { key: 'heat-go', values: { gear: 2, heat: 0 } },
    detail: [],
  };
  const gears = { '1': { cards: 1, heat: 0 }, '2': { cards: 2, heat: 0 }, '3': { cards: 3, heat: 0 } };
  const live = { consider: vi.fn(), play: vi.fn() };

  beforeEach(() => {
    vi.clearAllMocks();
    const printed = (kind: Printed['kind'], number: string, card: string): Printed => ({
      kind,
      family: '',
      number,
      speeds: [],
      symbols: [],
      limit: 0,
      slipstream: 0,
      flips: 0,
      refresh: false,
      direct: false,
      name: { key: 'heat-card', values: { card } },
      bears: [],
      means: [],
    });
    book.learn({
      heat: printed('heat', '', 'heat'),
      stress: printed('stress', '+', 'stress'),
      '1': printed('speed', '1', '1'),
      '4': printed('speed', '4', '4'),
    });
  });

  const show = (outlook: Partial<HeatOutlook>, Shown: typeof Plan | typeof Controls = Plan) => {
    const props = {
      live: live as unknown as LiveTable,
      frame: frame(position()),
      choices: [choice(2, { do: 'gear', number: 2 })],
      outlook: outlookOf({ gears, ...outlook }),
      name,
      aimed: null,
      sketch: null,
    };
    return { props, ...render(Shown, props) };
  };

  test('what still counts, what is likely, and what is done without asking', async () => {
    const fact = (label: string): HeatOutlook['choices'][string] => ({
      label: { key: 'heat-choice', values: { verb: label, number: 3, gear: 1, card: 'Air intake 3' } },
      detail: [],
      card: null,
      gear: null,
      cost: null,
      number: null,
      use: null,
      amount: null,
      cool: null,
      landing: null,
      flips: [],
    });
    const home = {
      key: 'heat-home',
      values: { past: 6, alone: 'no', rivals: [{ key: 'heat-home-rival', values: { who: 1, past: 8 } }] },
    };
    const react = outlookOf({
      prompt: { key: 'heat-ask', values: { step: 'react' } },
      choices: { '0': fact('end-react'), '7': fact('gear-cool') },
      likely: 7,
    });
    const props = {
      live: live as unknown as LiveTable,
      frame: frame(position({ phase: 'react' })),
      choices: [choice(0, { do: 'end' }), choice(7, { do: 'gear cool' })],
      outlook: { ...react, home },
      name,
      aimed: null,
      sketch: null,
    };
    const { rerender, container } = render(Controls, props);
    expect(screen.getByRole('heading').textContent).toContain(
      'You are over the line (6 past). Farther ranks higher: Bob is 8 past.',
    );
    expect(container.querySelector('.option.main')!.textContent).toContain('Cool up to 3 Heat (gear 1)');
    await fireEvent.keyDown(window, { key: 'Enter' });
    expect(live.play).toHaveBeenCalledWith(7);
    const scrap = { ...react, home: null, automatic: true, choices: { '9': fact('scrap') }, likely: 9 };
    await rerender({ ...props, choices: [choice(9, { do: 'scrap' })], outlook: scrap });
    expect(screen.getByRole('heading').textContent).toContain('Air intake 3: top 3 cards of the deck');
    expect(container.querySelector('.option')).toBeNull();
  });

  test('Heat cannot be picked; picking cards asks what they would do', async () => {
    show({});
    expect(screen.getByRole('button', { name: 'Heat' })).toHaveProperty('disabled', true);
    const fours = screen.getAllByRole('button', { name: '4' }).filter((button) => button.closest('.hand'));
    await fireEvent.click(fours[0]!);
    expect(live.consider).toHaveBeenLastCalledWith({ cards: ['4'] });
    await fireEvent.click(fours[1]!);
    expect(live.consider).toHaveBeenLastCalledWith({ cards: ['4', '4'] });
    expect(fours.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
  });

  test('a plan is shown with its price and played as a whole', async () => {
    const { rerender, props } = show({});
    await fireEvent.keyDown(window, { key: '4' });
    await fireEvent.keyDown(window, { key: '4' });
    await rerender({ ...props, outlook: { ...props.outlook, sketch } });
    expect(screen.getByText('speed 8')).toBeTruthy();
    expect(screen.getByText('2 left in the engine')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Go in gear 2' }));
    expect(live.play).toHaveBeenCalledWith([2, 9, 9]);
  });

  test('what is picked survives news of other drivers', async () => {
    const { rerender, props } = show({}, Controls);
    await fireEvent.keyDown(window, { key: '4' });
    await rerender({ ...props, choices: [], outlook: null });
    live.consider.mockClear();
    await rerender({ ...props, frame: frame(position(), { moment: 2 }), outlook: { ...props.outlook } });
    expect(live.consider).toHaveBeenCalledWith({ cards: ['4'] });
  });

  test('a gear that is settled says how many cards it still takes', () => {
    show({ gears: { '3': { cards: 3, heat: 1 } } });
    expect(screen.getByText('3 more cards for gear 3.')).toBeTruthy();
  });

  test('cards that are laid lie apart from the hand', () => {
    const mine = { hand: ['1', '4'], laid: ['4'], next_gear: 1, deck: [], kept: [], discard: null };
    render(Controls, {
      live: live as unknown as LiveTable,
      frame: frame(position({ mine }), { pending: [1] }),
      choices: [],
      outlook: null,
      name,
      aimed: null,
      sketch: null,
    });
    const raised = screen.getAllByRole('listitem').map((item) => item.classList.contains('chosen'));
    expect(raised).toEqual([true, false, false]);
  });

  test('the lever lowers the number of cards', async () => {
    show({});
    for (const key of ['4', '4', '1']) await fireEvent.keyDown(window, { key });
    await fireEvent.click(screen.getByTitle('Gear 1'));
    expect(live.consider).toHaveBeenLastCalledWith({ cards: ['4'] });
  });
});

describe('discarding', () => {
  const choices = [
    choice(0, { do: 'end' }),
    choice(7, { do: 'discard', card: '1' }),
    choice(9, { do: 'discard', card: '4' }),
  ];

  function table(discards: number) {
    const live = { play: vi.fn() };
    const props = {
      live: live as unknown as LiveTable,
      frame: frame(position({ phase: 'discard' })),
      choices,
      outlook: outlookOf({ discards }),
      name,
      aimed: null,
      sketch: null,
    };
    render(Discard, props);
    return live;
  }

  test('picked cards and the end of the step are one decision', async () => {
    const live = table(3);
    for (const key of ['4', '1']) await fireEvent.keyDown(window, { key });
    await fireEvent.click(screen.getByRole('button', { name: 'Discard 2 cards' }));
    expect(live.play.mock.calls).toEqual([[[9, 7, 0]]]);
  });

  test('the step ends by itself with the last card that can leave the hand', async () => {
    const live = table(1);
    await fireEvent.keyDown(window, { key: '1' });
    await fireEvent.click(screen.getByRole('button', { name: 'Discard one card' }));
    expect(live.play.mock.calls).toEqual([[[7]]]);
  });
});

test('a card that takes no room in the row slides to its new place', () => {
  const [from, to] = [new DOMRect(140, 20, 0, 0), new DOMRect(100, 10, 0, 0)];
  const { css } = slide(document.createElement('li'), { from, to }, { duration: 200 });
  expect(css(0, 1)).toContain('translate(40px, 10px)');
  expect(css(1, 0)).toContain('translate(0px, 0px)');
});
