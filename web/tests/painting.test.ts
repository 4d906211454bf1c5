import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { afterPaint } from '../src/lib/painting';

let paint: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  paint = undefined;
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => ((paint = act), 1));
  vi.stubGlobal('cancelAnimationFrame', () => (paint = undefined));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what waits for a frame comes once, in a task after it', () => {
  const act = vi.fn();
  afterPaint(act);
  paint?.();
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('a page that gets no frames is not kept waiting', () => {
  const act = vi.fn();
  afterPaint(act);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test.each([false, true])('what was called off does not come, painted: %s', (painted) => {
  const act = vi.fn();
  const callOff = afterPaint(act);
  if (painted) paint?.();
  callOff();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
