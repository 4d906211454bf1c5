import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import Player from '../src/replay/Player.svelte';

const jump = vi.fn();
const go = vi.fn();
const toggle = vi.fn();

beforeEach(async () => {
  await words.load(['replay']);
  for (const told of [jump, go, toggle]) told.mockReset();
  render(Player, { at: 7, last: 20, turn: 2, turns: 5, playing: false, jump, go, toggle });
});

describe('a replay is run by keys', () => {
  test.each([
    ['ArrowLeft', 6],
    ['ArrowRight', 8],
    ['Home', 0],
    ['End', 20],
  ])('%s goes to moment %i', async (key, moment) => {
    await fireEvent.keyDown(document.body, { key });
    expect(jump).toHaveBeenCalledExactlyOnceWith(moment);
  });

  test('space runs and stops it, brackets go from turn to turn', async () => {
    await fireEvent.keyDown(document.body, { key: ' ' });
    expect(toggle).toHaveBeenCalledOnce();
    await fireEvent.keyDown(document.body, { key: '[' });
    await fireEvent.keyDown(document.body, { key: ']' });
    expect(go.mock.calls).toEqual([[true], [false]]);
  });

  test('figures set the speed', async () => {
    await fireEvent.keyDown(document.body, { key: '4' });
    expect(settings.pace).toBe(4);
    await fireEvent.keyDown(document.body, { key: '2' });
    expect(settings.pace).toBe(1);
  });

  test('keys that mean something where they are pressed are left alone', async () => {
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
    await fireEvent.keyDown(screen.getByRole('button', { name: 'Play' }), { key: ' ' });
    await fireEvent.keyDown(document.body, { key: 'ArrowRight', ctrlKey: true });
    expect(jump).not.toHaveBeenCalled();
    expect(toggle).not.toHaveBeenCalled();
  });
});

test('the scrubber goes where it is drawn', async () => {
  await fireEvent.input(screen.getByRole('slider', { name: 'Moment of the race' }), { target: { value: '13' } });
  expect(jump).toHaveBeenCalledWith(13);
});

test('turns are counted', () => {
  expect(screen.getByText('Turn 2 of 5')).toBeTruthy();
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Turn 2 of 5');
});
