import { beforeEach, describe, expect, test } from 'vitest';

import { whole, type Look, type Size } from '../src/board/camera';
import { Course } from '../src/board/course';
import {
  along,
  arriving,
  driving,
  finishing,
  fits,
  framed,
  isCut,
  isSame,
  staged,
  standing,
  subject,
  type Room,
  type Shot,
} from '../src/board/director';
import { Scene } from '../src/board/scene';
import type { Spot } from '../src/board/spot';

/** A round course of 24 stations of two lanes, with a corner at the stations 8 and 9 and the line at 0. */
const COUNT = 24;
const spotAt = (station: number, lane = 0): Spot => {
  const angle = (station / COUNT) * 2 * Math.PI;
  const radius = 600 + lane * 40;
  const [x, y] = [700 + radius * Math.cos(angle), 700 + radius * Math.sin(angle)];
  return { x, y, heading: ((angle * 180) / Math.PI + 90) % 360 };
};
const space = (station: number, lane: number) => {
  const { x, y, heading } = spotAt(station, lane);
  const limit = station === 8 || station === 9 ? 'data-limit="3"' : '';
  return `<path data-cell="${station}.${lane}" data-along="${station}" ${limit} data-x="${x}" data-y="${y}" data-heading="${heading}" d="M0 0z"/>`;
};
const spaces = Array.from({ length: COUNT }, (_, station) => space(station, 0) + space(station, 1)).join('');
const BOARD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 1400" data-scale="1">${spaces}
  <path data-cell="box" data-x="700" data-y="700" data-heading="0" d="M0 0z"/>
  <g class="finish-line" transform="translate(1320 700) rotate(90)"/></svg>`;

let course: Course;
const desk: Size = { width: 900, height: 800 };
const phone: Size = { width: 340, height: 240 };
const insets = { top: 40, right: 40, bottom: 10, left: 10 };
const room = (frame: Size): Room => ({ box: { x: 0, y: 0, width: 1400, height: 1400 }, frame, insets, scale: 1 });

/** Where a spot is in the frame, in pixels. */
const onScreen = (look: Look, spot: Spot, { width, height }: Size) => ({
  x: width / 2 + (spot.x - look.x) * look.zoom,
  y: height / 2 + (spot.y - look.y) * look.zoom,
});
const isSeen = (look: Look, spot: Spot, frame: Size) => {
  const { x, y } = onScreen(look, spot, frame);
  return x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;
};

beforeEach(() => {
  course = new Course(new Scene(BOARD));
});

describe('the course', () => {
  test('is the road in its order; what lies beside it is none of it', () => {
    expect(course.stations).toHaveLength(COUNT);
    expect(course.closed).toBe(true);
    expect(course.line).toEqual({ x: 1320, y: 700, heading: 90 });
    expect(course.path).toMatch(/^M\d+ \d+L.*Z$/);
  });

  test('goes on round the lap', () => {
    expect(course.at(spotAt(23, 1))).toBe(23);
    expect(course.onward(spotAt(22), 3).map((station) => course.at(station))).toEqual([23, 0, 1]);
  });

  test('is looked along up to the end of the next corner, but not without end', () => {
    const seen = (from: number) => course.ahead(spotAt(from)).map((station) => course.at(station));
    expect(seen(2)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(seen(7)).toEqual([8, 9, 10, 11, 12]);
    expect(seen(10)).toHaveLength(8);
  });

  test('of a stage ends where it ends', () => {
    const half = BOARD.replaceAll(/<path data-cell="(1[2-9]|2\d)\.[^>]*>/g, '');
    const stage = new Course(new Scene(half));
    expect(stage.closed).toBe(false);
    expect(stage.onward(spotAt(10), 5)).toHaveLength(1);
  });

  test('is driven on space by space where only the end of a drive is known', () => {
    const way = (from: Spot, to: Spot) => course.between(from, to).map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`);
    const spots = (stations: number[], lane: number) =>
      stations.map((station) => spotAt(station, lane)).map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`);
    expect(way(spotAt(5), spotAt(9))).toEqual(spots([6, 7, 8], 0));
    expect(way(spotAt(22, 1), spotAt(2, 1))).toEqual(spots([23, 0, 1], 1));
    expect(way(spotAt(5), spotAt(6, 1))).toEqual([]);
    expect(way(spotAt(5), spotAt(9, 1))).toHaveLength(3);
  });

  test('is none on a board that does not say how its spaces lie', () => {
    const bare = new Course(new Scene(BOARD.replaceAll(/data-along="\d+"/g, '')));
    expect(bare.path).toBe('');
    expect(bare.ahead(spotAt(3))).toEqual([]);
    expect(framed(standing(bare, 0, spotAt(3), []), room(desk)).zoom).toBeGreaterThan(0.5);
  });
});

describe('who is shown', () => {
  const at = { seat: 0, pending: [0], mover: 2, own: false };
  test('I, when I am asked', () => expect(subject(at)).toBe(0));
  test('the rival I wait for', () => expect(subject({ ...at, pending: [1] })).toBe(1));
  test('I, while all the others plan', () => expect(subject({ ...at, pending: [1, 2] })).toBe(0));
  test('always I, if I want that', () => expect(subject({ ...at, pending: [1], own: true })).toBe(0));
  test('who moved last, when nobody is asked', () => expect(subject({ ...at, pending: [] })).toBe(2));
  test('to a spectator who is asked', () => expect(subject({ ...at, seat: null, pending: [2, 1], own: true })).toBe(2));
});

test('the camera has few distances, and never hides what it would show from nearer', () => {
  const looks = Array.from({ length: COUNT }, (_, station) => station).map((station) => {
    const shot = standing(course, 0, spotAt(station), []);
    return { look: framed(shot, room(desk)), shot };
  });
  expect(new Set(looks.map(({ look }) => look.zoom.toFixed(4))).size).toBeLessThanOrEqual(4);
  for (const { look, shot } of looks) expect(shot.must.every((spot) => isSeen(look, spot, desk))).toBe(true);
});

describe.each([
  ['a desk', desk],
  ['a phone', phone],
])('on %s', (_, frame) => {
  test('a car that stands has the road before it, not behind it', () => {
    const car = spotAt(3);
    const look = framed(standing(course, 0, car, []), room(frame));
    expect(isSeen(look, car, frame)).toBe(true);
    expect(isSeen(look, spotAt(4), frame)).toBe(true);
    const ahead = course.onward(car, 8).filter((spot) => isSeen(look, spot, frame)).length;
    const behind = [0, 1, 2].filter((station) => isSeen(look, spotAt(station), frame)).length;
    expect(ahead).toBeGreaterThan(behind);
  });

  test('all that may be chosen and what a hint lays is in the picture, from further away if it must', () => {
    const [car, far, hint] = [spotAt(3), spotAt(7, 1), spotAt(8)];
    const near = framed(standing(course, 0, car, [spotAt(4)]), room(frame));
    const wide = framed(standing(course, 0, car, [spotAt(4), far], [hint]), room(frame));
    expect(wide.zoom).toBeLessThanOrEqual(near.zoom);
    for (const spot of [car, far, hint]) expect(isSeen(wide, spot, frame)).toBe(true);
    // Not from so far away that no space could be told from another.
    const all = framed(standing(course, 0, car, [spotAt(15)]), room({ width: 160, height: 120 }));
    expect(all.zoom).toBeGreaterThanOrEqual(0.3);
  });

  test('where all choices would be too thin to tell apart, the nearest are seen; a hint is seen wherever it lies', () => {
    const far = [4, 5, 6, 9, 12, 15].map((station) => spotAt(station));
    const small = { width: 340, height: 200 };
    expect(course.lane).toBeCloseTo(40);
    const choices = framed(standing(course, 0, spotAt(3), far), room(small));
    expect(choices.zoom * 40).toBeGreaterThanOrEqual(14);
    for (const spot of far.slice(0, 2)) expect(isSeen(choices, spot, small)).toBe(true);
    const hint = framed(standing(course, 0, spotAt(3), far, [spotAt(8)]), room(small));
    expect(hint.zoom).toBeLessThan(choices.zoom);
    expect(isSeen(hint, spotAt(8), small)).toBe(true);
    // So is the corner that one decides for.
    expect(isSeen(framed(standing(course, 0, spotAt(4), [spotAt(5)]), room(phone)), spotAt(8), phone)).toBe(true);
  });

  test('what covers the edges covers neither the car nor the nearest choices', () => {
    const shot = standing(course, 0, spotAt(3), [spotAt(4), spotAt(5, 1)]);
    const look = framed(shot, room(frame));
    for (const spot of [spotAt(3), spotAt(4)]) {
      const { x, y } = onScreen(look, spot, frame);
      expect(y).toBeGreaterThan(insets.top);
      expect(x).toBeLessThan(frame.width - insets.right);
    }
  });

  test('a hand of cards covers neither the car nor what it may choose, even at the end of the board', () => {
    const covered = 60;
    const shot = standing(course, 0, spotAt(6), [spotAt(7)]);
    const box = { x: 0, y: 0, width: 1400, height: 1310 };
    const under = { ...room(frame), box, covered, insets: { ...insets, bottom: insets.bottom + covered } };
    const look = framed(shot, under);
    for (const spot of [spotAt(6), spotAt(7)])
      expect(onScreen(look, spot, frame).y).toBeLessThan(frame.height - covered);
  });

  test('a car at the edge of the board is beside what covers the edge of the frame', () => {
    const car = spotAt(0, 1);
    const box = { x: 0, y: 0, width: 1350, height: 1400 };
    const look = framed(standing(course, 0, car, []), { ...room(frame), box, insets: { ...insets, right: 90 } });
    expect(onScreen(look, car, frame).x).toBeLessThan(frame.width - 90);
  });

  test('the line is in the picture when a car crosses it', () => {
    const way = [spotAt(19), spotAt(20), spotAt(21), spotAt(22), spotAt(23), spotAt(0)];
    const look = framed(finishing(course, 1, way), room(frame));
    expect(isSeen(look, course.line!, frame)).toBe(true);
    expect(isSeen(look, spotAt(0), frame)).toBe(true);
  });
});

describe.each([
  ['a desk', desk],
  ['a phone', phone],
])('a drive over the line on %s', (_, frame) => {
  /** The camera while a car drives from one station to another, and where the car is. */
  function* drive(from: number, to: number, frames: number): Generator<[Look, Spot]> {
    const way = Array.from({ length: to - from }, (_, step) => spotAt(from + 1 + step));
    const { look, follows, rest } = staged(arriving(course, 0, spotAt(from), way), room(frame));
    let eye = look;
    for (let at = 0; at <= frames; at += 1) {
      // It starts and stops softly.
      const part = (1 - Math.cos((Math.PI * at) / frames)) / 2;
      const car = spotAt(from + (to - from) * part);
      if (follows) eye = along(eye, car, room(frame), (190 * (to - from)) / frames, rest);
      yield [eye, car];
    }
  }

  test('that is short is one still picture with the line', () => {
    const looks = [...drive(COUNT - 1, COUNT, 30)];
    expect(new Set(looks.map(([look]) => look)).size).toBe(1);
    for (const [look, car] of looks) {
      expect(isSeen(look, car, frame)).toBe(true);
      expect(isSeen(look, course.line!, frame)).toBe(true);
    }
  });

  // A drive that ends at the line, one that goes on far beyond it, and a page that paints seldom.
  test.each([
    [10, 24, 300],
    [14, 34, 300],
    [10, 30, 60],
  ])('that is long has the car in sight, and the line when it is crossed: %i to %i', (from, to, frames) => {
    let crossed = 0;
    for (const [look, car] of drive(from, to, frames)) {
      const { x, y } = onScreen(look, car, frame);
      expect(x).toBeGreaterThan(insets.left);
      expect(x).toBeLessThan(frame.width - insets.right);
      expect(y).toBeGreaterThan(insets.top);
      expect(y).toBeLessThan(frame.height - insets.bottom);
      if (Math.hypot(car.x - course.line!.x, car.y - course.line!.y) > 60) continue;
      crossed += 1;
      expect(isSeen(look, course.line!, frame)).toBe(true);
    }
    expect(crossed).toBeGreaterThan(0);
  });

  test('that is long ends in the picture of the finish', () => {
    const way = Array.from({ length: 15 }, (_, step) => spotAt(10 + step));
    const rest = framed(finishing(course, 0, way), room(frame));
    const [look] = [...drive(10, 24, 300)].at(-1)!;
    expect(isSame(look, rest)).toBe(true);
  });
});

test('on a desk the next corner is in the picture', () => {
  const look = framed(standing(course, 0, spotAt(4), []), room(desk));
  for (const station of [8, 9]) expect(isSeen(look, spotAt(station), desk)).toBe(true);
});

test('a way that fits is one still picture, a longer one is gone along with', () => {
  const way = (steps: number) => Array.from({ length: steps }, (_, step) => spotAt(4 + step));
  expect(fits(driving(course, 0, spotAt(3), way(4)), room(desk))).toBe(true);
  const long: Shot = driving(course, 0, spotAt(3), way(12));
  expect(fits(long, room(desk))).toBe(false);
  const start = framed(long, room(desk));
  expect(isSeen(start, spotAt(3), desk)).toBe(true);
  let look = start;
  for (let frame = 0; frame < 120; frame += 1) look = along(look, spotAt(14), room(desk));
  expect(isSeen(look, spotAt(14), desk)).toBe(true);
  expect(isSeen(look, spotAt(16), desk)).toBe(true);
});

test('a page that paints seldom follows a car as far as one that paints often', () => {
  const start = framed(driving(course, 0, spotAt(3), [spotAt(4)]), room(desk));
  const after = (frames: number, elapsed: number) => {
    let look = start;
    for (let frame = 0; frame < frames; frame += 1) look = along(look, spotAt(6), room(desk), elapsed);
    return look;
  };
  const [often, seldom] = [after(30, 10), after(3, 100)];
  expect(seldom.x).toBeCloseTo(often.x, 3);
  expect(seldom.y).toBeCloseTo(often.y, 3);
  expect(Math.hypot(often.x - start.x, often.y - start.y)).toBeGreaterThan(50);
});

test('the camera leaves the board by no more than what covers the frame', () => {
  const look = framed({ seat: null, must: [{ x: 5, y: 5, heading: 0 }], ahead: [] }, room(desk));
  expect((look.x - desk.width / 2 / look.zoom) * look.zoom).toBeGreaterThanOrEqual(-insets.left - 0.01);
  expect((look.y - desk.height / 2 / look.zoom) * look.zoom).toBeGreaterThanOrEqual(-insets.top - 0.01);
});

test('far away is a cut, near by a glide, and the same is neither', () => {
  const all = whole({ x: 0, y: 0, width: 1400, height: 1400 }, desk);
  const near = { ...all, zoom: 1.4 };
  expect(isCut(near, { ...near, x: near.x + 300 }, desk)).toBe(false);
  expect(isCut(near, { ...near, x: near.x + 1000 }, desk)).toBe(true);
  expect(isSame(near, { ...near, x: near.x + 1 })).toBe(true);
  expect(isSame(near, { ...near, x: near.x + 20 })).toBe(false);
});

describe('the edge of what is drawn', () => {
  /** A stage that ends at the edge of the last of two boards, one above the other and narrower than the frame. */
  const land = [
    { x: 0, y: 700, width: 900, height: 700 },
    { x: 0, y: 0, width: 900, height: 700 },
  ];
  const stage = (frame: Size): Room => ({ ...room(frame), box: { x: -40, y: -300, width: 2000, height: 1740 }, land });
  const spots = [
    { x: 800, y: 40, heading: 0 },
    { x: 800, y: 120, heading: 0 },
  ];
  const blank = (look: Look, { width, height }: Size) => {
    const [wide, high] = [width / look.zoom, height / look.zoom];
    const [right, top] = [look.x + wide / 2 - 900, look.y - high / 2];
    return Math.max(0, right) / wide + Math.max(0, -top) / high;
  };

  test('is at the edge of the picture, as far as what is shown stays free', () => {
    const shot: Shot = { seat: 0, must: spots, ahead: [] };
    const look = framed(shot, stage(desk));
    expect(blank(look, desk)).toBeLessThan(0.2);
    for (const spot of spots) {
      const { x, y } = onScreen(look, spot, desk);
      expect(x).toBeLessThan(desk.width - insets.right);
      expect(y).toBeGreaterThan(insets.top);
    }
    // Without that the camera would have them in the middle.
    expect(blank(framed(shot, { ...stage(desk), land: undefined }), desk)).toBeGreaterThan(0.5);
  });
});

test('a shot lies in the part of the frame in which it is seen from nearest', () => {
  const tall: Spot[] = [0, 200, 400, 600].map((y) => ({ x: 300, y: 300 + y, heading: 90 }));
  const shot: Shot = { seat: 0, must: tall, ahead: [] };
  const below = { ...insets, top: 300 };
  const beside = { ...insets, right: 500 };
  const near = framed(shot, { ...room(desk), insets: below, others: [beside] });
  expect(near.zoom).toBeGreaterThan(framed(shot, { ...room(desk), insets: below }).zoom);
  for (const spot of tall) expect(onScreen(near, spot, desk).x).toBeLessThan(desk.width - beside.right);
});

test('a car that drives is seen from close by, and the finish alone, wherever others are', () => {
  const nearest = framed({ seat: 0, must: [spotAt(3)], ahead: [] }, room(desk)).zoom;
  const way = Array.from({ length: 8 }, (_, step) => spotAt(4 + step));
  expect(framed(driving(course, 0, spotAt(3), way), room(desk)).zoom).toBeGreaterThan(0.8 * nearest);
  const home = framed(finishing(course, null, [spotAt(1), spotAt(4), spotAt(12)]), room(desk));
  expect(home.zoom).toBeGreaterThan(0.8 * nearest);
});
