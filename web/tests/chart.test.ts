import { render, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';

import { acrossOf, curvesOf, downOf, momentAt, pathOf, type Area } from '../src/replay/chart';
import PositionChart from '../src/replay/PositionChart.svelte';

const area: Area = { width: 220, height: 100, side: 10, edge: 20 };
const standings = [
  { moment: 10, order: [0, 1, 2] },
  { moment: 20, order: [1, 0, 2] },
  { moment: 110, order: [1, 2, 0] },
];

describe('the chart of places', () => {
  test('runs from the first standing to the last', () => {
    const across = acrossOf(standings, area);
    expect([10, 20, 110].map(across)).toEqual([10, 30, 210]);
    expect([0, 500].map(across)).toEqual([10, 210]);
  });

  test('knows the moment under a point', () => {
    expect([10, 30, 210, -50, 900].map((x) => momentAt(standings, area, x))).toEqual([10, 20, 110, 10, 110]);
  });

  test('has the first place at the top and a single car in the middle', () => {
    expect([1, 2, 3].map(downOf(3, area))).toEqual([20, 50, 80]);
    expect(downOf(1, area)(1)).toBe(50);
  });

  test('has a line a car, through its places', () => {
    const curves = curvesOf(standings, area);
    expect(curves.map(({ car }) => car)).toEqual([0, 1, 2]);
    expect(curves[0]?.points.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(curves[2]?.points.map(({ y }) => y)).toEqual([80, 80, 50]);
  });

  test('leaves a car out where it is not placed', () => {
    const late = [
      { moment: 0, order: [0] },
      { moment: 5, order: [3, 0] },
    ];
    expect(curvesOf(late, area).find(({ car }) => car === 3)?.points).toHaveLength(1);
  });

  test('swings from one place to the next', () => {
    expect(
      pathOf([
        { x: 0, y: 20 },
        { x: 30, y: 50 },
      ]),
    ).toBe('M0 20C15 20 15 50 30 50');
    expect(pathOf([])).toBe('');
  });

  test('shows every car by number, and a click leads to its moment', async () => {
    const jump = vi.fn();
    const { container } = render(PositionChart, {
      standings,
      legs: [],
      at: 20,
      colour: () => 'red',
      name: (car: number) => `car ${car + 1}`,
      jump,
    });
    expect([...container.querySelectorAll('text')].map((text) => text.textContent).toSorted()).toEqual([
      '1',
      '1',
      '2',
      '2',
      '3',
      '3',
    ]);
    screen.getByRole('img').dispatchEvent(new MouseEvent('click', { clientX: 1e6, bubbles: true }));
    expect(jump).toHaveBeenCalledWith(110);
  });
});
