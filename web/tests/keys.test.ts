import { describe, expect, test } from 'vitest';

import { keyOf } from '../src/lib/keys';

/** What a key means when it is pressed on an element. */
function pressed(init: KeyboardEventInit, markup = '<p></p>'): string | null {
  document.body.innerHTML = markup;
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
  let meant: string | null = '';
  document.body.addEventListener('keydown', (heard) => (meant = keyOf(heard)), { once: true });
  document.body.firstElementChild!.dispatchEvent(event);
  return meant;
}

test.each([
  ['u', 'KeyU', 'u'],
  ['U', 'KeyU', 'u'],
  ['г', 'KeyU', 'u'],
  ['Р', 'KeyH', 'h'],
  // A French keyboard has places of its own for Latin letters: what is written counts.
  ['a', 'KeyQ', 'a'],
  ['3', 'Digit3', '3'],
  ['Escape', 'Escape', 'escape'],
])('%s on %s means %s', (key, code, meant) => {
  expect(pressed({ key, code })).toBe(meant);
});

describe('a key means nothing', () => {
  test.each(['<input>', '<textarea></textarea>', '<select></select>'])('while somebody writes: %s', (markup) => {
    expect(pressed({ key: 'u' }, markup)).toBeNull();
  });

  test('with a modifier', () => {
    expect(pressed({ key: 'u', ctrlKey: true })).toBeNull();
  });

  test('that a focused button takes for itself', () => {
    expect(pressed({ key: 'Enter' }, '<button></button>')).toBeNull();
    expect(pressed({ key: 'u' }, '<button></button>')).toBe('u');
    expect(pressed({ key: 'Enter' })).toBe('enter');
  });
});
