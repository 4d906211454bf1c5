import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import Dice from '../src/games/rallyman/Dice.svelte';
import Papers from '../src/games/rallyman/Papers.svelte';
import { face, marks, motions, targets } from '../src/games/rallyman/face';
import { lesson } from '../src/games/rallyman/lesson';
import { lessons } from '../src/games/rallyman/lessons';
import {
  clock,
  diceThrown,
  gap,
  stageOver,
  stageTimes,
  type RallyCar,
  type RallyEvent,
  type RallyFrame,
  type RallyOutlook,
  type RallyView,
  type StepFacts,
} from '../src/games/rallyman/position';
import Seat from '../src/games/rallyman/Seat.svelte';
import StageEnd from '../src/games/rallyman/StageEnd.svelte';
import { turn } from '../src/games/rallyman/log';
import Tray from '../src/games/rallyman/Tray.svelte';
import { tell } from '../src/games/rallyman/telling';
import type { ShownTable } from '../src/lib/api';
import type { Choice } from '../src/lib/live.svelte';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import { told } from '../src/log/parts';
import { captionOf } from '../src/table/caption';

const LENGTH = 18;
const name = (seat: number): string => ['Ann', 'Bob', 'Cleo'][seat] ?? '?';
/** An event with the values that matter to a test. */
const event = (kind: RallyEvent['kind'], seat: number, more: object = {}): RallyEvent =>
  ({ kind, seat, ...more }) as RallyEvent;
const rolled = (die: string, warning = 0): RallyEvent => event('rolled', 0, { die, warning });
const moved = (from: number, to: number, line = 'on', cell = String(to)): RallyEvent =>
  event('moved', 0, { from, to, space: to + 1, cell, line, gear: 2, length: LENGTH });

const car = (more: Partial<RallyCar> = {}): RallyCar => ({
  status: 'driving',
  index: 4,
  line: 'road',
  cell: '4',
  gear: 2,
  mud: 0,
  arrival: 0,
  lost: 0,
  punctures: 0,
  spare: true,
  sisu: true,
  tyres: 'summer',
  pile: '12',
  tokens: 0,
  times: [],
  splits: [],
  colour: 'red',
  seconds: 90,
  time: 90,
  total: 0,
  gear_dice: 5,
  gas_dice: 2,
  ...more,
});

const dice = (more: Partial<RallyView['dice']> = {}): RallyView['dice'] => ({
  used: [],
  gas: 0,
  gas_on_asphalt: 0,
  alarms: 0,
  snow_alarms: 0,
  set: 0,
  sisu_on: false,
  wheel_changed: false,
  ...more,
});

const position = (more: Partial<RallyView> = {}): RallyView => ({
  game: 'rallyman',
  phase: 'first',
  options: {},
  stage: 1,
  stages: 3,
  stage_number: 1,
  rally: 'First licence',
  rally_id: 'first_licence',
  shakedown: false,
  route: 'C3-C8',
  length: LENGTH,
  zones: ['C'],
  snow: [],
  split_points: [],
  start_list: [0, 1, 2],
  asked: 0,
  round: 3,
  round_order: [0],
  place: 0,
  turn: 0,
  arrivals: 0,
  backs: {},
  shortcuts: {},
  mud: {},
  cars: [car()],
  dice: dice(),
  step: { die: '1', line: 'on', face: '-', risk: 'safe' },
  attack: { technique: 'die-by-die', plan: [], faces: [] },
  order: [0],
  gaps: [0],
  overall: [],
  splits: [],
  result: null,
  ...more,
});

const frame = (view: RallyView, more: Partial<RallyFrame> = {}): RallyFrame => ({
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
});

const fact = (more: Partial<StepFacts> = {}): StepFacts => ({
  kind: 'step',
  cell: '5',
  die: '2',
  line: 'on',
  limit: null,
  set: false,
  cost: 0,
  gear: 2,
  seconds: 40,
  speed: 'safe',
  finishes: false,
  alarm: { chance: 1 / 6, fraction: '1/6' },
  out: { chance: 0, fraction: '0' },
  mud: null,
  puncture: null,
  risk: 0,
  fraction: '0',
  label: { key: 'rallyman-face-step', values: { die: '2', kind: 'on', space: 5, gear: 2 } },
  detail: [],
  ...more,
});

const choice = (action: number, json: object = {}): Choice => ({
  action,
  text: String(action),
  json: json as Choice['json'],
});

beforeAll(async () => {
  await words.load([...face.topics, 'learn-rallyman'], 'en');
  settings.language = 'en';
});

