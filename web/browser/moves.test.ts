import { expect, inject } from 'vitest';

import { Person } from './person';
import { inspect, PHONE, picture } from './pictures';
import { long, test } from './tiers';

const server = inject('server');
/** How long a busy machine may take to draw something. */
const SOON = { timeout: 60_000 };

/** A lap of two cars, with the dice that these tests have. */
const MOST_CLICKS = 45;

const ME_AND_BOT = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'rookie' }];

/** What plays the first move that is on offer or lies ready. */
const FIRST_MOVES = [
  ['Ралі', 'button.place'],
  ['Rallyman', 'button.die'],
  ['Rallyman: GT', 'button.mode:not(.flat)'],
  ['Heat: Pedal to the Metal', 'button.go:enabled'],
] as const;

test.each(FIRST_MOVES)('%s: from the start page to the first move of one’s own in two clicks', async (title, move) => {
  const ann = await Person.arrive(server, {}, 4);
  const played: string[] = [];
  ann.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"type":"play"')) played.push(String(payload));
    }),
  );
  await ann.visit('/');
  const clicks = await counted(ann);
  await ann.raceNow(title);
  await ann.expectAsked();
  await ann.page.locator(move).first().waitFor();
  await picture(ann.page, `first-move-${title.replaceAll(/\W+/g, '-')}`);
  expect(played).toEqual([]);
  const updates = () => ann.heard.filter((text) => text.startsWith('{"type":"update"')).length;
  const before = updates();
  await ann.page.locator(move).first().click();
  await expect.poll(() => played.length, SOON).toBe(1);
  await expect.poll(updates, SOON).toBeGreaterThan(before);
  expect(await clicks()).toBeLessThanOrEqual(2);
  ann.expectNoTrouble();
  await ann.leave();
});

/** Counts the clicks of a person from now on, on every page they come to. */
async function counted(person: Person): Promise<() => Promise<number>> {
  await person.context.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        if (event.isTrusted)
          sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1));
      },
      { capture: true },
    );
  });
  return () => person.page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));
}

long('a lap of Ралі is driven in whole moves, in few clicks', async () => {
  const ann = await Person.arrive(server, { animated: false }, 5);
  await ann.open('rali', ME_AND_BOT, { laps: 1 });
  const { page } = ann;
  let clicks = 0;
  const click = async (selector: string) => {
    clicks += 1;
    await page.locator(selector).first().click();
  };
  let drawn = 0;
  let turns = 0;
  for (;;) {
    await ann.expectAskedOrOver();
    if (await ann.over()) break;
    if (await page.locator('button.place').count()) await click('button.place');
    else if (await page.locator('button.gear').count()) {
      // What a gear brings is on the road before it is chosen.
      await page.mouse.move(1, 1);
      await page.locator('button.gear').first().hover();
      await expect.poll(() => page.locator('.stage .mark-landing').count(), SOON).toBeGreaterThan(0);
      if (drawn === 1) await picture(page, 'rali-landings');
      turns += 1;
      await click('button.gear');
    } else if (await page.locator('.ends button').count()) {
      // Where a move stands out it lies ready.
      const ready = await page.locator('.ends button[aria-pressed="true"]').count();
      if (!ready) await click('.ends button');
      await expect.poll(() => page.locator('.stage .way').count(), SOON).toBe(1);
      drawn += 1;
      if (drawn === 2) await inspect(ann, 'rali-move');
      await click('button.go');
    }
  }
  expect(drawn).toBeGreaterThan(4);
  // A start place, then a gear and Go in every turn, and an end where none stands out.
  console.log(`a lap of Ралі: ${clicks} clicks in ${turns} turns`);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  ann.expectNoTrouble();
  await ann.leave();
});

