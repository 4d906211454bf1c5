import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { Person } from './person';
import { PHONE, shoot } from './pictures';
import { say } from './words';

const server = inject('server');

let ann: Person;

beforeAll(async () => {
  ann = await Person.arrive(server);
});

afterAll(async () => {
  ann.expectNoTrouble();
  await ann.leave();
});

const named = (what: string) => ann.page.getByRole('button', { name: new RegExp(`^${say(what)} ?: Ралі$`) });

test('the puzzle of the day is decided once, judged at once, and counted', async () => {
  await ann.visit('/');
  const solve = named('puzzle-solve');
  await solve.waitFor();
  await shoot(ann.page, 'puzzles');
  await solve.click();
  await ann.page.waitForURL('**/puzzle/**');
  await ann.page.getByText(say('puzzle-ask')).waitFor();
  await ann.drive(async () => (await ann.page.locator('.told').count()) > 0);
  const verdict = ann.page.locator('.told');
  await verdict.waitFor();
  // Another puzzle is at hand; why, only for whoever asks.
  await verdict.getByRole('button', { name: say('puzzle-next') }).waitFor();
  await verdict.getByText(say('puzzle-why'), { exact: true }).click();
  expect(await verdict.innerText()).toMatch(/of 1/);
  await shoot(ann.page, 'puzzle');
  await ann.expectAccessible();
  await ann.page.setViewportSize(PHONE.viewport);
  await ann.expectFits();
  await verdict.getByText(say('puzzle-why'), { exact: true }).click();
  const [answer, board] = [await verdict.boundingBox(), await ann.page.locator('.board').boundingBox()];
  expect(board!.y).toBeLessThan(PHONE.viewport.height / 2);
  expect(answer!.y + answer!.height).toBeLessThanOrEqual(board!.y);
  await shoot(ann.page, 'puzzle-phone');
  await ann.page.getByRole('link', { name: say('puzzle-back') }).click();
  // My try is remembered, here and on the page of practice.
  await named('puzzle-again').waitFor();
  await ann.visit('/practice');
  await named('puzzle-again').waitFor();
  await ann.expectFits();
  await ann.expectAccessible();
});