beforeEach(() => {
  settings.coached = [];
});

afterEach(cleanup);

describe('where a car is', () => {
  test('cars beside the road and turned round are shown so, the retired not at all', () => {
    const view = position({
      cars: [car({ status: 'off-left', gear: 0 }), car({ status: 'spun', gear: 0 }), car({ status: 'retired' })],
    });
    const [off, spun, none] = face.cars(view, name);
    expect(off).toMatchObject({ side: 'left', alarm: true, cell: '4' });
    expect(spun).toMatchObject({ turned: true, side: undefined });
    expect(none).toBeUndefined();
  });

  test('the steps of a turn are one drive; out of control the car turns and slides off', () => {
    const events = [
      moved(3, 4, 'drift', '4.drift1'),
      moved(4, 4, 'drift', '4.drift2'),
      event('lost_control', 0),
      event('went_off', 0, { side: 'right', place: 'road' }),
    ];
    expect(motions(events, position())).toEqual([
      { seat: 0, cells: ['4.drift1', '4.drift2'] },
      { seat: 0, cells: ['4', '4'], spins: 1, force: 1.4, beside: { cell: '4', side: 'right' } },
    ]);
  });

  test('a car that leaves the road on a cut stays on the cut', () => {
    const [, lost] = motions(
      [moved(3, 4, 'cut', '4.cut'), event('went_off', 0, { side: 'left', place: 'cut' })],
      position(),
    );
    expect(lost).toMatchObject({ cells: ['4.cut', '4.cut'], beside: undefined });
  });
});

describe('times', () => {
  test('are read as minutes and seconds', () => {
    expect([clock(97), clock(-3), gap(60), gap(-5)]).toEqual(['01:37', '−00:03', '+01:00', '−00:05']);
  });

  test('of splits and of the rally stand as the server has reckoned them', () => {
    const overall = [
      { seat: 1, place: 1, retired: false, times: [90], total: 90, behind: 0 },
      { seat: 0, place: 2, retired: false, times: [100], total: 100, behind: 10 },
    ];
    const view = position({
      stage: 2,
      cars: [car(), car()],
      order: [1, 0],
      split_points: [5],
      splits: [
        [
          { seconds: 80, behind: 9 },
          { seconds: 71, behind: 0 },
        ],
      ],
      overall,
    });
    render(Papers, { frame: frame(view), table: { code: 'abc' } as ShownTable, name });
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['2Bob', '01:11★', '01:30'],
      ['1Ann', '01:20+00:09', '01:30'],
      ['1.2Bob', '01:30', '–', '–', '01:30'],
      ['2.1Ann', '01:40', '–', '–', '01:40+00:10'],
    ]);
  });
});

describe('the log', () => {
  test('a turn is one sentence with its dice and its card', () => {
    const told = tell(
      [rolled('1'), moved(0, 1), rolled('2', 1), moved(1, 2), event('card', 0, { gear: 2, seconds: 40, time: 90 })],
      name,
      position(),
    );
    expect(told).toEqual([
      { seat: 0, text: 'Ann drives to space 3 in gear 2. Dice: 1 2!. Card of gear 2: 40 seconds, 01:30 in all.' },
    ]);
  });

  test('a stage that is driven alone keeps its number', () => {
    const over = [event('finished', 0, { stage: 1, seconds: 90, clock: '01:30' })];
    expect(tell(over, name, position())[0]!.text).toContain('stage 1');
    expect(tell(over, name, position({ stages: 1, stage_number: 3 }))[0]!.text).toContain('stage 3');
  });

  test('nobody wins alone', () => {
    const time = { seconds: 90, clock: '01:30' };
    expect(tell([event('won', 0, time)], name, position())[0]!.text).toBe('Ann wins the rally in 01:30!');
    expect(tell([event('won_alone', 0, time)], name, position())[0]!.text).toBe('Ann finishes the rally in 01:30!');
  });

  test('an attack tells what it earned, planning is not told', () => {
    const told = tell(
      [
        event('plans', 0),
        event('planned', 0, { die: '1', line: 'on' }),
        event('attack', 0, { dice: 2 }),
        rolled('1'),
        rolled('gas'),
        event('tokens', 0, { earned: 2, tokens: 2 }),
        moved(0, 1),
        moved(1, 2),
      ],
      name,
      position(),
    );
    expect(told.map((line) => line.text)).toEqual([
      'Ann attacks with 2 dice and earns 2 seconds. Ann drives to space 3 in gear 2. Dice: 1 ».',
    ]);
  });

  test('the dice of a turn are those since the last card', () => {
    const log = [rolled('3', 1), event('card', 0), rolled('1'), event('set', 0, { die: 'gas' })];
    expect(diceThrown(log, 0)).toEqual([
      { die: '1', face: 'clear' },
      { die: 'gas', face: 'set' },
    ]);
  });
});

