import { expect, test } from 'vitest';

import { following, keyOf, lossOf, solved, type Drill } from '../src/learn/drills';

const drill = (name: string, grade: Drill['grade']): Drill => ({ name, rule: 'X-1', lesson: 1, tries: 1, grade });

test('after a drill comes the next one that is not solved', () => {
  const drills = [drill('a', null), drill('b', 'poor'), drill('c', 'best'), drill('d', 'poor')];
  expect(following(drills, 'b')?.name).toBe('d');
  expect(following(drills, 'd')?.name).toBe('a');
});

test('when all are solved comes the next one, and after the last the first', () => {
  const drills = [drill('a', 'best'), drill('b', 'good'), drill('c', 'best')];
  expect(following(drills, 'a')?.name).toBe('b');
  expect(following(drills, 'c')?.name).toBe('a');
  expect(following([drill('a', null)], 'a')).toBeUndefined();
});

test('nearly best is solved, a poor try is not', () => {
  expect([drill('a', 'good'), drill('a', 'poor'), drill('a', null)].map(solved)).toEqual([true, false, false]);
  expect(keyOf('x', 'sand')).toBe('drill-x-sand');
});

test('a loss is told in whole seconds or half turns, and a car that is out as such', () => {
  const told = (unit: 'seconds' | 'turns', loss: number) => lossOf({ unit, loss });
  expect(told('turns', 1.13)).toEqual({ unit: 'turns', loss: 1 });
  expect(told('turns', 0.11)).toEqual({ unit: 'turns', loss: 0 });
  expect(told('turns', 1.6)).toEqual({ unit: 'turns', loss: 1.5 });
  expect(told('seconds', 23.36)).toEqual({ unit: 'seconds', loss: 23 });
  expect(told('seconds', 949.9)).toEqual({ unit: 'out', loss: 0 });
});
