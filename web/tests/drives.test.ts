import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';

import type { ShownTable, SoloDrive } from '../src/lib/api';
import { aheadOf, bestBefore, costOf, medalOf } from '../src/lib/drives';
import { words } from '../src/lib/words.svelte';
import DriveResult from '../src/table/finish/DriveResult.svelte';

beforeAll(() => words.load(['solo'], 'en'));

test('what a drive took is a time or a number of turns', () => {
  expect(costOf('seconds', 316)).toBe('5:16');
  expect(costOf('turns', 1)).toBe('1 turn');
  expect(costOf('turns', 12)).toBe('12 turns');
});

test('a drive is ahead of the best one, behind it or level', () => {
  expect(aheadOf('seconds', 4)).toBe('4 s ahead of your best');
  expect(aheadOf('turns', -1)).toBe('1 space behind your best');
  expect(aheadOf('turns', 0)).toBe('Level with your best');
});

test('that there is no time yet is said before one is driven, and not of a drive with help', () => {
  const drive = { unit: 'turns', best: null, assisted: false, outcome: null } as unknown as SoloDrive;
  const outcome = { cost: 12 } as SoloDrive['outcome'];
  const best = { cost: 12 } as SoloDrive['best'];
  expect(bestBefore(drive)).toBe('You have not finished here yet.');
  expect(bestBefore({ ...drive, assisted: true })).toBeNull();
  expect(bestBefore({ ...drive, outcome })).toBeNull();
  expect(bestBefore({ ...drive, best, assisted: true })).toBe('Your best 12 turns');
});

test('a medal that was reached with help is told with why it does not count', () => {
  const outcome = { cost: 12, medal: 'gold' } as SoloDrive['outcome'];
  const targets = { bronze: { cost: 10, spare: 0 } };
  const drive = { unit: 'turns', targets, assisted: false, outcome } as unknown as SoloDrive;
  expect(medalOf(drive)).toBe('Gold medal');
  expect(medalOf({ ...drive, assisted: true })).toBe('Fast enough for gold, but with help no medal counts.');
  expect(medalOf({ ...drive, outcome: { ...outcome!, medal: null } })).toBe(
    'No medal yet. Bronze takes 10 turns; you took 2 turns more.',
  );
  expect(medalOf({ ...drive, outcome: { ...outcome!, medal: null, cost: 10 } })).toBe(
    'No medal yet, by the narrowest margin.',
  );
  expect(medalOf({ ...drive, outcome: { ...outcome!, medal: null }, targets: null })).toBeNull();
  expect(medalOf({ ...drive, outcome: null })).toBeNull();
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
