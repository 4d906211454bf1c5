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