test('a stage is told with its length and the zones it leads through', () => {
  const told = (zones: string) =>
    tell([event('stage', -1, { stage: 3, route: '', spaces: 40, zones })], name, position({ stages: 4 }))[0]?.text;
  expect(told('C L L C')).toBe('Special stage 3: 40 spaces, Crags, Lakeland, Crags.');
  expect(told('')).toBe('Special stage 3: 40 spaces.');
});

describe('targets on the board', () => {
  const outlook = (facts: [number, StepFacts][], more: Partial<RallyOutlook> = {}): RallyOutlook => ({
    prompt: { key: 'rallyman-face-ask', values: {} },
    automatic: false,
    choices: Object.fromEntries(facts),
    targets: [
      ...new Map(
        facts.map(([action, { cell, label, detail }]) => [cell, { cell, decision: [action], label, detail }]),
      ).values(),
    ],
    alarms: { shown: 0, limit: 3, shown_on_snow: 0, limit_on_snow: 2 },
    plan: [],
    ...more,
  });
  const offered = (...facts: StepFacts[]) =>
    targets(
      facts.map((_, action) => choice(action)),
      outlook(facts.map((each, action) => [action, each])),
    );

  test('a space says what the outlook says of it, in per cent', () => {
    const chance = { key: 'rallyman-odds-exact', values: { chance: '1 in 6', percent: '17%' } };
    const near = {
      cell: '5',
      decision: [0],
      label: { key: 'rallyman-face-step', values: { die: '2', gear: 2, kind: 'on', space: 8 } },
      detail: [
        { key: 'rallyman-odds-warning', values: { chance } },
        { key: 'rallyman-odds-card', values: { seconds: 40 } },
      ],
    };
    const [target] = targets([choice(0)], outlook([[0, fact()]], { targets: [near] }));
    expect(target!.label.replaceAll('\u00a0', ' ')).toBe(
      'gear 2: to space 8 · 17% for a warning · ending here costs 40 s',
    );
  });

  test('further spaces of a plan take all dice up to them', () => {
    const values = { dice: 2, over: 'no', line: 'road', cuts: 'no', space: 7, gear: 3 };
    const label = { key: 'rallyman-face-dice-to', values };
    const far = { cell: '7', decision: [26, 34], label, detail: [] };
    expect(targets([], outlook([], { targets: [far] }))).toMatchObject([
      { cell: '7', actions: [26, 34], whole: true, label: '2 dice to space 7, arriving in gear 3' },
    ]);
  });

  test('one a space, with all dice that lead there', () => {
    expect(offered(fact(), fact({ die: 'gas' }), fact({ cell: '5.cut', line: 'cut' }))).toMatchObject([
      { cell: '5', actions: [0, 1], ask: false, tone: 'next', note: undefined },
      { cell: '5.cut', actions: [2] },
    ]);
  });

  test('a reckless step is asked twice and marked', () => {
    expect(offered(fact({ speed: 'wreck' }))).toMatchObject([{ actions: [0], ask: true, tone: 'risky', note: '100%' }]);
  });

  test('mud, the plan of an attack and the die that is looked at are marked', () => {
    const plan: RallyOutlook['plan'] = [{ cell: '5', die: '3', gear: 3, cut: false, risk: 0.25, fraction: '1/4' }];
    const told = outlook([[12, fact({ cell: '6' })]], { plan });
    const found = marks(frame(position({ mud: { 7: 2 } })), told, { look: 12 });
    expect(found).toMatchObject([
      { cell: '7', kind: 'mud', text: '−2' },
      { kind: 'way', cells: ['4', '5'] },
      { cell: '5', kind: 'die', text: '25%' },
      { cell: '6', kind: 'die' },
    ]);
  });
});

