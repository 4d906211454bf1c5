import { expect, test } from 'vitest';

import { following, keyOf, solved, type Drill } from '../src/learn/drills';

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
