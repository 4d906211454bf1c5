import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';

import type { ShownTable, SoloDrive } from '../src/lib/api';
import { aheadOf, bestBefore, costOf, gainOf, medalOf, takenOf } from '../src/lib/drives';
import { words } from '../src/lib/words.svelte';
import DriveResult from '../src/table/finish/DriveResult.svelte';
import Targets from '../src/table/solo/Targets.svelte';

beforeAll(() => words.load(['solo'], 'en'));

test('what a drive took is a time or a number of turns', () => {
  expect(costOf('gt', 'seconds', 316)).toBe('5:16');
  expect(costOf('rallyman', 'seconds', 316)).toBe('05:16');
  expect(costOf('heat', 'turns', 1)).toBe('1 turn');
  expect(costOf('heat', 'turns', 12)).toBe('12 turns');
});

test('a drive is ahead of the best one, behind it or level', () => {
  expect(aheadOf('seconds', 4)).toBe('4 s ahead of your best');
  expect(aheadOf('turns', -1)).toBe('1 space behind your best');
  expect(aheadOf('turns', 0)).toBe('Level with your best');
});

test('in the middle of a turn what its dice have earned is no time', () => {
  const drive = { unit: 'seconds', cost: -7 } as unknown as SoloDrive;
  expect(takenOf('rallyman', drive)).toBe('7\u00A0s earned so far');
  expect(takenOf('rallyman', { ...drive, cost: 43 })).toBe('Now 00:43');
});

test('that there is no time yet is said before one is driven, and not of a drive with help', () => {
  const drive = { unit: 'turns', best: null, assisted: false, outcome: null } as unknown as SoloDrive;
  const outcome = { cost: 12 } as SoloDrive['outcome'];
  const best = { cost: 12 } as SoloDrive['best'];
  expect(bestBefore('heat', drive)).toBe('Your first try without hints will be listed here.');
  expect(bestBefore('heat', { ...drive, assisted: true })).toBeNull();
  expect(bestBefore('heat', { ...drive, outcome })).toBeNull();
  expect(bestBefore('heat', { ...drive, best, assisted: true })).toBe('Your best 12 turns');
});

test('a medal that was reached with help is told with why it does not count', () => {
  const outcome = { cost: 12, medal: 'gold' } as SoloDrive['outcome'];
  const targets = { bronze: { cost: 10, spare: 0 } };
  const drive = { unit: 'turns', targets, assisted: false, outcome } as unknown as SoloDrive;
  expect(medalOf('heat', drive)).toBe('Gold medal');
  expect(medalOf('heat', { ...drive, assisted: true })).toBe('Fast enough for gold, but with help no medal counts.');
  expect(medalOf('heat', { ...drive, outcome: { ...outcome!, medal: null } })).toBe(
    'No medal yet: 2 turns too many for bronze (10 turns).',
  );
  expect(medalOf('rallyman', { ...drive, unit: 'seconds', outcome: { ...outcome!, medal: null } })).toBe(
    'No medal yet: 00:02 too slow for bronze (00:10).',
  );
  expect(medalOf('heat', { ...drive, outcome: { ...outcome!, medal: null, cost: 10 } })).toBe(
    'No medal yet, by the narrowest margin.',
  );
  expect(medalOf('heat', { ...drive, outcome: { ...outcome!, medal: null }, targets: null })).toBeNull();
  expect(medalOf('heat', { ...drive, outcome: null })).toBeNull();
});

test('how much better a drive was than my best is told, not of one with help', () => {
  const drive = {
    unit: 'seconds',
    best: { cost: 313 },
    assisted: false,
    outcome: { cost: 264 },
  } as unknown as SoloDrive;
  expect(gainOf(drive)).toBe('49 s faster than your previous best');
  expect(gainOf({ ...drive, unit: 'turns', best: { ...drive.best!, cost: 265 } })).toBe(
    '1 turn fewer than your previous best',
  );
  expect(gainOf({ ...drive, assisted: true })).toBeNull();
  expect(gainOf({ ...drive, outcome: { ...drive.outcome!, cost: 313 } })).toBeNull();
  expect(gainOf({ ...drive, best: null })).toBeNull();
});

test('medals that take as many turns are told apart by what breaks the tie, in one line too', () => {
  const targets = { bronze: { cost: 9, spare: 1 }, silver: { cost: 8, spare: 0 }, gold: { cost: 8, spare: 3 } };
  const drive = { unit: 'turns', targets, assisted: false, outcome: null } as unknown as SoloDrive;
  const { container } = render(Targets, { drive, game: 'heat', brief: true });
  const told = [...container.querySelectorAll('li')].map((row) => row.querySelector('.faint')?.textContent ?? '');
  expect(told).toEqual(['', '+0', '+3']);
});

test('what a drive has beaten is told as what it was before', () => {
  const best = { code: 'AAAA', cost: 300, name: 'Ann' };
  const drive = { unit: 'seconds', targets: null, best, record: best, assisted: false } as unknown as SoloDrive;
  const shown = (outcome: object) => {
    const { container, unmount } = render(DriveResult, {
      drive: { ...drive, outcome: { cost: 280, spare: 0, medal: null, ...outcome } } as SoloDrive,
      table: { game: 'gt' } as ShownTable,
    });
    const found = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
    unmount();
    return found;
  };
  expect(shown({ personal_best: true, record: true })).toEqual(['Your previous best', 'Previous record']);
  expect(shown({ personal_best: true, record: false })).toEqual(['Your previous best', 'Record']);
  expect(shown({ personal_best: false, record: false })).toEqual(['Your best', 'Record']);
});
