/** Boards of Ралі, tracks of Heat and rallies of one's own: by taps, drawn by hand, by keyboard, and raced on. */
import { expect, inject, test } from 'vitest';

import type { ShownTable } from '../src/lib/api';
import { Person } from './person';
import { PHONE } from './pictures';

const server = inject('server');
const GAME = 'rali';

const state = (who: Person) => who.page.locator('.state').innerText();
const cell = (id: string) => `[data-place="${id}"]`;
const obstacle = (who: Person, id: string) => who.page.locator(cell(id)).getAttribute('data-obstacle');

/** A line once round the board, with a dent. */
async function draw({ page }: Person): Promise<void> {
  await page.locator('[data-brush="draw"]').click();
  const board = await page
    .locator('svg.table')
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const at = (x: number, y: number): [number, number] => [board.x + board.width * x, board.y + board.height * y];
  const line: [number, number][] = [
    [0.6, 0.8],
    [0.85, 0.7],
    [0.85, 0.3],
    [0.6, 0.2],
    [0.4, 0.35],
    [0.2, 0.2],
    [0.12, 0.5],
    [0.3, 0.8],
  ];
  await page.mouse.move(...at(0.4, 0.8));
  await page.mouse.down();
  for (const [x, y] of line) await page.mouse.move(...at(x, y), { steps: 6 });
  await page.mouse.up();
}

test('a board in ten taps on a phone, and a race on it', async () => {
  const ann = await Person.arrive(server, { ...PHONE, language: 'uk', theme: 'dark' });
  const { page, say } = ann;
  await ann.visit(`/build/${GAME}`);
  // One obstacle, many taps: a wall of rocks is told, and mended by a tap on one of them.
  await page.locator('[data-brush="rock"]').click();
  for (const id of ['9.1', '9.2', '9.3', '14.2']) await page.locator(cell(id)).click();
  await expect.poll(() => state(ann)).toBe(say('builder-not-ready', { count: 1 }));
  await page.getByText(say('builder-rali-fault-wall', { row: 9 })).waitFor();
  await page.locator(cell('9.2')).click();
  await expect.poll(() => obstacle(ann, '9.2')).toBeNull();
  await expect.poll(() => state(ann)).toBe(say('builder-ready'));
  // One place, many offers.
  await page.locator('[data-brush="rock"]').click();
  await page.locator(cell('20.1')).click();
  await page.locator('[data-piece="station"]').click();
  await page.locator(cell('S1')).waitFor();
  await ann.expectFits();
  await ann.expectWords();
  await ann.expectAccessible();
  await page.getByRole('button', { name: say('builder-race'), exact: true }).click();
  await page.waitForURL('**/table/**');
  await ann.expectAsked();
  ann.expectNoTrouble();
  await ann.leave();
});

