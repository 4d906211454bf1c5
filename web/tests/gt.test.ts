import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import Drive from '../src/games/gt/Drive.svelte';
import { turn } from '../src/games/gt/log';
import { told } from '../src/log/parts';
import { face } from '../src/games/gt/face';
import { lessons } from '../src/games/gt/lessons';
import Plan from '../src/games/gt/Plan.svelte';
import {
  asProposal,
  clock,
  diceOf,
  markerOf,
  percent,
  type ChoiceOf,
  type GTCar,
  type GTEvent,
  type GTFrame,
  type GTOutlook,
  type GTView,
} from '../src/games/gt/position';
import Relay from '../src/games/gt/Relay.svelte';
import Sheet from '../src/games/gt/Sheet.svelte';
import Stop from '../src/games/gt/Stop.svelte';
import { tell } from '../src/games/gt/story';
import type { Choice } from '../src/lib/live.svelte';
import { LANGUAGES, settings, type Language } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import { eventsOf } from './events';

const name = (seat: number): string => ['Ann', 'Bob'][seat] ?? `Car ${seat + 1}`;
const event = eventsOf<GTEvent>();
const choice = (action: number, text: string): Choice => ({ action, text, json: {} });

function car(space: string, more: Partial<GTCar> = {}): GTCar {
  return {
    class: 'GT6',
    tyre: 'asphalt',
    wear: 0,
    place: 'track',
    space,
    wrap: 0,
    marker: '3',
    focus: 0,
    left: 0,
    side: 'right',
    lane: 0,
    from_pit: false,
    spun: false,
    stuck: 0,
    tokens: { gear: 0, brake: 0, coast: 0, weather: 0, yellow: 0, green: 0 },
    colour: 'red',
    marker_colour: 'white',
    progress: 5,
    lap: 1,
    dice: { gear: 6, coast: 2, brake: 3, boost: 0 },
    limit: 3,
    ...more,
  };
}

const still: GTView['move'] = {
  start: '1#1',
  plan: [],
  flat_out: false,
  done: 0,
  gear: 3,
  hazards: 0,
  track_hazards: 0,
  over_speed: false,
  secured: 0,
  secure_cost: null,
  dice: [],
  faces: [],
  relays: [],
  draws: 0,
  weather_drawn: 0,
};

function position(more: Partial<GTView> = {}): GTView {
  return {
    game: 'gt',
    phase: 'plan',
    options: {},
    turn: 0,
    round: 2,
    round_colour: 'black',
    turns: [0, 1],
    pointer: 0,
    order: [1, 0],
    gaps: [2, 0],
    weather: 'dry',
    bag: { gear: 12, brake: 6, coast: 6, weather: 6, yellow: 6, green: 6 },
    flags: [],
    zones: [],
    departures: 0,
    finished: [],
    sheet: [],
    seconds: null,
    chosen: [],
    cars: [car('1#1'), car('1#2', { colour: 'blue', progress: 7 })],
    move: still,
    laps: 1,
    track: 'k1',
    track_title: null,
    result: null,
    ...more,
  };
}

function frame(view: GTView, log: GTEvent[] = []): GTFrame {
  return {
    view,
    events: [],
    seat: 0,
    moment: 1,
    pending: [0],
    legal: [],
    undo: false,
    log,
    logStart: 0,
  };
}

const risk = (value: number, fraction = '1/2') => ({ risk: value, fraction });
const said = { label: { key: 'gt-choice-throw', values: { dice: 1 } }, detail: [] };
const step = (
  way: ChoiceOf<'step'>['way'],
  die: string,
  cell: string,
  more: Partial<ChoiceOf<'step'>> = {},
): ChoiceOf<'step'> => ({
  kind: 'step',
  way,
  die,
  dice: die,
  cell,
  gear: 3,
  brakes: 0,
  boosts: 0,
  here: risk(0, '0/1'),
  ...risk(0, '0/1'),
  too_fast: false,
  cap: null,
  track_hazards: 0,
  finishes: false,
  label: { key: 'gt-face-die', values: { kind: 'gear', gear: 3, brakes: 0 } },
  detail: [],
  ...more,
});

