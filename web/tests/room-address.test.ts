import { expect, test } from 'vitest';

import { localeOf } from '../src/lib/settings.svelte';
import { addressOf } from '../src/room/address';

const seats = (...kinds: ('person' | 'bot' | 'open' | 'invited')[]) => kinds.map((kind, seat) => ({ seat, kind }));

test('the address of a waiting room invites where the table alone would offer no seat', () => {
  expect(addressOf('abc', seats('person', 'invited', 'invited'), { 1: 'one', 2: 'two' })).toBe('/table/abc?invite=one');
  expect(addressOf('abc', seats('person', 'bot', 'invited'), { 2: 'two' })).toBe('/table/abc?invite=two');
  expect(addressOf('abc', seats('person', 'invited', 'open'), { 1: 'one' })).toBe('/table/abc');
  expect(addressOf('abc', seats('person', 'person'), {})).toBe('/table/abc');
  expect(addressOf('abc', seats('person', 'invited'), {})).toBe('/table/abc');
});

test('dates are written as the region of the browser does, if that speaks the chosen language', () => {
  expect(localeOf('en', ['uk-UA', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(localeOf('ru', ['uk-UA', 'en-GB'])).toBe('ru');
});