describe('dice to choose from', () => {
  const shown = (...facts: StepFacts[]) => {
    const [play, look] = [vi.fn(), vi.fn()];
    render(Dice, { steps: facts.map((each, action) => ({ action, fact: each })), play, look, aimed: null });
    return play;
  };
  const buttons = () => document.querySelectorAll('button.die');

  test('are played at once, by pointer and by key', async () => {
    const play = shown(fact(), fact({ die: 'gas' }));
    await fireEvent.click(buttons()[0]!);
    await fireEvent.keyDown(window, { key: 'g', code: 'KeyG' });
    expect(play.mock.calls).toEqual([[0], [1]]);
  });

  test('a key speaks of the line that was chosen', async () => {
    const play = shown(fact({ limit: 3 }), fact({ line: 'cut', limit: 4, cell: '5.cut' }));
    await fireEvent.keyDown(window, { key: '2', code: 'Digit2' });
    await fireEvent.keyDown(window, { key: 'c', code: 'KeyC' });
    await fireEvent.keyDown(window, { key: '2', code: 'Digit2' });
    expect(play.mock.calls).toEqual([[0], [1]]);
  });

  test('a die that is too fast is hidden, then has to be confirmed', async () => {
    const play = shown(fact(), fact({ die: '3', speed: 'overspeed' }));
    expect(buttons()).toHaveLength(1);
    await fireEvent.click(screen.getByText(/^Show 1 die/));
    await fireEvent.click(buttons()[1]!);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByText('Drive all the same'));
    expect(play.mock.calls).toEqual([[1]]);
  });
});

test('a die that is set on a cut is not called safe, and what the card may bring is said', () => {
  const none = { chance: 0, fraction: '0' };
  const [mud, puncture] = [
    { chance: 0.25, fraction: '1/4' },
    { chance: 0.125, fraction: '1/8' },
  ];
  const cut = fact({ line: 'cut', limit: 4, set: true, cost: 1, risk: 0, alarm: none, mud, puncture });
  render(Dice, { steps: [{ action: 0, fact: cut }], play: vi.fn(), look: vi.fn(), aimed: null });
  expect(document.querySelector('.risk')?.textContent?.trim()).toBe('no warning');
  expect(document.querySelector('.line')?.textContent).toContain('mud 25%, puncture 13%');
});

test('a chance is read in per cent; its exact fraction stands in the tooltip', async () => {
  const exact = { key: 'rallyman-chance', values: { count: 7, total: 432 } };
  const chance = { key: 'rallyman-odds-exact', values: { chance: exact, percent: '2%' } };
  const detail = [{ key: 'rallyman-odds-loss', values: { chance } }] as StepFacts['detail'];
  render(Dice, { steps: [{ action: 0, fact: fact({ detail }) }], play: vi.fn(), look: vi.fn(), aimed: null });
  await fireEvent.focus(document.querySelector('button.die')!);
  const told = document.querySelector<HTMLElement>('.told')!;
  expect(told.textContent).toContain('control lost 2%');
  expect(told.textContent).not.toContain('432');
  expect(told.title).toContain('7 in 432');
});

test('the dashboard shows what is lost and the pile of cards', () => {
  render(Seat, { view: position({ cars: [car({ lost: 2, gear_dice: 3, pile: '10S' })] }), seat: 0, mine: true });
  expect(screen.getByText('only 3 gear dice a turn')).toBeTruthy();
  expect(screen.getByLabelText('Time pile: 3 cards').textContent).toMatch(/Gear 1.*Neutral.*Wheel change/s);
});