const mode = (name: ChoiceOf<'mode'>['mode'], focus: number): ChoiceOf<'mode'> => ({
  ...said,
  kind: 'mode',
  mode: name,
  cell: '1#5',
  gear: 4,
  ...risk(0.1, '1/10'),
  focus,
  start_fails: risk(0),
});
const asked: GTOutlook = {
  prompt: { key: 'gt-ask-pit', values: {} },
  automatic: false,
  choices: {},
  targets: [],
  plan: null,
  reach: {},
  ends: [],
  left: null,
  dice: [],
  cause: null,
};

const planned: GTOutlook = {
  ...asked,
  choices: {
    '0': step('left', 'C', '2#1'),
    '12': step('ahead', 'G3', '2#2'),
    '15': step('ahead', 'G6', '2#2', { too_fast: true, cap: 2, risk: 1, fraction: '1/1' }),
    '27': mode('one-by-one', 0),
    '28': mode('flat-out', 1),
  },
  plan: {
    limit: 3,
    hazards: 0,
    steps: [{ cell: '1#5', dice: 'G4', gear: 4, ...risk(0.1, '1/10'), too_fast: false, track_hazards: 0 }],
    one_by_one: { ...risk(0.1), focus: 0, start_fails: risk(0) },
    flat_out: { ...risk(0.1), focus: 1, start_fails: risk(0) },
  },
  reach: {
    '2#2': { plan: [4, 12], risk: 0, gear: 3, anew: false },
    '3#1': { plan: [4, 12, 0], risk: 0.3, gear: 3, anew: false },
    '1#6': { plan: [13], risk: 0, gear: 4, anew: true },
  },
  ends: [
    { plan: [4], risk: 0.1, gear: 4, steps: [] },
    { plan: [5], risk: 0.2, gear: 5, steps: [] },
  ],
  left: { gear: 5, gears: [1, 2, 3, 5, 6], coast: 2, brake: 3, boost: 0 },
};

const next = { cell: '1#5', dice: 'G4', gear: 4, too_fast: false };
const thrown = (lose: number) => ({
  lost: { marker: '00', tokens: 2 },
  safe: lose ? 0 : 2,
  reckless: lose > 0.5,
});
const driving = (lose: number): GTOutlook => ({
  ...asked,
  choices: {
    '29': { ...said, ...next, kind: 'throw', ...risk(lose), rest: risk(lose), ...thrown(lose) },
    '30': { ...said, ...next, kind: 'secure', ...risk(0), rest: risk(0), cost: 1, focus: 2 },
    '31': { ...said, kind: 'stop', gear: 3 },
  },
  plan: {
    ...planned.plan!,
    steps: [
      { ...planned.plan!.steps[0]!, ...risk(lose) },
      { ...planned.plan!.steps[0]!, ...risk(lose) },
    ],
  },
});
const pit = (work: ChoiceOf<'pit'>['work']): ChoiceOf<'pit'> => ({
  kind: 'pit',
  work,
  tyre: 'asphalt',
  pointless: false,
  dashboards: null,
  marker: '0',
  label: { key: 'gt-choice-pit', values: { work, tyre: 'asphalt' } },
  detail: [],
});
const pits: GTOutlook = { ...asked, choices: { '34': pit('none'), '35': pit('repairs') } };

beforeAll(async () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) await words.load([...face.topics, 'learn-gt'], language);
});
beforeEach(() => {
  settings.language = 'en';
  settings.coached = [];
});
afterEach(cleanup);

describe('what is read off the position', () => {
  test('the dice of a step', () => {
    expect(diceOf('G2+2B').map((die) => die.look)).toEqual(['black', 'red', 'red']);
    expect(diceOf('C')).toEqual([{ text: '→', look: 'white' }]);
    expect(diceOf('G4+boost').map((die) => die.text)).toEqual(['4', '▲']);
    expect(diceOf('RL')[0]?.look).toBe('red');
    expect(diceOf('F2')[0]?.text).toBe('2');
  });

  test('chances are never rounded to what they are not', () => {
    expect([0, 0.001, 0.054, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '5%', '>99%', '100%']);
  });

  test('seconds as a clock', () => {
    expect([0, 97, 600, -5].map((seconds) => clock(seconds))).toEqual(['0:00', '1:37', '10:00', '−0:05']);
  });

  test('a car that drives shows the gear it has come to', () => {
    const driving = position({ phase: 'drive', move: { ...still, done: 2, gear: 5 } });
    expect([markerOf(driving, 0), markerOf(driving, 1)]).toEqual(['5', '3']);
    expect(markerOf(position(), 0)).toBe('3');
  });
});

