/** Pits, service parks, tyres, accidents: what happens beside the road. */
import { expect, inject } from 'vitest';

import { Person } from './person';
import { inspect } from './pictures';
import { long, test } from './tiers';
import { say } from './words';

const server = inject('server');
const MOST_TURNS = 80;

test('GT: an accident is told, the pits change tyres and repair the damage', async () => {
  const both = await Person.arrive(server, {}, 9);
  const seats = [
    { kind: 'me', name: 'Ann' },
    { kind: 'me', name: 'Bob' },
  ] as const;
  await both.setTable('Rallyman: GT', [...seats], { 'option-gt-track': 'k1', 'option-gt-laps': '3' });
  const { page, controls } = both;
  const pits = controls.getByText(say('gt-web-stop-ask', { phase: 'pit' }));
  const dashboard = page.getByRole('region', { name: say('gt-web-my-car') });
  const damage = dashboard.locator('.broken');
  const mode = controls.locator('button.mode:not(.flat)');
  const roll = controls.getByRole('button', {
    name: new RegExp([1, 2].map((dice) => say('gt-web-throw', { dice })).join('|')),
  });
  const log = page.getByRole('tabpanel');

  /** One step and no more, in first gear; the pits are open to whoever ends like that at the edge of the road. */
  const creep = async () => {
    await controls.locator('button.pick[title$="(1)"], button.pick[title$="(C)"]').first().click();
    await mode.click();
    await roll.click();
  };
  /** Up through the gears, faster than the road allows: the car is lost, and the faster it is the more it breaks. */
  const rush = async () => {
    const laid = controls.locator('button.laid');
    for (const gear of [1, 2, 3, 4, 5, 6]) {
      const more = controls.locator('button.more').first();
      if (await more.isVisible()) await more.click();
      const die = controls.locator(`button.pick[title$="(${gear})"]`).first();
      if (!(await die.isVisible())) continue;
      const before = await laid.count();
      await die.click();
      await expect.poll(() => laid.count()).toBe(before + 1);
    }
    await mode.click();
    await roll.click();
  };
  /** Turn by turn, slowly or as fast as it goes, until something has come to pass. */
  const driveOn = async (fast: () => Promise<boolean>, done: () => Promise<boolean>) => {
    for (let turns = 0; turns < MOST_TURNS; turns += 1) {
      await both.expectAsked();
      if (await done()) return;
      const options = await both.options();
      const is = (kind: string) => options.some(({ kinds }) => kinds.includes(kind));
      if (await pits.isVisible())
        await both.take((option) => option.name.includes(say('gt-choice-pit', { work: 'none' })));
      else if (!is('pick')) await both.act();
      else if (await fast()) await rush();
      else await creep();
    }
    throw new Error(`it has not come to pass in ${MOST_TURNS} turns`);
  };
  const never = async () => false;
  const whole = async () => (await damage.count()) === 0;

  // While nothing is broken and the road is dry, nobody is asked for a stop.
  await driveOn(whole, () => page.locator('.caption.alarm').isVisible());
  await inspect(both, 'gt-accident');
  await driveOn(whole, async () => {
    if (await whole()) expect(await pits.isVisible()).toBe(false);
    return !(await whole());
  });
  await driveOn(never, async () => (await pits.isVisible()) && !(await whole()));
  await inspect(both, 'gt-pits');
  const rain = say('gt-tyre-name', { tyre: 'rain' });
  // On a dry road rain tyres gain nothing: they wait behind a line of text.
  await controls.locator('button.more').click();
  await both.take((option) => option.name.includes(say('gt-web-pit-work', { work: 'tyres', damage: 1 })));
  await log
    .getByText(new RegExp(`pits for ${rain}`))
    .first()
    .waitFor();

  await driveOn(never, async () => (await pits.isVisible()) && !(await whole()));
  await inspect(both, 'gt-pits-damaged');
  await both.take((option) => option.name.startsWith(say('gt-choice-pit', { work: 'repairs' })));
  await log
    .getByText(/pits for repairs/)
    .first()
    .waitFor();
  both.expectNoTrouble();
  await both.leave();
});

