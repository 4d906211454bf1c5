/** A finger on a board whose spaces are smaller than it: what it can mean several of is shown larger, and then chosen;
 * what it can mean only one of is chosen at once. */
import { expect, inject } from 'vitest';
import type { Page } from 'playwright-core';

import { Person } from './person';
import { picture } from './pictures';
import { ASIDE, UPRIGHT } from './reach';
import { long, test } from './tiers';

const server = inject('server');
const THUMB = 40;
const FINGER = 20;
const TARGETS = '.board .target[role=button]';

interface Seen {
  cell: string;
  x: number;
  y: number;
  /** Where it is narrowest. */
  width: number;
  /** Nothing lies on its middle. */
  open: boolean;
}

/** Runs in the page: all spaces that can be chosen. */
function spaces(selector: string): Seen[] {
  return [...document.querySelectorAll<SVGGeometryElement>(selector)].map((shape) => {
    const screen = shape.getScreenCTM()!;
    const length = shape.getTotalLength();
    const edge = Array.from({ length: 60 }, (_, index) =>
      shape.getPointAtLength((length * index) / 60).matrixTransform(screen),
    );
    const across = Array.from({ length: 36 }, (_, index) => {
      const angle = (Math.PI * index) / 36;
      const along = edge.map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle));
      return Math.max(...along) - Math.min(...along);
    });
    const x = edge.reduce((sum, at) => sum + at.x, 0) / edge.length;
    const y = edge.reduce((sum, at) => sum + at.y, 0) / edge.length;
    const open = document.elementFromPoint(x, y) === shape;
    return { cell: shape.dataset.target!, x, y, width: Math.min(...across), open };
  });
}

declare global {
  interface Window {
    /** The space that was chosen last. */
    chosen?: string;
  }
}

const look = (page: Page) => page.evaluate(spaces, TARGETS);

/** The spaces, once the camera stands. */
async function stand(ann: Person): Promise<Seen[]> {
  await ann.spot(TARGETS);
  return await look(ann.page);
}

const OPTIONS: Record<string, Record<string, unknown>> = { heat: { laps: 1 }, gt: {}, rali: { laps: 1 } };

async function expectTouchable(game: string, size: typeof UPRIGHT): Promise<void> {
  const ann = await Person.arrive(server, { viewport: size, hasTouch: true }, 44);
  const { page } = ann;
  await ann.open(game, [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }], OPTIONS[game] ?? {});
  await page.evaluate(() => {
    const note = (event: MouseEvent) => {
      const space = (event.target as Element).closest<SVGElement>('[data-target]');
      if (space) window.chosen = space.dataset.target;
    };
    document.addEventListener('click', note);
  });
  const which = page.getByText(ann.say('web-which-space'), { exact: true });
  const open = (await stand(ann)).filter((each) => each.open);
  const apart = (one: Seen, other: Seen) => Math.hypot(one.x - other.x, one.y - other.y);
  const near = (each: Seen) => Math.min(...open.filter((other) => other !== each).map((other) => apart(each, other)));
  const [closest] = open.toSorted((one, other) => near(one) - near(other));
  expect(closest!.width).toBeLessThan(THUMB);
  await picture(page, `finger-${game}-${size.width}-before`);
  await page.touchscreen.tap(closest!.x, closest!.y);
  await which.waitFor();
  const larger = await stand(ann);
  await picture(page, `finger-${game}-${size.width}`);
  const touched = open.filter((each) => apart(each, closest!) < FINGER).map(({ cell }) => cell);
  expect(larger.filter(({ cell, open }) => touched.includes(cell) && !open)).toEqual([]);
  expect(larger.filter(({ cell, width }) => touched.includes(cell) && width < THUMB)).toEqual([]);
  // Touched aside nothing is chosen, and all is as it was.
  const road = (await page.locator('.road .frame').boundingBox())!;
  const corners = [
    [4, 60],
    [road.width - 4, 60],
    [4, road.height - 60],
  ].map(([x, y]) => ({ x: road.x + x!, y: road.y + y! }));
  const free = corners.find((at) => larger.every((each) => Math.hypot(at.x - each.x, at.y - each.y) > 90));
  expect(await page.evaluate(() => window.chosen)).toBeUndefined();
  if (free) {
    await page.touchscreen.tap(free.x, free.y);
    await which.waitFor({ state: 'detached' });
    await stand(ann);
    await page.touchscreen.tap(closest!.x, closest!.y);
    await which.waitFor();
  }
  const again = (await stand(ann)).find(({ cell }) => cell === closest!.cell)!;
  await page.touchscreen.tap(again.x, again.y);
  await which.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => window.chosen)).toBe(closest!.cell);
  ann.expectNoTrouble();
  await ann.leave();
}

const TOUCHED = 'a finger chooses among the small spaces of %s on a phone of %j';
test.each([
  ['gt', UPRIGHT],
  ['heat', UPRIGHT],
] as const)(TOUCHED, expectTouchable);
long.each([
  ['gt', ASIDE],
  ['heat', ASIDE],
  ['rali', UPRIGHT],
  ['rali', ASIDE],
  ['rallyman', UPRIGHT],
  ['rallyman', ASIDE],
] as const)(TOUCHED, expectTouchable);

test('a finger that rests on the board sees larger what it covers, and then chooses', async () => {
  const ann = await Person.arrive(server, { viewport: UPRIGHT, hasTouch: true }, 44);
  await ann.open('gt', [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }], {});
  const finger = await ann.spot(TARGETS);
  const cdp = await ann.context.newCDPSession(ann.page);
  const touch = (type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [finger]);
  const which = ann.page.getByText(ann.say('web-which-space'), { exact: true });
  await which.waitFor();
  await touch('touchEnd', []);
  // A hint is seen whole.
  await ann.page.getByRole('button', { name: ann.say('web-hint'), exact: true }).click();
  await which.waitFor({ state: 'detached' });
  await touch('touchStart', [await ann.spot(TARGETS)]);
  await which.waitFor();
  await touch('touchEnd', []);
  const [space] = (await stand(ann)).filter((each) => each.open);
  expect(space!.width).toBeGreaterThanOrEqual(THUMB);
  await ann.page.touchscreen.tap(space!.x, space!.y);
  await ann.controls.locator('.strip .laid').first().waitFor();
  ann.expectNoTrouble();
  await ann.leave();
});