describe('cars', () => {
  const places = (view: GTView) => face.cars(view, name);

  test('stand on the road, beside it, in the pits, and turned round', () => {
    const cars = [
      car('1#1', { spun: true, marker: '0' }),
      car('2#2', { place: 'verge', side: 'left', marker: '00' }),
      car('3#3', { place: 'pit', lane: 2 }),
      car('4#4', { place: 'finished' }),
      car('5#5', { place: 'retired' }),
    ];
    const [spun, verge, pit, ...others] = places(position({ cars }));
    expect(spun).toMatchObject({ cell: '1#1', turned: true, badge: '0', alarm: true });
    expect(verge).toMatchObject({ side: 'left', badge: '00', alarm: true });
    expect(pit?.anchor).toBe('pit-box-2-3');
    expect(others).toEqual([]);
  });

  test('the winner stays where it came to rest', () => {
    const cars = [car('1#1', { place: 'finished' }), car('2#2')];
    expect(places(position({ cars, finished: [0] })).map((place) => place.seat)).toEqual([0, 1]);
  });

  test('standings tell the gap to the leader as the server does', () => {
    const view = position();
    expect([face.standing(view, 1), face.standing(view, 0)]).toEqual(['leads', '−2']);
    const spun = position({ cars: [car('1#1', { spun: true }), car('2#2')] });
    expect(face.standing(spun, 0)).toBe('−2 · spun');
  });
});

describe('movement', () => {
  const moved = (seat: number, to: string) => event('moved', seat, { from: '', to, gear: 3 });

  test('steps of one car are one drive', () => {
    const events = [moved(0, '1#2'), event('lap', 0), moved(0, '1#5'), moved(1, '2#1')];
    expect(face.motions(events, position())).toEqual([
      { seat: 0, cells: ['1#2', '1#5'] },
      { seat: 1, cells: ['2#1'] },
    ]);
  });

  test('a car follows the road to where its re-laid dice bring it', () => {
    const relaid = event('relaid', 0, { from: '0#8', to: '2#5', gear: 4 });
    expect(face.motions([relaid], position())).toEqual([{ seat: 0, cells: ['2#5'], onRoad: true }]);
  });

  test('a car that is lost turns round and slides off to its verge', () => {
    const view = position({ cars: [car('1#6', { place: 'verge', side: 'right' }), car('9#1')] });
    const events = [
      moved(0, '1#5'),
      event('lost_control', 0, { space: '1#5', marker: '00' }),
      event('off_track', 0, { side: 'right' }),
    ];
    const [drive, loss] = face.motions(events, view);
    expect(drive).toEqual({ seat: 0, cells: ['1#5'] });
    expect(loss).toMatchObject({ seat: 0, spins: 1, beside: { cell: '1#6', side: 'right' } });
  });
});

describe('targets', () => {
  test('a space that can be reached lays its plan, one of the plan takes it back', () => {
    const found = face.targets!([], planned, { plan: [4] });
    const at = (cell: string) => found.find((target) => target.cell === cell);
    expect(at('2#2')).toMatchObject({ tone: 'next', sketch: { plan: [4, 12] } });
    expect(at('3#1')).toMatchObject({ tone: 'risky', note: '30%' });
    expect(at('1#6')).toMatchObject({ tone: 'far', sketch: { plan: [13] } });
    expect(at('2#1')).toMatchObject({ sketch: { plan: [4, 0] } });
    expect(at('1#5')).toMatchObject({ tone: 'chosen', sketch: { plan: [] } });
    expect(found.every((target) => target.actions.length === 0)).toBe(true);
  });

  test('while driving the next space throws; a pit stop is no place on the road', () => {
    const three = [choice(29, 'throw'), choice(30, 'secure'), choice(31, 'stop')];
    const found = face.targets!(three, driving(0.5), null);
    expect(found.map((target) => [target.cell, target.actions])).toEqual([['1#5', [29]]]);
    expect(face.targets!([choice(34, 'drive on'), choice(35, 'pit repairs')], pits, null)).toEqual([]);
  });
});

