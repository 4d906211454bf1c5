/** Dice on the road: where those of each game lie, and in which order they fall and cars follow. */
import { describe, expect, test } from 'vitest';

import type { Throw } from '../src/games/face';
import { throws as gtThrows } from '../src/games/gt/face';
import type { GTEvent, GTFrame } from '../src/games/gt/position';
import { throws as rallyThrows } from '../src/games/rallyman/face';
import type { RallyEvent, RallyFrame } from '../src/games/rallyman/position';
import { pips } from '../src/parts/dieSigns';
import { actsOf } from '../src/table/acts';
import { lasting } from '../src/theatre/tempo';
import { eventsOf } from './events';

const gt = eventsOf<GTEvent>();
const rally = eventsOf<RallyEvent>();

const thrown = (cell?: string): Throw => ({
  seat: 0,
  text: '1',
  label: '',
  cell,
  die: { text: '1', look: 'black' },
});

describe('the acts of a frame', () => {
  test('the car follows each die before the next one falls', () => {
    const acts = actsOf([thrown('a'), thrown('b')], [{ seat: 0, cells: ['a', 'b'] }]);
    expect(acts.map((act) => act.motions)).toEqual([[{ seat: 0, cells: ['a'] }], [{ seat: 0, cells: ['b'] }]]);
  });

  test('dice of one space fall together', () => {
    const acts = actsOf([thrown('a'), thrown('a'), thrown('b')], []);
    expect(acts.map((act) => act.throws.length)).toEqual([2, 1]);
  });

  test('a spin comes after the last die, and dice that are not driven have no drive', () => {
    const spin = { seat: 0, cells: ['a', 'a'], spins: 1 };
    const acts = actsOf([thrown('a'), thrown('b')], [{ seat: 0, cells: ['a'] }, spin]);
    expect(acts.map((act) => act.motions)).toEqual([[{ seat: 0, cells: ['a'] }], [spin]]);
  });

  test('a drive without dice is an act of its own, and one to beside the road is not lost', () => {
    const off = { seat: 1, cells: [], beside: { cell: 'a', side: 'left' as const } };
    expect(actsOf([], [off])).toEqual([{ throws: [], motions: [off] }]);
    expect(actsOf([], [])).toEqual([]);
  });

  test('the drives of the frame are left as they were', () => {
    const drive = { seat: 0, cells: ['a', 'b'] };
    actsOf([thrown('a'), thrown('b')], [drive]);
    expect(drive.cells).toEqual(['a', 'b']);
  });
});

describe('dice of GT lie on the spaces of their steps', () => {
  const roll = (die: string, face: 'clear' | 'hazard' = 'clear') => gt('rolled', 0, { die, face, decides: false });
  const before = (...plan: string[]) => ({ view: { move: { plan } } }) as unknown as GTFrame;

  test('flat out with what was laid before, brakes with their gear die', () => {
    const dice = gtThrows(
      [roll('G5'), roll('G2'), roll('B', 'hazard'), roll('B'), roll('C')],
      before('G5 4#1', 'G2+2B 4#4', 'C 4#6'),
    );
    expect(dice.map((die) => die.cell)).toEqual(['4#1', '4#4', '4#4', '4#4', '4#6']);
    expect(dice.map((die) => die.tone)).toEqual(['plain', 'plain', 'bad', 'plain', 'plain']);
    expect(dice.every((die) => die.laid)).toBe(true);
  });

  test('laid and thrown in one decision', () => {
    const dice = gtThrows(
      [
        gt('planned', 0, { step: 1, die: 'G1', space: '0#1' }),
        gt('planned', 0, { step: 2, die: 'RL', space: '0#2' }),
        roll('G1'),
        roll('B'),
      ],
      before(),
    );
    expect(dice.map((die) => die.cell)).toEqual(['0#1', '0#2']);
  });

  test('one by one the dice of the step fall that is thrown, and are not laid', () => {
    const dice = gtThrows([gt('throws', 0, { step: 2 }), roll('G2'), roll('boost')], before('G1 a', 'G2+boost b'));
    expect(dice.map(({ cell, laid }) => [cell, laid])).toEqual([
      ['b', false],
      ['b', false],
    ]);
  });
});

describe('dice of Rallyman', () => {
  const roll = (die: '1' | '2' | 'gas', warning = 0) => rally('rolled', 0, { die, warning, decides: warning === 1 });

  test('fall on the space they lead to', () => {
    const [die] = rallyThrows([roll('2', 1), rally('moved', 0, { cell: '7' })]);
    expect(die).toMatchObject({ cell: '7', laid: false, tone: 'bad', decides: true, die: { text: '2' } });
  });

  test('of an attack lie where they were planned, also those that the car does not reach', () => {
    const planned = (cell: string) => rally('planned', 0, { cell });
    const log = [rally('plans', 0), planned('old'), rally('plans', 0), planned('4'), planned('5')];
    const events = [
      planned('6'),
      rally('attack', 0),
      roll('1'),
      roll('gas'),
      roll('2'),
      rally('moved', 0, { cell: '4' }),
    ];
    const dice = rallyThrows(events, { log } as unknown as RallyFrame);
    expect(dice.map(({ cell, laid }) => [cell, laid])).toEqual([
      ['4', true],
      ['5', true],
      ['6', true],
    ]);
  });
});

test('a die has as many pips as its number, none on another', () => {
  for (const number of [1, 2, 3, 4, 5, 6]) expect(new Set(pips(number).map(String)).size, `${number}`).toBe(number);
});

test('rivals are quicker, and the pace divides', () => {
  expect(lasting(1000, true, 2)).toBe(500);
  expect(lasting(1000, false, 1)).toBeLessThan(1000);
});

test('a car that runs into another one where it stands is seen to', () => {
  const crash = { seat: 1, cells: [], against: 0, force: 1.5 };
  expect(actsOf([], [crash])).toEqual([{ throws: [], motions: [crash] }]);
});
