import { afterEach, beforeAll, describe, expect, test } from 'vitest';

import { settings } from '../src/lib/settings.svelte';
import { say, words } from '../src/lib/words.svelte';

beforeAll(async () => {
  await words.load(['rali']);
});

afterEach(async () => {
  await words.speak('en');
});

describe('saying', () => {
  test('a message with its values', () => {
    expect(say('web-remove-seat', { number: 3 })).toBe('Remove seat 3');
  });

  test('a message that depends on a value', () => {
    expect(say('web-theme', { theme: 'dark' })).not.toBe(say('web-theme', { theme: 'light' }));
  });

  test('an unknown message is its key, which is no word to be proud of but no empty page either', () => {
    expect(say('no-such-message')).toBe('no-such-message');
    expect(words.knows('no-such-message')).toBe(false);
    expect(words.sayOr('no-such-message', 'Dunes')).toBe('Dunes');
    expect(words.sayOr('web-play', 'Dunes')).toBe('Play');
  });

  test('values may be messages themselves, and lists of them', () => {
    const choice = { key: 'web-remove-seat', values: { number: 2 } };
    expect(say('web-advice', { choice })).toBe('The bot would choose: Remove seat 2');
    expect(say('web-waiting-for', { who: ['Ann', 'Bob'] })).toBe('Waiting for Ann, Bob…');
    expect(words.tell({ key: 'web-handover', values: { who: 'Ann' } })).toContain('Ann');
  });

  test('nothing is said for a value that is not there', () => {
    expect(say('web-waiting-for', { who: null })).toBe('Waiting for …');
  });
});

describe('another language', () => {
  test('is loaded when it is chosen, with the catalogues that are in use, and remembered', async () => {
    await words.speak('uk');
    expect(document.documentElement.lang).toBe('uk');
    expect(say('web-play')).toMatch(/[а-яіїєґ]/i);
    expect(words.knows('rali-rolled')).toBe(true);
    expect(JSON.parse(localStorage.getItem('racecraft') ?? '{}').language).toBe('uk');
  });

  test('is no other than was asked', async () => {
    await words.speak('ru');
    const russian = say('web-play');
    await words.speak('uk');
    expect(say('web-play')).not.toBe(russian);
    expect(settings.language).toBe('uk');
  });
});

test('a sentence about drivers speaks to its reader', async () => {
  await words.load(['review']);
  const values = { who: 1, other: 0, you: 'nobody', what: 'decision', way: 'up', before: 16, after: 50 };
  const message = {
    key: 'review-story-turn',
    values: { ...values, where: { key: 'review-mark-where', values: { legs: 'one', leg: 1, round: 3 } } },
  };
  const name = (seat: number): string => ['Ann', 'Thunder'][seat]!;
  expect(words.tell(message, name)).toBe('Round 3: Thunder decides, and Ann’s chances rise from 16% to 50%.');
  expect(words.tell(message, name, 0)).toBe('Round 3: Thunder decides, and your chances rise from 16% to 50%.');
  expect(words.tell(message, name, 1)).toBe('Round 3: you decide, and Ann’s chances rise from 16% to 50%.');
  const own = { ...message, values: { ...message.values, other: 1 } };
  expect(words.tell(own, name, 1)).toBe('Round 3: you decide, and your chances rise from 16% to 50%.');
});