describe('marks', () => {
  test('the plan as a way with its dice and risks', () => {
    const marks = face.marks(frame(position()), planned, { plan: [4] });
    expect(marks[0]).toMatchObject({ kind: 'way', cells: ['1#1', '1#5'] });
    expect(marks[1]).toMatchObject({ cell: '1#5', text: '10%', dice: [{ text: '4', look: 'black' }] });
  });

  test('the plan of another car, what is driven of it left out', () => {
    const view = position({ phase: 'drive', turn: 1, move: { ...still, plan: ['G4 1#5', 'C 2#2'], done: 1 } });
    expect(face.marks(frame(view), null, null)[0]).toMatchObject({ cells: ['1#2', '2#2'] });
  });

  test('flags and the tiles they close, and the last move', () => {
    const log = [event('set_off', 1), event('moved', 1, { to: '1#2' }), event('round', -1)];
    const marks = face.marks(frame(position({ flags: [{ tile: 3, seat: 1 }], zones: [2, 3, 4] }), log), null, null);
    expect(marks.filter((mark) => mark.kind === 'zone').map((mark) => mark.cell)).toEqual([
      'tile-2',
      'tile-3',
      'tile-4',
    ]);
    expect(marks.find((mark) => mark.kind === 'flag')?.cell).toBe('tile-3');
    expect(marks.at(-1)).toEqual({ cell: '1#2', kind: 'last' });
  });
});

describe('the log', () => {
  const rolled = (die: string, bad = false) => event('rolled', 0, { die, face: bad ? 'hazard' : 'clear' });
  const drive = [
    event('planned', 0, { die: 'G4', space: '1#5' }),
    event('planned', 0, { die: 'C', space: '2#2' }),
    event('set_off', 0, { mode: 'one-by-one', steps: 2 }),
    event('throws', 0, { step: 1 }),
    rolled('G4', true),
    event('moved', 0, { to: '1#5', gear: 4 }),
    event('throws', 0, { step: 2 }),
    rolled('C'),
    event('moved', 0, { to: '2#2', gear: 4 }),
  ];

  test('a turn is one sentence', () => {
    expect(tell([...drive, event('stopped', 0, { space: '2#2' })], name).map((line) => line.text)).toEqual([
      'Ann drives 2 spaces, gear 4. Dice 4! →: 1 hazard.',
      'Ann stops in time.',
    ]);
  });

  test('whoever drives alone arrives, but has no place', () => {
    const over = [event('finished', 0, { place: 1, rounds: 9 })];
    const two = { cars: [car('1#1'), car('1#2')] } as unknown as GTView;
    expect(tell(over, name, two)[0]!.text).toContain('place 1');
    const one = tell(over, name, { cars: [car('1#1')] } as unknown as GTView)[0]!.text;
    expect(one).toContain('9');
    expect(one).not.toContain('place');
  });

  test('a car that drives past the pits is worth a word only if it is damaged', () => {
    const past = [event('drove_on', 0, { space: '1#1' })];
    const log = (damage: number) => {
      const tokens = { gear: damage, brake: 0, coast: 0, weather: 0, yellow: 0, green: 0 };
      return told(turn(past, name, position({ cars: [car('1#1', { tokens })] })));
    };
    expect(log(0)).toBe('');
    expect(log(1)).not.toBe('');
  });

  test('a throw of all dice that lost control tells how far it went and what the road added', async () => {
    await words.load(['log'], 'en');
    const planned = ['1#1', '1#2', '1#3'].map((space) => event('planned', 0, { space }));
    const dice = (['hazard', 'clear', 'hazard'] as const).map((face) => event('rolled', 0, { die: 'G2', face }));
    const over = event('overdriven', 0, { hazards: 3, limit: 3 });
    const crash = [event('relaid', 0, { to: '1#2' }), event('lost_control', 0, { gear: 3, marker: '0' })];
    const log = (events: GTEvent[]) => told(turn(events, name, position()));
    expect(log([...planned, event('set_off', 0, { mode: 'flat-out' }), ...dice, over, ...crash])).toBe(
      'goes flat out, drives 2 spaces; 2 hazards on the dice and 1 on the road: loses control in gear 3 and spins.',
    );
    expect(log([...planned, ...dice, over])).toContain('2 hazards on the dice and 1 on the road: control is lost');
  });

  test('every event has words of its own in every language', () => {
    const kinds = [
      ...(['grid', 'stopped', 'relaid', 'came_back', 'waits', 'flag_shown', 'drove_on', 'rejoined'] as const),
      ...(['blocked', 'retired', 'start_failed', 'off_track', 'lost_control', 'round', 'focused', 'drew'] as const),
    ];
    const events = kinds.map((kind) => event(kind, 0));
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      settings.language = language;
      for (const line of tell(events, name)) expect(line.text).not.toMatch(/^gt-/);
    }
  });
});

