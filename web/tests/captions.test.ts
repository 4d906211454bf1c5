import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Frame } from '../src/lib/live.svelte';
import { takenBack, toldBy, type Caption } from '../src/table/caption';
import { Captions, reading } from '../src/table/captions.svelte';

const RESULT = 'Ann goes flat out, drives 5 spaces to gear 3, rolls 2 hazards, gains 5 focus.';
const result = (seat: number, text = RESULT): Caption => ({ seat, text, tone: 'plain', turn: null });
const plan = (spaces: number): Caption => ({ seat: 1, text: `Bob plans ${spaces} spaces.`, tone: 'plain', turn: null });
const spin: Caption = { seat: 0, text: 'Ann comes into the corner at 9, limit 3: a spin!', tone: 'alarm', turn: null };

let captions: Captions;

beforeEach(() => {
  vi.useFakeTimers();
  captions = new Captions();
});

afterEach(() => {
  captions.drop();
  vi.useRealTimers();
});

/** What is seen from now on, each as often as it comes. */
function seen(time: number): (string | undefined)[] {
  const found: (string | undefined)[] = [];
  for (let passed = 0; passed < time; passed += 50) {
    if (found.at(-1) !== captions.now?.text || !found.length) found.push(captions.now?.text);
    vi.advanceTimersByTime(50);
  }
  return found;
}

test('a result gives way soon after somebody else acts, and has stood long enough to be seen', () => {
  expect(reading('Whirl stops.')).toBe(1500);
  expect(reading(RESULT)).toBe((16 * 1000) / 3);
  captions.tell(result(0));
  captions.end();
  for (let spaces = 2; spaces <= 5; spaces += 1) {
    captions.intend(plan(spaces));
    captions.end();
    vi.advanceTimersByTime(100);
  }
  expect(captions.now?.text).toBe(RESULT);
  vi.advanceTimersByTime(1050);
  expect(captions.now?.text).toBe(RESULT);
  vi.advanceTimersByTime(100);
  expect(captions.now?.text).toBe(plan(5).text);
  // Nobody else acts: it is there until it has been read.
  captions.tell(result(1));
  vi.advanceTimersByTime(reading(RESULT) - 100);
  expect(captions.now?.text).toBe(RESULT);
});

test('the next result takes its place at once', () => {
  captions.tell(result(0));
  vi.advanceTimersByTime(100);
  captions.end();
  captions.intend(plan(4));
  captions.tell(result(1, 'Bob drives 4 spaces.'));
  expect(seen(7500)).toEqual(['Bob drives 4 spaces.', undefined]);
});

test('a plan that grows is told once, and gives way to what comes of it', () => {
  const grow = (spaces: number) => {
    captions.intend(plan(spaces));
    return seen(100);
  };
  expect([2, 3, 4, 5].flatMap(grow)).toEqual(Array(4).fill(undefined));
  expect(seen(1000)).toEqual([undefined, plan(5).text]);
  captions.tell(result(1));
  expect(captions.now?.text).toBe(RESULT);
});

test('what went wrong is read before the next result, and my own stays until I decide', () => {
  captions.tell(spin);
  captions.tell(result(1));
  expect(captions.now).toBe(spin);
  vi.advanceTimersByTime(reading(spin.text));
  expect(captions.now?.text).toBe(RESULT);
  captions.tell(spin, true);
  vi.advanceTimersByTime(60_000);
  expect(captions.now).toBe(spin);
  captions.end();
  expect(captions.now).toBeNull();
});

test('what was taken back is counted by what had been told', () => {
  const frame = (log: number, events: number): Frame =>
    ({ logStart: 100, log: Array(log).fill(null), events: Array(events).fill(null) }) as unknown as Frame;
  expect(takenBack(0, frame(7, 3))).toBe(0);
  expect(takenBack(toldBy(frame(7, 3)), frame(9, 2))).toBe(0);
  expect(takenBack(toldBy(frame(9, 2)), frame(7, 0))).toBe(2);
  expect(takenBack(toldBy(frame(9, 2)), frame(8, 1))).toBe(2);
});