describe('the coach', () => {
  const at = (view: Partial<RallyView>, legal: Choice[] = [], log: RallyEvent[] = []) =>
    lesson(frame(position(view), { legal, log }));

  test('says what fits, once', () => {
    expect(at({ cars: [car({ status: 'waiting', index: -1, pile: '' })] })).toBe('start');
    expect(at({ phase: 'next', dice: dice({ used: [1, 2], alarms: 2 }) })).toBe('two-warnings');
    settings.coached = ['coach-rallyman-two-warnings', 'coach-rallyman-next'];
    const cut = [choice(1, { die: '2', line: 'cut', set: false })];
    expect(at({ phase: 'next', dice: dice({ used: [1], alarms: 2 }) }, cut)).toBe('cut');
    expect(at({ phase: 'sisu' })).toBe('sisu');
  });

  test('comforts whoever has lost control', () => {
    expect(at({}, [], [event('lost_control', 0), event('spun', 0)])).toBe('after-loss');
    settings.coached = ['coach-rallyman-turn'];
    expect(at({}, [], [event('lost_control', 0), event('spun', 0), moved(4, 5)])).toBe('');
  });

  test('has a word for every lesson it names, and the rules a text for every section', () => {
    const source = readFileSync('src/games/rallyman/lesson.ts', 'utf8');
    const named = [...source.matchAll(/'([a-z-]+)'\)|return \['([a-z]+)'|\? \['([a-z]+)'/g)].map(
      (found) => found[1] ?? found[2] ?? found[3],
    );
    const phases = ['tyres', 'spare', 'drop', 'rest', 'sisu', 'between'];
    for (const key of [...named, ...phases].filter((each) => each !== 'moved'))
      expect(words.knows(`coach-rallyman-${key}`), key).toBe(true);
    expect(named.length).toBeGreaterThan(12);
    for (const { key } of lessons) expect(words.say(`${key}.text`)).not.toBe(`${key}.text`);
  });
});

test('a caption is short, the log says it all', async () => {
  await words.load(['log'], 'en');
  const attack = [
    rolled('3', 1),
    rolled('gas'),
    event('tokens', 0, { earned: 4, tokens: 4 }),
    moved(2, 3, 'cut'),
    event('shortcut', 0, { card: 'clean', space: 4, cell: '3' }),
  ];
  const card = event('card', 0, { gear: 2, seconds: 40, time: 36 });
  const view = position();
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/[\u2068\u2069]/g, '');
  const parts = turn([...attack, card], name, view);
  expect(plain(parts.brief('Ann'))).toBe('Ann: +4 s · space 4 of 18, gear 2 · cut clean · 40 s');
  expect(plain(told(parts))).toMatch(/^attacks with 2 dice and earns 4 s, cuts the corner .* rolls 1 warning/);
  const events = [...attack, card];
  const frame = { view, events, log: events, logStart: 0 };
  expect(captionOf(face as never, turn as never, events as never, name, frame as never)?.text).toBe(parts.brief('Ann'));
  expect(plain(turn(attack, name, view).brief('Ann'))).toMatch(/cut clean · 1 warning$/);
});

test('the tray says how many of the gear dice are left to a damaged car', () => {
  const { container, rerender } = render(Tray, { view: position(), car: car(), thrown: [] });
  expect(container.textContent).not.toContain('dice');
  void rerender({ view: position(), car: car({ lost: 1, gear_dice: 4 }), thrown: [] });
  flushSync();
  expect(container.textContent).toContain('4 of 5 dice');
});

describe('when a stage is over', () => {
  const row = (seat: number, place: number, times: number[], behind: number): RallyView['overall'][number] => ({
    seat,
    place,
    retired: false,
    times,
    total: times.reduce((sum, time) => sum + time, 0),
    behind,
  });
  const over = (): RallyView => ({
    ...position({ cars: [car({ status: 'waiting' }), car({ status: 'waiting', colour: 'blue' })] }),
    stage: 3,
    stages: 3,
    overall: [row(1, 1, [70, 72], 0), row(0, 2, [66, 78], 2)],
  });

  test('its times are told until the next one has begun for a seat', () => {
    expect(stageOver(over(), 0)).toBe(2);
    expect(stageOver({ ...over(), cars: [car(), car()] }, 0)).toBeNull();
    expect(stageOver({ ...over(), stage: 1 }, 0)).toBeNull();
    expect(stageOver({ ...over(), stage: 2, phase: 'between' }, 0)).toBe(2);
  });

  test('equal times share a place, and who has none is left out', () => {
    const level = { ...over(), overall: [row(0, 1, [66, 72], 0), row(1, 2, [70, 72], 4), row(2, 3, [99], 0)] };
    expect(stageTimes(level, 2).map(({ seat, place, behind }) => [seat, place, behind])).toEqual([
      [0, 1, 0],
      [1, 1, 0],
    ]);
  });

  test('the card above the next question says the stage, the rally and the repairs', () => {
    const log = [event('stage_won', 1), event('serviced', 0), event('serviced', 1), event('stage', -1)];
    const { container } = render(StageEnd, {
      frame: { view: over(), log, seat: 0, legal: [] } as unknown as RallyFrame,
      stage: 2,
      seat: 0,
      name,
    });
    const text = container.textContent.replace(/\s+/g, ' ');
    expect(text).toContain('SS2 01:18 +00:06 Place 2 in the rally, 00:02 behind.');
    expect([...container.querySelectorAll('tbody .name')].map((each) => each.textContent)).toEqual(['Bob', 'Ann']);
    expect(text).toContain('Service park: dice, tyres and the spare wheel are whole again.');
  });

  test('the log has its times in one line', () => {
    const begins = event('stage', -1, { stage: 3, route: 'C3-C8', spaces: 40, zones: '' });
    expect(tell([begins], name, over()).map(({ text }) => text)).toEqual([
      'SS2: Bob 01:12, Ann 01:18 (+00:06).',
      'Special stage 3: 40 spaces.',
    ]);
  });
});