describe('the coach', () => {
  test('says the first thing that applies and was not said yet', () => {
    const late = frame(position({ round: 4 }));
    expect(face.lesson(late)).toBe('gears');
    settings.coached = ['coach-gt-gears', 'coach-gt-corners'];
    expect(face.lesson(late)).toBe('flat-out');
    expect(face.lesson(frame(position({ round: 4 }), [event('lost_control', 0)]))).toBe('after-loss');
    expect(face.lesson(frame(position({ phase: 'pit' })))).toBe('pit');
    settings.coached = ['coach-gt-pit'];
    expect(face.lesson(frame(position({ phase: 'pit' })))).toBe('');
  });

  test('has words for every lesson and every section of the rules', () => {
    const coached = ['start', 'gears', 'corners', 'flat-out', 'focus', 'order', 'overtaking', 'clock', 'after-loss'];
    coached.push('damage', 'flags', 'wet', 'throw', 'hazard', 'stop', 'secure', 'relay', 'verge', 'pit', 'choose');
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      settings.language = language;
      for (const key of coached) expect(words.knows(`coach-gt-${key}`), key).toBe(true);
      for (const lesson of lessons) expect(words.say(`${lesson.key}.text`).length).toBeGreaterThan(100);
    }
  });
});

describe('controls', () => {
  function plan() {
    const play = vi.fn(() => Promise.resolve());
    const consider = vi.fn();
    render(Plan, { view: position(), outlook: planned, play, consider, sketch: { plan: [4] } });
    return { play, consider };
  }

  test('a die is laid by a click and by its key, on the way that is aimed at', async () => {
    const { consider } = plan();
    await fireEvent.click(screen.getByRole('button', { name: /^straight on: gear 3/ }));
    expect(consider).toHaveBeenLastCalledWith({ plan: [4, 12] });
    cleanup();
    const keys = plan();
    await fireEvent.keyDown(window, { code: 'Digit3' });
    expect(keys.consider).toHaveBeenLastCalledWith({ plan: [4, 12] });
    cleanup();
    const left = plan();
    await fireEvent.keyDown(window, { code: 'KeyQ' });
    await fireEvent.keyDown(window, { code: 'KeyC' });
    expect(left.consider).toHaveBeenLastCalledWith({ plan: [4, 0] });
  });

  test('the last die is taken back, the plan is driven, another gear is chosen', async () => {
    const { play, consider } = plan();
    await fireEvent.click(screen.getByRole('button', { name: /^One by one/ }));
    expect(play).toHaveBeenLastCalledWith(4, 27);
    await fireEvent.keyDown(window, { code: 'KeyF' });
    expect(play).toHaveBeenLastCalledWith(4, 28);
    await fireEvent.click(screen.getByRole('button', { name: 'Arrive in gear 5, risk 20%' }));
    expect(consider).toHaveBeenLastCalledWith({ plan: [5] });
    cleanup();
    const back = plan();
    await fireEvent.keyDown(window, { code: 'Backspace' });
    expect(back.consider).toHaveBeenLastCalledWith({ plan: [] });
  });

  test('dice that are too fast are there when asked for', async () => {
    plan();
    const fast = () => screen.queryAllByRole('button', { name: /^straight on/ }).length;
    expect(fast()).toBe(1);
    await fireEvent.click(screen.getByRole('button', { name: '1 die is too fast' }));
    expect(fast()).toBe(2);
  });

  const view = (done: number) =>
    position({ phase: 'drive', move: { ...still, plan: ['G4 1#5', 'C 2#2'], done, hazards: 1 } });

  test('throwing, playing safe and stopping', async () => {
    const play = vi.fn(() => Promise.resolve());
    render(Drive, { view: view(1), outlook: driving(0.5), onward: false, play, repeat: vi.fn() });
    expect(screen.getByRole('button', { name: /Throw the d(ie|ice)/ }).textContent).toContain(
      'you leave the road, 2 damage tokens',
    );
    for (const [name, action] of [
      [/Throw the d(ie|ice)/, 29],
      [/Play safe for 1 focus/, 30],
      [/Stop here/, 31],
    ] as const) {
      await fireEvent.click(screen.getByRole('button', { name }));
      expect(play).toHaveBeenLastCalledWith(action);
    }
    expect(screen.queryByRole('button', { name: /Roll the .*safe step/ })).toBeNull();
  });

  test('what cannot fail is thrown in one go', async () => {
    const [play, repeat] = [vi.fn(), vi.fn()];
    render(Drive, { view: view(0), outlook: driving(0), onward: false, play, repeat });
    await fireEvent.click(screen.getByRole('button', { name: 'Roll the 2 safe steps' }));
    await fireEvent.keyDown(window, { code: 'KeyD' });
    expect(repeat.mock.calls).toEqual([
      [29, 2],
      [29, 2],
    ]);
    expect(play).not.toHaveBeenCalled();
  });

  test('where control would be lost, to stop is what is proposed', () => {
    const props = { view: view(1), outlook: driving(1), onward: false, play: vi.fn(), repeat: vi.fn() };
    const { container } = render(Drive, props);
    expect(container.querySelector('.throw')?.textContent).toContain('Stop here');
    expect(screen.getByRole('button', { name: /Throw the d(ie|ice)/ }).textContent).toContain(
      'You will lose control: you leave the road, 2 damage tokens',
    );
  });

  const lost = (cell: string, gear: number, marker: string, tokens: number, spaces: number): ChoiceOf<'relay'> => ({
    ...said,
    kind: 'relay',
    cell,
    gear,
    marker,
    tokens,
    spaces,
    stations: spaces,
    finishes: false,
    crossing: null,
  });
  const crash: GTOutlook = {
    ...asked,
    cause: { dice: 2, corners: [{ limit: 4, hazards: 1 }], limit: 3, speeding: null },
    choices: {
      '45': lost('3#1', 5, '00', 2, 6),
      '46': lost('2#1', 2, '0', 0, 3),
      '47': lost('2#2', 2, '0', 0, 3),
      '48': lost('2#3', 1, '0', 0, 4),
    },
  };
  const ways = () =>
    screen.getAllByRole('button').flatMap((button) => button.querySelector('strong')?.textContent ?? []);

  test('a crash says first why, then the mildest ways to lose control; what is worse in every respect waits', async () => {
    render(Relay, { outlook: crash, play: () => Promise.resolve(), aimed: null });
    expect(screen.getByRole('heading').textContent).toBe(
      '2 hazards on the dice + 1 for the corner 4 = 3 of 3: you lose control',
    );
    expect(document.querySelectorAll('[data-signs] .met')).toHaveLength(3);
    const heading = screen.getByRole('heading');
    const [first] = screen.getAllByRole('button');
    const between = heading.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(between && screen.getByText(/Where does it happen/).compareDocumentPosition(first!)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(ways()).toEqual(['4 spaces ahead, gear 1', '6 spaces ahead, gear 5']);
    await fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(ways()).toEqual([
      '4 spaces ahead, gear 1',
      '3 spaces ahead, gear 2',
      '3 spaces ahead, gear 2',
      '6 spaces ahead, gear 5',
    ]);
  });

  test('a crash by the dice alone names the limit', () => {
    const cause = { dice: 4, corners: [], limit: 3, speeding: null };
    render(Relay, { outlook: { ...crash, cause }, play: () => Promise.resolve(), aimed: null });
    expect(screen.getByRole('heading').textContent).toBe('4 hazards on the dice (limit 3): you lose control');
  });

  test('a crash by speed names the gear and the limit', () => {
    const cause = { dice: 1, corners: [], limit: 3, speeding: { gear: 5, cap: 4 } };
    render(Relay, { outlook: { ...crash, cause }, play: () => Promise.resolve(), aimed: null });
    expect(screen.getByRole('heading').textContent).toBe('Gear 5 is too fast for the corner 4: you lose control');
  });

  test('the hazards of the road light up with those of the dice, and the coach is silent about a crash', () => {
    const rolled = (face: 'hazard' | 'clear') =>
      ({ kind: 'rolled', seat: 0, die: 'G4', face, decides: false }) as GTEvent;
    const over: GTEvent = { kind: 'overdriven', seat: 0, hazards: 3, limit: 3 };
    expect(face.met?.([rolled('hazard'), rolled('clear'), rolled('hazard'), over])).toBe(1);
    expect(face.met?.([rolled('hazard')])).toBe(0);
    expect(face.grave?.(frame(position({ phase: 'relay' })))).toBe(true);
    expect(face.grave?.(frame(position({ phase: 'plan' })))).toBe(false);
  });

  test('a move that lies ready is not said to be planned by whoever has planned nothing', () => {
    const props = { view: position(), outlook: planned, play: vi.fn(), consider: vi.fn(), looked: null };
    const heading = (sketch: Record<string, unknown>) => {
      const { container, unmount } = render(Plan, { ...props, sketch });
      const found = container.querySelector('h2')?.textContent?.trim();
      unmount();
      return found;
    };
    const sketch = { plan: [4] };
    expect(heading(sketch)).toBe('1 space planned');
    expect(heading(asProposal(sketch))).toBe('Your first move: 1 space. How do you throw?');
  });

  test('a pit stop is chosen by its key', async () => {
    const play = vi.fn(() => Promise.resolve());
    render(Stop, { view: position({ phase: 'pit' }), outlook: pits, play });
    const labels = screen.getAllByRole('button').map((button) => button.querySelector('strong')?.textContent);
    expect(labels).toEqual(['drive on', 'repairs']);
    await fireEvent.keyDown(window, { code: 'Digit2' });
    expect(play).toHaveBeenLastCalledWith(35);
  });

  test('stops that gain nothing wait behind a line of text, and promise nothing', async () => {
    const choices = { ...pits.choices, '35': { ...pit('repairs'), pointless: true }, '38': pit('tyres') };
    const { container } = render(Stop, {
      view: position({ phase: 'pit' }),
      outlook: { ...pits, choices },
      play: vi.fn(),
    });
    const offered = () => [...container.querySelectorAll('.option')].map((option) => option.textContent);
    expect(screen.getByText('You may turn into the pits.')).toBeTruthy();
    expect(offered()).toHaveLength(2);
    await fireEvent.click(screen.getByText('1 more stop, which gains nothing now'));
    expect(offered()).toHaveLength(3);
    expect(offered()[2]).toContain('nothing to repair; you miss a turn');
  });

  test('the sheet adds up the turns and takes the focus off', () => {
    const sheet: GTView['sheet'] = [
      { marker: '3', weather: 'dry', seconds: 30 },
      { marker: '4', weather: 'dry', seconds: 20 },
    ];
    render(Sheet, { view: position({ cars: [car('1#1', { focus: 4 })], sheet, seconds: 46 }) });
    expect(screen.getByText('0:46')).toBeTruthy();
    expect(screen.getByText('−4')).toBeTruthy();
    expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('50');
  });
});
