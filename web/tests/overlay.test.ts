import { render } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { overlayOf, type Overlay, type Place } from '../src/board/overlay';
import { Scene } from '../src/board/scene';
import Tag from '../src/board/Tag.svelte';

/** A road to the right that turns down, beside it a second lane. */
const BOARD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 300 200">
  <path data-cell="a" data-x="0" data-y="0" data-heading="0" d="M0 0z"/>
  <path data-cell="A" data-x="0" data-y="30" data-heading="0" d="M0 0z"/>
  <path data-cell="b" data-x="50" data-y="0" data-heading="0" d="M0 0z"/>
  <path data-cell="B" data-x="50" data-y="30" data-heading="0" d="M0 0z"/>
  <path data-cell="c" data-x="95" data-y="20" data-heading="60" d="M0 0z"/>
  <path data-cell="d" data-x="110" data-y="70" data-heading="90" d="M0 0z"/>
</svg>`;

let scene: Scene;
let overlay: Overlay;

beforeEach(() => {
  scene = new Scene(BOARD);
  overlay = overlayOf(scene);
  scene.place([{ seat: 0, cell: 'a', label: 'Ann' }], []);
});

test('a place is counted from the corner of the layer', () => {
  expect(overlay).toMatchObject({ width: 300, height: 200, scale: 1 });
  expect(overlay.place(0)).toEqual({ x: 10, y: 20, angle: 0 });
  expect(overlay.cell('d')).toEqual({ x: 120, y: 90, angle: 90 });
  expect(overlay.place(1)).toBeUndefined();
  expect(overlay.cell('nowhere')).toBeUndefined();
});

test('the road ahead follows the bend and stays in the lane', () => {
  expect(overlay.ahead(0, 0)).toEqual(overlay.cell('a'));
  expect(overlay.ahead(0, 1)).toEqual(overlay.cell('b'));
  expect(overlay.ahead(0, 2)).toEqual(overlay.cell('c'));
  expect(overlay.ahead(0, 3)).toEqual(overlay.cell('d'));
  expect(overlay.ahead(0, 9)).toEqual(overlay.cell('d'));
});

test('what goes along with a car is told where it stands, until it leaves', () => {
  const seen: Place[] = [];
  const leave = overlay.accompany(0, { stands: (place) => seen.push(place), drives: () => undefined });
  scene.place([{ seat: 0, cell: 'b', label: 'Ann' }], []);
  leave();
  scene.place([{ seat: 0, cell: 'a', label: 'Ann' }], []);
  expect(seen).toEqual([{ x: 60, y: 20, angle: 0 }]);
});

test('what goes along with a car is told its whole way before it drives', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  Object.assign(Element.prototype, { animate: () => ({ cancel: () => undefined }) });
  const ways: [Place[], number][] = [];
  overlay.accompany(0, { stands: () => undefined, drives: (way, duration) => ways.push([way, duration]) });
  void scene.drive({ seat: 0, cells: ['b', 'c'] }, 100);
  const [[way, duration]] = ways as [[Place[], number]];
  expect(duration).toBe(200);
  expect([way[0], way.at(-1)]).toMatchObject([
    { x: 10, y: 20 },
    { x: 105, y: 40 },
  ]);
});

test.each([
  [0, true],
  [1, false],
])('while one chooses, a tag covers no car beside its own: seat %i', (seat, under) => {
  const cars = [
    { seat: 0, cell: 'A', label: 'Ann' },
    { seat: 1, cell: 'a', label: 'Bob' },
  ];
  scene.place(cars, []);
  const { container } = render(Tag, { overlay, seat, name: 'Ann', colour: 'red', throws: [], brief: true });
  expect(container.querySelector('.tag')!.classList.contains('under')).toBe(under);
});