test('in Ралі a finger looks before it throws, and draws the way of the car', async () => {
  const ann = await Person.arrive(server, { ...PHONE, language: 'uk' }, 6);
  await ann.open('rali', ME_AND_BOT, { laps: 1 });
  const { page } = ann;
  await page.locator('button.place').first().tap();
  const gear = page.locator('button.gear').first();
  await gear.tap();
  await expect.poll(() => page.locator('.stage .mark-landing').count(), SOON).toBeGreaterThan(0);
  await picture(page, 'rali-phone-landings');
  expect(await gear.isVisible()).toBe(true);
  await gear.tap();
  // Some throws leave one way only, which is driven by itself.
  for (;;) {
    await ann.expectAsked();
    if (await page.locator('.ends li').count()) break;
    await gear.tap();
    await gear.tap().catch(() => undefined);
  }
  const [car, there] = [await ann.spot('.grip'), await ann.spot('.target.next, .target.risky')];
  await page.mouse.move(car.x, car.y);
  await page.mouse.down();
  await page.mouse.move(there.x, there.y, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => page.locator('.stage .way').count(), SOON).toBe(1);
  await expect.poll(() => page.locator('button.go').isEnabled(), SOON).toBe(true);
  await picture(page, 'rali-phone-drawn');
  await page.locator('button.go').tap();
  await expect.poll(() => page.locator('.ends li').count(), SOON).toBe(0);
  ann.expectNoTrouble();
  await ann.leave();
});

test('in GT a row that is looked at lies on the road', async () => {
  const ann = await Person.arrive(server, {}, 7);
  await ann.open('gt', ME_AND_BOT, {});
  const { page } = ann;
  const dice = page.locator('.stage .laid-die');
  await page.locator('.next .pick').first().focus();
  await expect.poll(() => dice.count(), SOON).toBe(1);
  await page.locator('.next .pick').first().blur();
  await expect.poll(() => dice.count(), SOON).toBe(0);
  // A space further away can be reached in several gears.
  await ann.take((option) => option.road && option.kinds.includes('far'));
  await expect.poll(() => dice.count(), SOON).toBeGreaterThan(1);
  for (const label of await page.locator('.target').evaluateAll((all) => all.map((one) => one.ariaLabel)))
    expect(label).not.toMatch(/#/);
  ann.expectNoTrouble();
  await ann.leave();
});

test('in Heat a space shows its Heat before a card is picked, and a hand that was played is left alone', async () => {
  const ann = await Person.arrive(server, {}, 8);
  await ann.open('heat', ME_AND_BOT, { track: 'usa', laps: 1 });
  const { page } = ann;
  await expect.poll(() => page.locator('.target').count(), SOON).toBeGreaterThan(2);
  const costs = () => page.locator('.mark-note').count();
  const paid = page.locator('.target.far, .target.risky');
  await expect.poll(costs, SOON).toBe(await paid.count());
  await picture(page, 'heat-reach');
  await ann.take((option) => option.road && !option.risky);
  const go = page.locator('button.go:enabled');
  await go.waitFor();
  const rested = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const dock = document.querySelector<HTMLElement>('[data-dock]')!;
        new MutationObserver(() => dock.inert && resolve(true)).observe(dock, { attributes: true });
      }),
  );
  await go.click();
  expect(await rested).toBe(true);
  await expect.poll(() => page.locator('[data-dock][inert]').count(), SOON).toBe(0);
  ann.expectNoTrouble();
  await ann.leave();
});

test('in Rallyman a space takes its die, asks where several lead there, and a farther one lays all dice up to it', async () => {
  const ann = await Person.arrive(server, {}, 9);
  const { page } = ann;
  let played = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"type":"play"')) played += 1;
    }),
  );
  const tap = async (cell: string) => {
    const at = await ann.spot(`[data-target="${cell}"]`);
    await page.mouse.click(at.x, at.y);
  };
  const begin = () => ann.open('rallyman', [{ kind: 'me' }], { rally: 'first_licence', stage: 1 });
  await begin();
  await tap('0');
  await expect.poll(() => played, SOON).toBe(1);
  // The die of the gear or a gas die: nothing is driven before one of them is chosen.
  await tap('1');
  await expect.poll(() => page.locator('button.all').count(), SOON).toBe(1);
  expect(await page.locator('button.die').count()).toBe(2);
  expect(played).toBe(1);
  await picture(page, 'rallyman-which-die');
  await page.locator('button.die').first().click();
  await expect.poll(() => played, SOON).toBe(2);

  await begin();
  await tap('2');
  await expect.poll(() => page.locator('.stage .laid').count(), SOON).toBe(3);
  expect(await page.locator('.stage .way').count()).toBe(1);
  expect(played).toBe(3);
  await page.locator('button.throw').waitFor();
  await picture(page, 'rallyman-attack');
  ann.expectNoTrouble();
  await ann.leave();
});
