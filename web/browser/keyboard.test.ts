import { expect, inject } from 'vitest';

import { Person } from './person';
import { raceByTab, raceNow, through } from './tabbing';
import { long, test } from './tiers';
import { say } from './words';

const server = inject('server');

long('wherever the focus goes it can be seen', async () => {
  const ann = await Person.arrive(server);
  const met = new Set<string>();
  for (const path of ['/', '/new?game=heat', '/learn/gt', '/tracks', '/me']) {
    await ann.visit(path);
    await ann.page.waitForLoadState('networkidle');
    for (const summary of await ann.page.locator('summary').all()) await summary.click();
    for (const kind of await through(ann)) met.add(kind);
  }
  for (const title of ['Rallyman: GT', 'Heat: Pedal to the Metal', 'Rallyman', 'Ралі']) {
    await ann.raceNow(title);
    await ann.expectAsked();
    for (const kind of await through(ann)) met.add(kind);
  }
  const kinds = ['a', 'button', 'group', 'input checkbox', 'input radio', 'input text', 'select', 'summary', 'tab'];
  expect([...met]).toEqual(expect.arrayContaining(kinds));
  ann.expectNoTrouble();
  await ann.leave();
});

long.each(['Rallyman: GT', 'Rallyman'])('a whole race of %s by Tab and Enter', raceByTab);

long('a whole race of Ралі by the keys of the game', async () => {
  const ann = await Person.arrive(server);
  await raceNow(ann, 'Ралі');
  for (let rounds = 0; !(await ann.over()); rounds += 1) {
    expect(rounds, 'the race ends').toBeLessThan(400);
    // Gears are digits, arrows draw the way and G drives it; what is not to be decided now is not heard.
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'g', '3', '2', '1']) await ann.page.keyboard.press(key);
    await ann.expectAskedOrOver();
  }
  ann.expectNoTrouble();
  await ann.leave();
});

test('GT is planned, driven and advised upon by letters and digits', async () => {
  const ann = await Person.arrive(server);
  await raceNow(ann, 'Rallyman: GT');
  const laid = ann.page.locator('button.laid');
  // What lies ready in a first race is taken off, die by die.
  await expect.poll(() => laid.count()).toBeGreaterThan(0);
  for (let left = (await laid.count()) - 1; left >= 0; left -= 1) {
    await ann.page.keyboard.press('Backspace');
    await expect.poll(() => laid.count()).toBe(left);
  }
  await ann.page.keyboard.press('1');
  await expect.poll(() => laid.count()).toBe(1);
  await ann.page.keyboard.press('2');
  await expect.poll(() => laid.count()).toBe(2);
  await ann.page.keyboard.press('Backspace');
  await expect.poll(() => laid.count()).toBe(1);
  await ann.page.keyboard.press('h');
  await ann.page.getByRole('button', { name: say('web-advice-take') }).waitFor();
  await ann.page.keyboard.press('o');
  const thrown = ann.page.locator('button.throw');
  await thrown.waitFor();
  await ann.page.keyboard.press('t');
  await thrown.waitFor({ state: 'detached' });
  ann.expectNoTrouble();
  await ann.leave();
});

test('Heat is played by the keys on its cards, and taken back', async () => {
  const ann = await Person.arrive(server);
  await raceNow(ann, 'Heat: Pedal to the Metal');
  const go = ann.page.locator('button.go');
  const picked = ann.page.getByRole('list', { name: say('heat-hand-row') }).locator('button[aria-pressed=true]');
  const card = ann.page
    .getByRole('list', { name: say('heat-hand-row') })
    .locator('button:enabled')
    .first();
  await expect.poll(() => picked.count()).toBeGreaterThan(0);
  await ann.page.keyboard.press('Backspace');
  await expect.poll(() => picked.count()).toBe(0);
  const key = /key (\S)\)/.exec((await card.getAttribute('title'))!)![1]!;
  await ann.page.keyboard.press(key.toLowerCase());
  await expect.poll(() => picked.count()).toBe(1);
  await ann.page.keyboard.press('Backspace');
  await expect.poll(() => picked.count()).toBe(0);
  await ann.page.keyboard.press(key.toLowerCase());
  await expect.poll(() => go.isEnabled()).toBe(true);
  await ann.page.keyboard.press('g');
  await go.waitFor({ state: 'detached' });
  ann.expectNoTrouble();
  await ann.leave();
});

long('after a decision by Enter the focus is at the next one, and what is taken back is told no longer', async () => {
  const ann = await Person.arrive(server);
  await ann.visit('/new?game=rallyman');
  await ann.page.locator('input[value=practice]').check({ force: true });
  await ann.page.locator('form button.main').click();
  const dice = ann.page.locator('.question button.die');
  const [caption, focused] = [ann.page.locator('.caption'), ann.page.locator('.question button:focus')];
  await dice.first().focus();
  for (const space of [1, 2]) {
    await ann.page.keyboard.press('Enter');
    await caption.filter({ hasText: new RegExp(`space ${space}\\b`) }).waitFor();
    await focused.waitFor();
  }
  await ann.page.keyboard.press('u');
  await expect.poll(() => caption.count()).toBe(0);
  // Whoever points is left alone.
  await dice.first().click();
  await caption.waitFor();
  await ann.expectAsked();
  expect(await focused.count()).toBe(0);
  ann.expectNoTrouble();
  await ann.leave();
});
