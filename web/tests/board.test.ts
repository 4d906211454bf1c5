import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import Board from '../src/board/Board.svelte';

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" data-scale="1">
  <path id="space-a" data-cell="a" data-x="10" data-y="10" data-heading="0" d="M0 0h20v20z"/>
</svg>`;

/** The only size in these tests: that of the frame. */
class Sized {
  constructor(readonly tell: (entries: { contentRect: { width: number; height: number } }[]) => void) {}
  observe(): void {
    this.tell([{ contentRect: { width: 600, height: 400 } }]);
  }
  disconnect(): void {}
}

const clicked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Sized);
  Element.prototype.setPointerCapture = () => undefined;
  document.body.replaceChildren();
  clicked.mockClear();
  render(Board, { picture: PICTURE, cars: [], label: 'Board' });
  const go = document.createElement('button');
  go.addEventListener('click', clicked);
  document.body.append(go);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Across the board, with a finger or a mouse. */
async function drag(pointerType: string): Promise<HTMLElement> {
  const board = screen.getByRole('group', { name: 'Board' });
  const at = (clientX: number) => ({ pointerId: 1, pointerType, clientX, clientY: 50, button: 0 });
  await fireEvent.pointerDown(board, at(50));
  await fireEvent.pointerMove(board, at(120));
  expect(board.classList.contains('dragging')).toBe(true);
  await fireEvent.pointerUp(board, at(120));
  return board;
}

test('a drive is in the picture before the frame has reported its size', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class extends Sized {
      override observe(): void {}
    },
  );
  const size = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const { component, container } = render(Board, { picture: PICTURE, cars: [], label: 'Late', busy: true });
  const seen = () => container.querySelector<HTMLElement>('.world')!.style.transform;
  flushSync();
  expect(seen()).toBe('');
  await component.take({ seat: 0, must: [{ x: 10, y: 10, heading: 0 }], ahead: [] });
  flushSync();
  expect(seen()).not.toBe('');
  size.mockRestore();
});

test('a tap on the board skips what is being shown, and chooses nothing', async () => {
  const [pick, skip] = [vi.fn(), vi.fn()];
  document.body.replaceChildren();
  const targets = [{ cell: 'a', label: 'Space', actions: [1] }];
  const { rerender } = render(Board, { picture: PICTURE, cars: [], label: 'Shown', targets, pick, skip });
  const target = () => document.querySelector('[data-target=a]')!;
  await fireEvent.click(target(), { detail: 1 });
  expect([pick, skip].map((each) => each.mock.calls.length)).toEqual([0, 1]);
  await rerender({ skip: undefined });
  await fireEvent.click(target(), { detail: 1 });
  expect([pick, skip].map((each) => each.mock.calls.length)).toEqual([1, 1]);
});

test('after a finger has moved the board, the next tap counts', async () => {
  await drag('touch');
  await vi.runAllTimersAsync();
  screen.getByRole('button', { hidden: true, name: '' }).click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('the click that ends a drag by mouse chooses nothing', async () => {
  const board = await drag('mouse');
  const heard = vi.fn();
  board.addEventListener('click', heard);
  board.click();
  expect(heard).not.toHaveBeenCalled();
});

test('while the director leads, the board is not painted again for another distance', async () => {
  const world = () => document.querySelector('.world')!.classList;
  expect(world().contains('painted')).toBe(false);
  document.body.replaceChildren();
  const spot = { x: 10, y: 10, heading: 0 };
  render(Board, { picture: PICTURE, cars: [], label: 'Led', shot: { seat: 0, must: [spot], ahead: [] } });
  expect(world().contains('painted')).toBe(true);
  await fireEvent.keyDown(screen.getByRole('group', { name: 'Led' }), { key: '+' });
  await vi.runAllTimersAsync();
  expect(world().contains('painted')).toBe(false);
});
