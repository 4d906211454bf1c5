import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Scene, type Target } from '../src/board/scene';
import { along, parked, type Spot } from '../src/board/spot';

/** Three spaces in a row, two car models, a verge beside the middle space. */
const BOARD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 300 200" width="900" height="600" data-scale="0.5">
  <path id="space-a" data-cell="a" data-x="10" data-y="0" data-heading="0" data-parking-2="10 -6 0.4 10 6 0.4" class="space" d="M0 0h20v20z"><title>Start</title></path>
  <path id="space-b" data-cell="b" data-x="50" data-y="0" data-heading="0" data-left-x="50" data-left-y="-30" d="M40 0h20v20z"/>
  <path id="space-below" data-cell="below" data-x="42.5" data-y="24" data-heading="0" d="M30 30h20v20z"/>
  <path id="space-c" data-cell="c" data-x="90" data-y="40" data-heading="90" data-mud-x="70" data-mud-y="60" d="M80 40h20v20z"/>
  <defs><g id="model-1"><title>red</title><g><rect/></g></g><g id="model-2"><g><rect/></g></g></defs>
</svg>`;

/** What jsdom lacks: nothing is painted, and a car is where it is told to be. */
const animate = vi.fn((_frames: { transform: string }[]) => ({ cancel: () => undefined }));
Object.assign(Element.prototype, { animate });

let scene: Scene;

beforeEach(() => {
  scene = new Scene(BOARD);
  document.body.replaceChildren(scene.board, scene.stage);
});

const cars = () => [...scene.stage.querySelectorAll<SVGGElement>('.car')];
const car = (seat: number) => cars().find((each) => each.dataset.seat === String(seat))!;
const targets = () => [...scene.stage.querySelectorAll<SVGElement>('.target')];

describe('the picture', () => {
  test('is laid out by the page, and says nothing to a screen reader', () => {
    expect(scene.box).toEqual({ x: -10, y: -20, width: 300, height: 200 });
    expect(scene.board.hasAttribute('width')).toBe(false);
    expect(scene.board.alt).toBe('');
    expect(scene.stage.getAttribute('viewBox')).toBe('-10 -20 300 200');
    expect(scene.carScale).toBe(0.5);
  });

  test('knows which boards are laid; else all of it is drawn', () => {
    expect(scene.land).toEqual([scene.box]);
    const board = '<g data-zone="V4"><rect class="floor-grass" x="1" y="2" width="30" height="40"/></g>';
    const laid = new Scene(BOARD.replace('<path', `<rect class="floor-grass"/>${board}<path`));
    expect(laid.land).toEqual([{ x: 1, y: 2, width: 30, height: 40 }]);
  });

  test('names its spaces to whoever points at them', () => {
    const [named, ...others] = scene.stage.querySelectorAll('.stage-names > *');
    expect(others).toEqual([]);
    expect(named?.outerHTML).toContain('d="M0 0h20v20z"><title>Start</title>');
    expect(named?.getAttributeNames()).toEqual(['d']);
    expect(named?.parentElement?.getAttribute('aria-hidden')).toBe('true');
  });

  test('tells where a car stands', () => {
    expect(scene.spot('c')).toMatchObject({ x: 90, y: 40, heading: 90 });
    expect(scene.spot('b', 'left')).toMatchObject({ x: 50, y: -30, heading: 0 });
    expect(scene.spot('b', 'right')).toMatchObject({ x: 50, y: 0 });
    expect(scene.spot('b', undefined, 'c')).toMatchObject({ x: 90, y: 40 });
    expect(scene.spot('b', undefined, 'nowhere')).toMatchObject({ x: 50, y: 0 });
    expect(scene.spot('nowhere')).toBeUndefined();
  });
});

describe('cars', () => {
  test('stand on their spaces, with names and badges', () => {
    scene.place(
      [
        { seat: 0, cell: 'a', label: 'Ann', badge: '3', alarm: true },
        { seat: 1, cell: 'b', label: 'Bob' },
      ],
      [1],
    );
    expect(car(0).getAttribute('transform')).toBe('translate(10 0) scale(0.5)');
    expect(car(0).querySelector('title')?.textContent).toBe('Ann');
    expect(car(0).querySelector('.stage-badge')?.textContent).toBe('3');
    expect(car(0).querySelector('.stage-badge')?.classList.contains('alarm')).toBe(true);
    expect(car(0).classList.contains('current')).toBe(false);
    expect(car(1).classList.contains('current')).toBe(true);
    expect(car(1).querySelector('.stage-badge')?.textContent).toBe('');
    scene.ring([0]);
    expect([0, 1].map((seat) => car(seat).classList.contains('current'))).toEqual([true, false]);
    expect(car(0).getAttribute('transform')).toBe('translate(10 0) scale(0.5)');
  });

  test('that share a space stand as the picture says, if it does', () => {
    scene.place(
      [
        { seat: 0, cell: 'a', label: 'Ann' },
        { seat: 1, cell: 'a', label: 'Bob' },
      ],
      [],
    );
    expect(car(0).getAttribute('transform')).toBe('translate(10 -6) scale(0.4)');
    expect(car(1).getAttribute('transform')).toBe('translate(10 6) scale(0.4)');
    scene.place(
      [
        { seat: 0, cell: 'b', label: 'Ann' },
        { seat: 1, cell: 'b', label: 'Bob' },
      ],
      [],
    );
    expect(car(0).getAttribute('transform')).not.toBe(car(1).getAttribute('transform'));
  });

  test('are drawn by themselves elsewhere on the page', () => {
    expect(scene.portrait(1)!.querySelectorAll('rect')).toHaveLength(1);
    expect(scene.portrait(1)!.querySelector('[id]')).toBeNull();
    expect(scene.portrait(7)).toBeNull();
  });

  test('are copies that share no identifier with the model', () => {
    scene.place([{ seat: 0, cell: 'a', label: 'Ann' }], []);
    expect(scene.stage.querySelector('#model-1')).toBeNull();
    expect(car(0).querySelectorAll('title')).toHaveLength(1);
  });

  test('leave the marks of their tyres where they lost control, also on a picture that was not there', () => {
    scene.place([{ seat: 0, cell: 'c', label: 'Ann' }], []);
    const skids = () => [...scene.stage.querySelectorAll('.skid')].map((each) => each.getAttribute('d') ?? '');
    scene.recallSkids([
      { seat: 0, cells: ['a', 'b'] },
      { seat: 0, cells: ['b', 'b'], spins: 1, force: 1, beside: { cell: 'c', side: 'left' } },
      { seat: 0, cells: ['c'] },
    ]);
    expect(skids()).toHaveLength(1);
    const along = [...skids()[0]!.matchAll(/[ML]([-\d.]+) /g)].map(([, x]) => Number(x));
    // Round the second space, and not where the car is now.
    expect(Math.max(...along)).toBeLessThan(70);
    expect(Math.min(...along)).toBeGreaterThan(10);
  });

  test('that are no longer named leave the board', () => {
    scene.place(
      [
        { seat: 0, cell: 'a', label: 'Ann' },
        { seat: 1, cell: 'b', label: 'Bob' },
      ],
      [],
    );
    scene.place([{ seat: 1, cell: 'c', label: 'Bob' }], []);
    expect(cars().map((each) => each.dataset.seat)).toEqual(['1']);
    expect(scene.where(1)).toMatchObject({ x: 90, y: 40 });
    expect(scene.where(0)).toBeUndefined();
  });

  test('on one space stand beside each other', () => {
    scene.place(
      [
        { seat: 0, cell: 'a', label: 'Ann' },
        { seat: 1, cell: 'a', label: 'Bob' },
      ],
      [],
    );
    expect(scene.where(0)).not.toEqual(scene.where(1));
    scene.place(
      [
        { seat: 0, cell: 'b', label: 'Ann' },
        { seat: 1, cell: 'b', side: 'left', label: 'Bob' },
      ],
      [],
    );
    expect(scene.where(0)).toMatchObject({ x: 50, y: 0 });
    expect(scene.where(1)).toMatchObject({ x: 50, y: -30 });
  });

  test('turn the short way where the counting of directions begins anew', () => {
    const board = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g id="model-1"><g/></g>
      <path data-cell="a" data-x="0" data-y="0" data-heading="340" d="M0 0z"/>
      <path data-cell="b" data-x="20" data-y="0" data-heading="355" d="M0 0z"/>
      <path data-cell="c" data-x="40" data-y="0" data-heading="15" d="M0 0z"/>
      <path data-cell="d" data-x="60" data-y="0" data-heading="20" d="M0 0z"/></svg>`;
    const round = new Scene(board);
    round.place([{ seat: 0, cell: 'a', label: 'Ann' }], []);
    animate.mockClear();
    void round.drive({ seat: 0, cells: ['b', 'c', 'd'] }, 10);
    const [, turning] = animate.mock.calls.map(([frames]) => frames);
    const turns = turning!.map(({ transform }) => Number(/-?[\d.]+/.exec(transform)?.[0]));
    expect(turns[0]).toBe(340);
    expect(turns.at(-1)).toBe(380);
    turns.slice(1).forEach((turn, index) => expect(Math.abs(turn - turns[index]!)).toBeLessThan(20));
  });

  test('drive to the end of their way', async () => {
    vi.useFakeTimers();
    scene.place([{ seat: 0, cell: 'a', label: 'Ann' }], []);
    const seen: number[] = [];
    const arrived = scene.drive({ seat: 0, cells: ['b', 'nowhere', 'c'] }, 100, (spot) => seen.push(spot.x));
    await vi.advanceTimersByTimeAsync(1000);
    await arrived;
    vi.useRealTimers();
    expect(scene.where(0)).toMatchObject({ x: 90, y: 40 });
    expect(seen[0]).toBe(10);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  test('drive no longer when they are put somewhere', async () => {
    scene.place([{ seat: 0, cell: 'a', label: 'Ann' }], []);
    const moved: Spot[] = [];
    const drive = scene.drive({ seat: 0, cells: ['b', 'c'] }, 60_000, (spot) => moved.push(spot));
    expect(scene.stage.querySelectorAll('.driving')).toHaveLength(1);
    scene.place([{ seat: 0, cell: 'a', label: 'Ann' }], []);
    await drive;
    expect(scene.stage.querySelectorAll('.driving')).toHaveLength(0);
    expect(moved).toEqual([]);
  });

  test('follow the road where only the end of their way is known, whichever way they look', () => {
    const road = Array.from(
      { length: 6 },
      (_, at) => `<path data-cell="${at}" data-along="${at}" data-x="${30 * at}"
      data-y="${at === 3 ? 10 : 0}" data-heading="0" d="M0 0z"/>`,
    ).join('');
    const board = new Scene(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${road}</svg>`);
    board.place([{ seat: 0, cell: '1', turned: true, label: 'Ann' }], []);
    const xs = (onRoad: boolean) => board.way({ seat: 0, cells: ['5'], onRoad }).map(({ x }) => x);
    expect(xs(true)).toEqual([60, 90, 120, 150]);
    expect(xs(false)).toEqual([150]);
    board.place([{ seat: 0, cell: '4', label: 'Ann' }], []);
    const back = (cells: string[], onRoad: 'back' | 'here') => board.way({ seat: 0, cells, onRoad }).map(({ x }) => x);
    expect(back(['1'], 'back')).toEqual([90, 60, 30]);
    expect(back([], 'here')).toEqual([120]);
  });
});

describe('targets', () => {
  const goals: Target[] = [
    { cell: 'b', label: 'To b', actions: [4] },
    { cell: 'c', label: 'To c', actions: [5], tone: 'risky', note: '31%' },
    { cell: 'nowhere', label: 'Nowhere', actions: [6] },
  ];

  test('are buttons in the shape of their spaces', () => {
    scene.aim(goals, () => undefined);
    expect(targets().map((each) => each.getAttribute('aria-label'))).toEqual(['To b', 'To c']);
    expect(targets().map((each) => each.getAttribute('role'))).toEqual(['button', 'button']);
    expect(targets()[0]!.getAttribute('d')).toBe('M40 0h20v20z');
    expect(targets()[0]!.hasAttribute('id')).toBe(false);
    expect(targets()[1]!.classList.contains('risky')).toBe(true);
    expect(scene.stage.querySelector('.mark-note')?.textContent).toBe('31%');
  });

  test('are taken by pointer and by key', () => {
    const picked: number[] = [];
    scene.aim(goals, (target) => picked.push(...target.actions));
    targets()[0]!.dispatchEvent(new MouseEvent('click'));
    for (const key of ['Enter', ' ', 'x']) targets()[1]!.dispatchEvent(new KeyboardEvent('keydown', { key }));
    expect(picked).toEqual([4, 5, 5]);
  });

  test('tell what is looked at', () => {
    const looked: (string | undefined)[] = [];
    scene.aim(
      goals,
      () => undefined,
      (target) => looked.push(target?.cell),
    );
    targets()[0]!.dispatchEvent(new Event('pointerenter'));
    targets()[0]!.dispatchEvent(new Event('pointerleave'));
    expect(looked).toEqual(['b', undefined]);
  });

  test('keep the focus when they are drawn anew', () => {
    scene.aim(goals, () => undefined);
    targets()[1]!.focus();
    scene.aim(goals, () => undefined);
    expect((document.activeElement as SVGElement).dataset.target).toBe('c');
  });

  test('go when there are none', () => {
    scene.aim(goals, () => undefined);
    scene.aim([], () => undefined);
    expect(targets()).toEqual([]);
  });
});

test('marks lie on their spaces, the last move below everything', () => {
  scene.mark([
    { cell: 'a', kind: 'last' },
    { cell: 'b', kind: 'die', text: '6', title: 'A six' },
  ]);
  expect(scene.stage.querySelectorAll('.stage-last > *')).toHaveLength(1);
  expect(scene.stage.querySelector('.stage-marks')?.textContent).toContain('6');
  expect(scene.stage.querySelector('.mark-die title')?.textContent).toBe('A six');
  scene.mark([]);
  expect(scene.stage.querySelector('.stage-last')?.children).toHaveLength(0);
});

test('a small board goes without words on its spaces', () => {
  const marks = [
    { cell: 'b', kind: 'advised' as const },
    { cell: 'b', kind: 'chip' as const, text: 'Slipstream 2', wordy: true },
    { cell: 'c', kind: 'chip' as const, text: '40%' },
  ];
  const written = () => scene.stage.querySelector('.stage-marks')?.textContent;
  scene.mark(marks);
  expect(written()).toBe('Slipstream 240%');
  scene.signs = 1.4;
  scene.mark(marks);
  expect(written()).toBe('40%');
  expect(scene.stage.querySelectorAll('.advised')).toHaveLength(1);
});

test('what is written at laid dice moves aside for the badge of a car', () => {
  const laid = { cell: 'b', kind: 'die' as const, dice: [{ text: '3', look: 'black' as const }], text: '5%' };
  const note = () => Number(scene.stage.querySelector('.laid-note')?.getAttribute('y'));
  scene.mark([laid]);
  expect(note()).toBeGreaterThan(0);
  scene.place([{ seat: 0, cell: 'below', label: 'Ann', badge: '3' }], []);
  scene.mark([laid]);
  expect(note()).toBeLessThan(0);
});

describe('a way', () => {
  const points = [
    { x: 0, y: 0, heading: 350 },
    { x: 10, y: 0, heading: 10 },
    { x: 20, y: 10, heading: 90 },
  ];

  test('goes through its points', () => {
    for (const [at, point] of points.entries()) {
      const here = along(points, at);
      expect(here.x).toBeCloseTo(point.x);
      expect(here.y).toBeCloseTo(point.y);
    }
  });

  test('turns the short way round', () => {
    expect(along(points, 0.5).heading % 360).toBeCloseTo(0);
    expect(along(points, 1.5).heading % 360).toBeCloseTo(50);
  });
});

test('mud lies beside the road of its corner, other signs on it', () => {
  scene.mark([
    { cell: 'c', kind: 'mud', text: '−1' },
    { cell: 'c', kind: 'chip', text: '4' },
  ]);
  expect(scene.stage.querySelector('.mark-mud')?.getAttribute('transform')).toContain('translate(70 60)');
  expect(scene.stage.querySelector('.mark-chip')?.getAttribute('transform')).toContain('translate(90 40)');
});

describe('parking', () => {
  const spot = { x: 100, y: 100, heading: 90 };

  test('alone: in the middle, turned round if it is', () => {
    expect(parked(spot, 0, 1, 1, false)).toEqual({ x: 100, y: 100, heading: 90, scale: 1 });
    expect(parked(spot, 0, 1, 1, true).heading).toBe(270);
  });

  test.each([2, 3, 4, 6])('%i cars: smaller, each in a place of its own, around the middle', (count) => {
    const places = Array.from({ length: count }, (_, rank) => parked(spot, rank, count, 1, false));
    for (const [index, one] of places.entries()) {
      expect(one.scale).toBeLessThan(1);
      for (const other of places.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(15);
    }
    const rows = places.map((place) => place.x);
    expect((Math.min(...rows) + Math.max(...rows)) / 2).toBeCloseTo(100);
  });
});
