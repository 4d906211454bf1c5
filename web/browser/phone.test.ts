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
// Longer words.
long.each([
  ['gt', UPRIGHT, 'uk'],
  ['heat', UPRIGHT, 'uk'],
  ['rallyman', UPRIGHT, 'uk'],
  ['rali', ASIDE, 'uk'],
] as const)(`${REACHED} in %s`, expectInReach);

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

test('on an upright phone the board has the room of the panel while dice roll; a caption leads to its line', async () => {
  const ann = await Person.arrive(server, { viewport: UPRIGHT, hasTouch: true, animated: true }, 35);
  await ann.open('gt', [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }], {});
  const { page } = ann;
  await page.locator('.board .target').first().waitFor();
  // The question about sound is not over the road.
  const offer = page.getByRole('region', { name: say('web-sound-offer') });
  await ann.expectShown(offer);
  expect(await page.locator('.road .offer').count()).toBe(0);
  /** Where the board ends to the eye, and where what never moves begins. */
  const ends = () =>
    page.evaluate(() =>
      ['aside > .top', 'aside > .side'].map((each) =>
        Math.round(document.querySelector(each)!.getBoundingClientRect().top),
      ),
    );
  const [asked = 0, tabs] = await ends();
  for (const [index, key] of ['1', '2'].entries()) {
    await page.keyboard.press(key);
    await expect.poll(() => page.locator('button.laid').count()).toBe(index + 1);
  }
  await page.locator('.mode.flat').click();
  await expect.poll(async () => (await ends())[0]).toBeGreaterThan(asked + 120);
  expect((await ends())[1]).toBe(tabs);
  const caption = page.locator('.caption');
  await caption.waitFor();
  const { height } = (await caption.boundingBox())!;
  expect(height).toBeLessThan(60);
  await picture(page, 'phone-gt-low');
  await ann.expectAsked();
  await expect.poll(async () => (await ends())[0]).toBeLessThanOrEqual(asked);
  // It stands until it is read.
  const told = await caption.evaluate((button: HTMLButtonElement) => {
    button.click();
    return button.innerText;
  });
  const line = page.locator('.log button.line:focus');
  await line.waitFor();
  // The car whose turn it is, by its number and name.
  const who = (text: string) => text.split(/\s/, 2);
  expect(who(await line.innerText())).toEqual(who(told));
  ann.expectNoTrouble();
  await ann.leave();
});

test('races against bots that wait are one line above the way into the next race', async () => {
  const ann = await Person.arrive(server, { viewport: UPRIGHT, hasTouch: true }, 36);
  for (const _ of [1, 2]) {
    await ann.raceNow('Ралі');
    await ann.expectAsked();
  }
  await ann.visit('/');
  const line = ann.page.getByText(say('web-bots-wait', { count: 2 }));
  await line.waitFor();
  const races = ann.page.locator('.idle a');
  expect(await races.first().isVisible()).toBe(false);
  await picture(ann.page, 'phone-races-wait');
  await line.click();
  await expect.poll(() => races.first().isVisible()).toBe(true);
  expect(await races.count()).toBe(2);
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

test('on a desk a hint is whole, as the log gives way to it; a tab that is pressed has its room', async () => {
  const ann = await Person.arrive(server, { viewport: { width: 1440, height: 900 } }, 37);
  await ann.raceNow('Rallyman: GT');
  await ann.expectAsked();
  const { page } = ann;
  await page.getByRole('button', { name: say('web-hint'), exact: true }).click();
  const take = page.locator('.advice').getByRole('button', { name: say('web-advice-take') });
  await ann.expectShown(take);
  const side = async () => (await page.locator('.side').boundingBox())!.height;
  expect(await side()).toBeLessThan(60);
  await page.getByRole('tab', { name: say('web-tab-log') }).click();
  await expect.poll(side).toBeGreaterThan(100);
  await picture(page, 'desk-hint');
  ann.expectNoTrouble();
  await ann.leave();
});

test('on a phone that lies the start page begins with a race', async () => {
  const ann = await Person.arrive(server, { viewport: ASIDE, hasTouch: true }, 38);
  await ann.visit('/');
  const go = ann.page.getByRole('button', { name: say('web-race-now') }).first();
  await go.waitFor();
  await expect.poll(async () => (await go.boundingBox())!.y).toBeLessThan(ASIDE.height - 44);
  await ann.expectFits();
  await picture(ann.page, 'phone-start-aside');
  ann.expectNoTrouble();
  await ann.leave();
});