test('a road is drawn by hand, an obstacle dragged, and the keyboard does the rest', async () => {
  const bob = await Person.arrive(server, { viewport: { width: 1440, height: 900 } });
  const { page, say } = bob;
  await bob.visit(`/build/${GAME}`);
  const before = await page.locator(cell('18.2')).getAttribute('d');
  await draw(bob);
  await expect.poll(() => page.locator(cell('18.2')).getAttribute('d')).not.toBe(before);
  expect(await state(bob)).toBe(say('builder-ready'));
  await page.locator(cell('10.2')).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-piece="tree"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => obstacle(bob, '10.2')).toBe('tree');
  const [from, to] = [await bob.spot(cell('10.2')), await bob.spot(cell('12.2'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => obstacle(bob, '12.2')).toBe('tree');
  await page.locator(cell('12.2')).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.locator(cell('13.2')).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect.poll(() => obstacle(bob, '12.2')).toBeNull();
  await page.keyboard.press('Control+z');
  await expect.poll(() => obstacle(bob, '12.2')).toBe('tree');
  await page.getByText(say('builder-generate'), { exact: true }).click();
  await page.getByLabel(say('builder-rali-wish-length')).fill('60');
  await page.getByRole('button', { name: say('builder-make') }).click();
  await page.locator('[data-figure="rows"]', { hasText: say('builder-rali-figure-rows', { count: 60 }) }).waitFor();
  await bob.expectWords();
  await bob.expectAccessible();
  bob.expectNoTrouble();
  await bob.leave();
});

test('a track of Heat is drawn by hand and gets its corners', async () => {
  const eve = await Person.arrive(server, { viewport: { width: 1440, height: 900 }, language: 'ru' });
  const { page, say } = eve;
  await eve.visit('/build/heat');
  const corners = page.locator('[data-figure="corners"]');
  const before = await corners.innerText();
  await draw(eve);
  await expect.poll(() => corners.innerText()).not.toBe(before);
  expect(await state(eve)).toBe(say('builder-ready'));
  await page.locator(cell('5')).click();
  await page.locator('[data-piece="limit-3"]').click();
  const label = say('builder-heat-cell', { cell: 5, limit: 3, ground: 'dry' });
  await expect.poll(() => page.locator(cell('5')).getAttribute('aria-label')).toBe(label);
  await page.locator('[data-brush="tunnel"]').click();
  await page.locator(cell('9')).click();
  const dark = say('builder-heat-cell', { cell: 9, limit: 0, ground: 'tunnel' });
  await expect.poll(() => page.locator(cell('9')).getAttribute('aria-label')).toBe(dark);
  // A corner is dragged to another space, a Legend line laid, the laps set; an empty table is one step back.
  const corner = (id: string) => expect.poll(() => obstacle(eve, id));
  await page.locator('[data-brush="tunnel"]').click();
  const [from, to] = [await eve.spot(cell('5')), await eve.spot(cell('4'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await corner('4').toBe('limit-3');
  await page.locator(cell('3')).click();
  await page.locator('[data-piece="legend-line"]').click();
  const there = say('builder-heat-legend-line', { limit: 3, on: 'false' });
  await page.locator('[data-piece="legend-line"]', { hasText: there }).waitFor();
  await page.getByText(say('builder-whole-track'), { exact: true }).click();
  await page.locator('[data-setting="laps"] input').fill('4');
  await page.locator('[data-setting="laps"] input').press('Enter');
  const laps = page.locator('[data-figure="laps"]', { hasText: say('builder-heat-figure-laps', { count: 4 }) });
  await laps.waitFor();
  await page.getByRole('button', { name: say('builder-anew') }).click();
  await corner('4').toBeNull();
  await page.getByRole('button', { name: say('builder-undo') }).click();
  await corner('4').toBe('limit-3');
  await laps.waitFor();
  await eve.expectWords();
  await eve.expectAccessible();
  await page.getByRole('button', { name: say('builder-race'), exact: true }).click();
  await page.waitForURL('**/table/**');
  await eve.expectAsked();
  eve.expectNoTrouble();
  await eve.leave();
});

test('a rally is planned road by road, with snow, service and a split point', async () => {
  const dan = await Person.arrive(server, { viewport: { width: 768, height: 1024 } });
  const { page, say } = dan;
  await dan.visit('/build/rallyman');
  const piece = (id: string) => page.locator(`[data-piece="${id}"]`);
  const route = (text: string) => expect.poll(() => page.locator(cell('stage.1')).innerText()).toContain(text);
  await page.locator(cell('stage.1')).click();
  await piece('J1-J4').click();
  await route('C3-C8 J1-J4');
  await piece('reverse').click();
  await route('J4-J1 C8-C3');
  await piece('snow-J').click();
  await page.getByRole('button', { name: say('builder-rallyman-snow', { zone: 'J', on: 'false' }) }).waitFor();
  await page.locator(cell('stage.new')).click();
  await piece('L2-L3').click();
  await page.locator(cell('stage.2')).waitFor();
  await page.locator(cell('stage.1.8')).click();
  await piece('split').click();
  const splits = ['straight', 'corner', 'bump'].map((kind) =>
    say('builder-rallyman-space', { stage: 1, space: 9, kind, split: 'true' }),
  );
  await expect
    .poll(async () => splits.includes((await page.locator(cell('stage.1.8')).getAttribute('aria-label')) ?? ''))
    .toBe(true);
  const service = page.locator('[data-service="1"]');
  const before = await service.getAttribute('aria-pressed');
  await service.click();
  await expect.poll(() => service.getAttribute('aria-pressed')).not.toBe(before);
  expect(await state(dan)).toBe(say('builder-ready'));
  await dan.expectWords();
  await dan.expectAccessible();
  await page.getByRole('button', { name: say('builder-race'), exact: true }).click();
  await page.waitForURL('**/table/**');
  await dan.expectAsked();
  const { table } = (await (await page.request.get(`/api/tables/${dan.code}`)).json()) as { table: ShownTable };
  expect(table.options.rally).toMatchObject({
    stages: [{ route: 'J4-J1 C8-C3', splits: expect.arrayContaining([8]) as number[] }, { route: 'L2-L3' }],
    service_after: before === 'true' ? [] : [1],
    weather: 'fixed',
    snow: ['J'],
  });
  dan.expectNoTrouble();
  await dan.leave();
});

test('a stage is laid at both ends, looked at from near, and taken back by a key', async () => {
  const eve = await Person.arrive(server, { ...PHONE, language: 'uk' });
  const { page, say } = eve;
  await eve.visit('/build/rallyman');
  const name = page.locator(cell('stage.1'));
  const route = (text: string) => expect.poll(() => name.locator('.route').innerText()).toBe(text);
  await page.locator('[data-end="1-on"]').tap();
  await page.locator('[data-piece="J1-J4"]').tap();
  await route('C3-C8 J1-J4');
  await page.getByText(say('builder-rallyman-danger-map')).waitFor();
  await page.locator('[data-end="1-front"]').tap();
  const before = page.locator('[data-piece]:not([data-piece="shorten"])').first();
  const road = (await before.getAttribute('data-piece')) ?? '';
  await before.tap();
  await route(`${road} C3-C8 J1-J4`);
  // From near, and all of it again.
  const map = page.locator('[data-stage="1"] > svg');
  const seen = () => map.evaluate((element) => (element as SVGSVGElement).viewBox.baseVal.width);
  const whole = await seen();
  await page.getByRole('button', { name: say('builder-closer') }).tap();
  await expect.poll(seen).toBeLessThan(whole);
  await page.getByRole('button', { name: say('builder-whole') }).tap();
  await expect.poll(seen).toBe(whole);
  // The key that takes a tile or an obstacle away takes a road away too, at the end that is chosen.
  await page.locator('[data-end="1-front"]').press('Delete');
  await route('C3-C8 J1-J4');
  await name.press('Delete');
  await route('C3-C8');
  await eve.expectFits();
  await eve.expectWords();
  await eve.expectAccessible();
  eve.expectNoTrouble();
  await eve.leave();
});
