import { expect, inject } from 'vitest';

import { Person } from './person';
import { picture } from './pictures';
import { ASIDE, expectFramed, expectInReach, judge, UPRIGHT } from './reach';
import { long, test } from './tiers';
import { say } from './words';

const server = inject('server');

const REACHED = 'every decision of %s is in reach on a phone of %j';
test.each([['gt', UPRIGHT]] as const)(REACHED, expectInReach);
long.each([
  ['gt', ASIDE],
  ['heat', UPRIGHT],
  ['heat', ASIDE],
  ['rallyman', UPRIGHT],
  ['rallyman', ASIDE],
  ['rali', UPRIGHT],
  ['rali', ASIDE],
] as const)(REACHED, expectInReach);

const FRAMED = 'what can be reached in %s, and a hint, is in the picture on a phone of %j';
test.each([
  ['heat', UPRIGHT],
  ['gt', ASIDE],
] as const)(FRAMED, expectFramed);
long.each([
  ['heat', ASIDE],
  ['gt', UPRIGHT],
] as const)(FRAMED, expectFramed);

test('what drives in Ралі is whole on a phone while the coach speaks', async () => {
  const ann = await Person.arrive(server, { viewport: UPRIGHT, hasTouch: true }, 34);
  await ann.raceNow('Ралі');
  const go = ann.controls.locator('.go:enabled');
  await ann.drive(() => go.isVisible());
  await ann.controls.locator('.coach').waitFor();
  const faults = async () => (await ann.page.evaluate(judge, { controls: say('web-controls'), thumb: 40 })).faults;
  await expect.poll(faults).toEqual([]);
  await picture(ann.page, 'phone-rali-go');
  ann.expectNoTrouble();
  await ann.leave();
});

test('on a desk nothing scrolls into a void while a plan lies on the road', async () => {
  const ann = await Person.arrive(server, { viewport: { width: 1440, height: 900 } }, 32);
  await ann.open('gt', [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }], {});
  await ann.take((option) => option.road && option.kinds.includes('far'));
  await ann.controls.locator('.strip .laid').nth(1).waitFor();
  const { faults } = await ann.page.evaluate(judge, { controls: say('web-controls'), thumb: 0 });
  await picture(ann.page, 'desk-plan');
  expect(faults).toEqual([]);
  ann.expectNoTrouble();
  await ann.leave();
});

test.each(['heat', 'rallyman', 'rali'])('on a desk nothing of %s scrolls into a void', async (game) => {
  const ann = await Person.arrive(server, { viewport: { width: 1440, height: 900 } }, 32);
  await ann.open(game, [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }], {});
  const faults = async () => (await ann.page.evaluate(judge, { controls: say('web-controls'), thumb: 0 })).faults;
  for (let decisions = 0; decisions < 4; decisions += 1) {
    await expect.poll(faults).toEqual([]);
    await ann.take(() => true);
    await ann.expectAskedOrOver();
  }
  ann.expectNoTrouble();
  await ann.leave();
});