long('Rallyman: tyres are chosen before a stage, and the service park mends the car between stages', async () => {
  const ann = await Person.arrive(server, {}, 10);
  const rally = {
    name: 'Two short ones',
    weather: 'fixed',
    snow: ['C'],
    service_after: [1],
    stages: [{ route: 'C3-C8' }, { route: 'C8-C3' }],
  };
  await ann.open('rallyman', [{ kind: 'me' }], { rally });
  const question = ann.controls.getByText(say('rallyman-web-question', { phase: 'tyres' }));
  const log = ann.page.getByRole('tabpanel');
  await question.waitFor();
  await inspect(ann, 'rallyman-tyres');
  const winter = say('rallyman-tyres-name', { tyres: 'winter' });
  await ann.take((option) => option.name.toLowerCase().includes(winter));
  await log.getByText(winter).first().waitFor();

  await ann.drive(() => question.isVisible());
  await log.getByText(/at the service park\./).waitFor();
  await inspect(ann, 'rallyman-service');
  const summer = say('rallyman-tyres-name', { tyres: 'summer' });
  await ann.take((option) => option.name.toLowerCase().includes(summer));
  await log.getByText(summer).first().waitFor();
  await ann.drive();
  // Two stages and their sum.
  const sheet = ann.page.locator('.papers table').last().locator('tbody tr').first().locator('td');
  expect(await sheet.count()).toBe(3);
  await inspect(ann, 'rallyman-rally-over');
  ann.expectNoTrouble();
  await ann.leave();
});

test('Rallyman: an attack is planned die by die and taken back', async () => {
  const ann = await Person.arrive(server, {}, 14);
  await ann.raceNow('Rallyman');
  await ann.expectAsked();
  await ann.page.keyboard.press('a');
  const plan = ann.page.getByRole('list', { name: say('rallyman-web-attack') }).locator('li[title]');
  for (const laid of [1, 2]) {
    await ann.take((option) => option.kinds.includes('die') && !option.risky);
    await expect.poll(() => plan.count()).toBe(laid);
  }
  await inspect(ann, 'rallyman-attack');
  await ann.page.getByRole('button', { name: say('web-undo') }).click();
  await expect.poll(() => plan.count()).toBe(1);
  await ann.page.keyboard.press('u');
  await expect.poll(() => plan.count()).toBe(0);
  ann.expectNoTrouble();
  await ann.leave();
});

test('GT: a plan whose drive is taken back lies there again, as the coach says', async () => {
  const ann = await Person.arrive(server, {}, 17);
  await ann.raceNow('Rallyman: GT');
  await ann.expectAsked();
  const laid = ann.controls.locator('.strip .laid');
  await laid.nth(1).waitFor();
  const steps = await laid.count();
  const coach = ann.controls.locator('.coach');
  const word = await coach.innerText();
  await ann.page.keyboard.press('o');
  await ann.controls.getByRole('heading', { name: say('gt-web-drive', { step: 1, steps }) }).waitFor();
  await ann.page.keyboard.press('u');
  await expect.poll(() => laid.count()).toBe(steps);
  expect(await coach.innerText()).toBe(word);
  ann.expectNoTrouble();
  await ann.leave();
});

long('GT: the bot says what it would do, and is taken at its word', async () => {
  const ann = await Person.arrive(server, {}, 15);
  await ann.raceNow('Rallyman: GT');
  await ann.expectAsked();
  await ann.page.getByRole('button', { name: say('web-hint') }).click();
  const take = ann.page.getByRole('button', { name: say('web-advice-take') });
  await take.waitFor();
  await inspect(ann, 'gt-hint');
  const updates = () => ann.heard.filter((text) => text.startsWith('{"type":"update"')).length;
  const before = updates();
  await take.click();
  await take.waitFor({ state: 'detached' });
  await expect.poll(updates).toBeGreaterThan(before);
  ann.expectNoTrouble();
  await ann.leave();
});
