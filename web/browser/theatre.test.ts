/** Dice on the road, the hand of Heat before the board, and the offer of sound: what is thrown and played is seen. */
import { expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';

import { Person } from './person';
import { picture } from './pictures';
import { say } from './words';

const server = inject('server');
const SETTINGS = 'racecraft';

/** What has been on the road since one began to watch. */
interface Seen {
  /** The most dice that lay there at once, and those that turned over. */
  most: number;
  rolled: number;
  cards: number;
  /** Whose dice fell, by the tags at their cars. */
  throwers: string[];
  /** Warnings that flew from a die. */
  warnings: number;
}

declare global {
  interface Window {
    fallen: Seen;
    /** Frames in which a warning flew, by whether its signs were in sight. */
    signs: { seen: number; hidden: number };
    /** In milliseconds. */
    telling: { captions: { text: string; stood: number; next: string }[]; lying: number };
  }
}

/** Runs in the page: notes what appears on the road. */
function watch(): void {
  window.fallen = { most: 0, rolled: 0, cards: 0, throwers: [], warnings: 0 };
  const counted = new WeakSet<Element>();
  const count = (selector: string): number => {
    const news = [...document.querySelectorAll(selector)].filter((each) => !counted.has(each));
    for (const each of news) counted.add(each);
    return news.length;
  };
  new MutationObserver(() => {
    const { fallen: seen } = window;
    const dice = document.querySelectorAll('.theatre > .die').length;
    seen.most = Math.max(seen.most, dice);
    seen.rolled += count('.theatre .die .back');
    seen.cards += count('.theatre .sheet.open');
    seen.warnings += count('.flying-warning');
    const name = document.querySelector('.overlay .tag b')?.textContent;
    if (dice && name && !seen.throwers.includes(name)) seen.throwers.push(name);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
}

/** An animation may have to end first. */
const soon = <T>(fact: () => Promise<T>) => expect.poll(fact, { timeout: 15_000 });

const seen = (page: Page): Promise<Seen> => page.evaluate(() => window.fallen);

test('the die of everybody falls on the road; sound is offered once, and never again', async () => {
  const ann = await Person.arrive(server, { animated: true, viewport: { width: 1280, height: 1040 } }, 41);
  await ann.raceNow('Ралі');
  await ann.expectAsked();
  const offer = ann.page.getByRole('region', { name: say('web-sound-offer') });
  await offer.waitFor();
  await offer.getByRole('button', { name: say('web-sound-on') }).click();
  await offer.waitFor({ state: 'detached' });
  const kept = await ann.page.evaluate((place) => JSON.parse(localStorage.getItem(place) ?? '{}') as object, SETTINGS);
  expect(kept).toMatchObject({ sound: true, soundOffered: true });
  await ann.page.evaluate(watch);
  const pictures: string[] = [];
  await ann.drive(async () => {
    const { throwers, rolled } = await seen(ann.page);
    if (rolled > pictures.length && pictures.length < 4)
      pictures.push(await picture(ann.page, `theatre-rali-${pictures.length}`));
    return throwers.length > 1;
  });
  const { throwers, rolled } = await seen(ann.page);
  expect(throwers.length).toBeGreaterThan(1);
  expect(rolled).toBeGreaterThan(1);
  await ann.page.reload();
  await ann.expectAskedOrOver();
  expect(await offer.count()).toBe(0);
  ann.expectNoTrouble();
  await ann.leave();
});

test('the offer of sound takes no room, and is made once', async () => {
  const ann = await Person.arrive(server, { viewport: { width: 360, height: 640 }, hasTouch: true }, 47);
  await ann.open('heat', [{ kind: 'me' }], { laps: 1 });
  const offer = ann.page.getByRole('region', { name: say('web-sound-offer') });
  await offer.waitFor();
  const places = () =>
    ann.page.evaluate(() => [...document.querySelectorAll('aside > *')].map((each) => each.getBoundingClientRect().y));
  const before = await places();
  // Every gear is whole and open.
  const gears = await ann.controls.locator('.gear').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const hits = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
      return hits.every((hit) => hit && button.contains(hit));
    }),
  );
  expect(gears).toEqual([true, true, true, true]);
  await picture(ann.page, 'offer-heat-alone');
  await offer.getByRole('button', { name: say('web-sound-off') }).click();
  await offer.waitFor({ state: 'detached' });
  await expect.poll(places).toEqual(before);
  ann.expectNoTrouble();
  await ann.leave();
});

test('flat out, the dice that were laid turn over where they lie, and the car follows', async () => {
  const ann = await Person.arrive(server, { animated: true }, 42);
  await ann.open('gt', [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], {});
  await ann.expectAsked();
  await ann.page.evaluate(watch);
  const car = ann.page.locator('.stage .car[data-seat="0"]').first();
  const before = await car.getAttribute('transform');
  await ann.page.keyboard.press('1');
  await expect.poll(() => ann.page.locator('button.laid').count()).toBe(1);
  await ann.page.keyboard.press('2');
  await expect.poll(() => ann.page.locator('button.laid').count()).toBe(2);
  await ann.page.locator('.mode.flat').click();
  await soon(async () => (await seen(ann.page)).most).toBeGreaterThan(1);
  await picture(ann.page, 'theatre-gt-laid');
  const { most } = await seen(ann.page);
  await soon(async () => (await seen(ann.page)).rolled).toBeGreaterThanOrEqual(most);
  await picture(ann.page, 'theatre-gt-turned');
  await soon(() => ann.page.locator('.stage .car[data-seat="0"]').first().getAttribute('transform')).not.toBe(before);
  ann.expectNoTrouble();
  await ann.leave();
});

/** Runs in the page: how long each caption stands, what takes its place, and dice that lie there while one plans. */
function watchTelling(): void {
  window.telling = { captions: [], lying: 0 };
  let [text, since, dice] = ['', 0, 0];
  const look = (now: number) => {
    const said = document.querySelector('.caption > span:last-child')?.textContent ?? '';
    if (said !== text) {
      if (text) window.telling.captions.push({ text, stood: now - since, next: said });
      [text, since] = [said, now];
    }
    const plans = document.querySelector('.question:not(.gone) button.pick');
    const lies = plans && document.querySelector('.theatre > .die:not(.leaving)');
    dice = lies ? dice || now : 0;
    if (dice) window.telling.lying = Math.max(window.telling.lying, now - dice);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('what happened stands until it is read, and no die of a rival lies among those of a plan', async () => {
  const ann = await Person.arrive(server, { animated: true }, 44);
  const rivals = [1, 2].map(() => ({ kind: 'bot', bot: 'random' }) as const);
  await ann.open('gt', [{ kind: 'me' }, ...rivals], {});
  await ann.expectAsked();
  await ann.page.evaluate(watchTelling);
  let decisions = 0;
  await ann.drive(async () => ++decisions > 40);
  const { captions, lying } = await ann.page.evaluate(() => window.telling);
  expect(captions.length).toBeGreaterThan(4);
  // A little less, since a picture comes now and then late.
  const flashed = captions.filter(({ stood, next }) => !next && stood < 1400);
  expect(flashed).toEqual([]);
  expect(captions.filter(({ text, next }) => / plans /.test(text) && / plans /.test(next))).toEqual([]);
  expect(lying).toBeLessThan(1000);
  ann.expectNoTrouble();
  await ann.leave();
});

/** Runs in the page: whenever a warning sets off, the signs of the panel are in sight. (The last one may still be on its
 * way when the next question takes their place.) */
function watchSigns(): void {
  window.signs = { seen: 0, hidden: 0 };
  const known = new WeakSet<Element>();
  const look = () => {
    for (const warning of document.querySelectorAll('.flying-warning')) {
      if (known.has(warning)) continue;
      known.add(warning);
      const sign = document.querySelector('[data-signs]');
      const parts: Element[] = [];
      for (let each = sign; each; each = each.parentElement) parts.push(each);
      const layer = (each: Element, part?: string) => Number(getComputedStyle(each, part).zIndex) || 0;
      const covered = sign?.closest('.question.gone');
      const above = sign && (!covered || layer(sign) > layer(covered, '::after'));
      const clear = above && parts.every((each) => getComputedStyle(each).opacity !== '0');
      if (clear) window.signs.seen += 1;
      else window.signs.hidden += 1;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Own throws until a warning has flown. */
async function throwUntilWarned(ann: Person, more: () => Promise<void>): Promise<void> {
  await ann.page.evaluate(watch);
  await ann.page.evaluate(watchSigns);
  for (let turn = 0; turn < 12; turn += 1) {
    await ann.expectAsked();
    await more();
    await ann.expectAskedOrOver();
    if ((await ann.page.evaluate(() => window.signs.seen + window.signs.hidden)) > 0) break;
  }
  const { seen: inSight, hidden } = await ann.page.evaluate(() => window.signs);
  expect((await seen(ann.page)).warnings).toBeGreaterThan(0);
  expect(inSight).toBeGreaterThan(0);
  expect(hidden).toBe(0);
}

test.each([['gt'], ['rallyman']])(
  'in %s the warnings of own dice fly to the signs, which stay in sight',
  async (game) => {
    const ann = await Person.arrive(server, { animated: true }, 46);
    await ann.open(game, [{ kind: 'me' }], {});
    await throwUntilWarned(ann, async () => {
      // The most dice at once: whatever is laid, all of it flat out or as an attack.
      if (game === 'rallyman' && (await ann.page.locator('button[title=A]').count())) {
        await ann.page.keyboard.press('a');
        for (const laid of [1, 2]) {
          await ann.take((option) => option.kinds.includes('die') && !option.risky);
          await expect.poll(() => ann.page.locator('.strip li[title]').count()).toBe(laid);
        }
        await ann.page.locator('button.throw').click();
      } else if (game === 'gt' && (await ann.page.locator('.next .pick').count())) {
        for (const laid of [1, 2, 3]) {
          await ann.page.locator('.next .pick:not(.bad)').last().click();
          await expect.poll(() => ann.page.locator('button.laid').count()).toBe(laid);
        }
        await ann.page.locator('.mode.flat').click();
      } else await ann.act();
    });
    await picture(ann.page, `theatre-${game}-warned`);
    ann.expectNoTrouble();
    await ann.leave();
  },
);

test('nothing falls where less motion is asked for, and the dice are shown at the car', async () => {
  const ann = await Person.arrive(server, {}, 43);
  await ann.raceNow('Ралі');
  await ann.expectAsked();
  await ann.page.evaluate(watch);
  await ann.drive(async () => (await ann.page.locator('.overlay .tag svg').count()) > 0);
  expect(await seen(ann.page)).toMatchObject({ most: 0, rolled: 0 });
  await ann.leave();
});

test('the hand lies before the board: tapped, drawn up, explained, and played with motion', async () => {
  const ann = await Person.arrive(server, { animated: true, viewport: { width: 1440, height: 900 } }, 44);
  await ann.raceNow('Heat: Pedal to the Metal');
  await ann.expectAsked();
  // Where a machine is busy the board is drawn later than the hand, and nothing moves on a board that is not there.
  await ann.page.locator('.board .car.current').first().waitFor();
  const hand = ann.page.getByRole('list', { name: say('heat-hand-row') });
  const open = hand.locator('button:enabled');
  const chosen = hand.locator('button[aria-pressed=true]');
  // What lies ready in a first race is put back.
  await expect.poll(() => chosen.count()).toBeGreaterThan(0);
  await ann.page.keyboard.press('Backspace');
  await expect.poll(() => chosen.count()).toBe(0);
  expect(await open.first().evaluate((card: HTMLElement) => card.offsetWidth)).toBe(90);
  await open.first().click();
  expect(await chosen.count()).toBe(1);
  const card = await ann.spot('.hand button:enabled[aria-pressed=false]');
  await ann.page.mouse.move(card.x, card.y);
  await ann.page.mouse.down();
  await ann.page.mouse.move(card.x, card.y - 150, { steps: 5 });
  await picture(ann.page, 'theatre-heat-drawn');
  await ann.page.mouse.up();
  await soon(() => chosen.count()).toBe(2);
  await ann.page.getByRole('button', { name: say('heat-about-cards') }).click();
  const sheet = ann.page.getByRole('dialog', { name: say('heat-about-cards') });
  const explained = await sheet.innerText();
  const speeds = [1, 2, 3, 4].map((number) => say('heat-means', { use: 'speed', number }));
  expect(speeds.filter((speed) => explained.includes(speed))).not.toEqual([]);
  await ann.expectAccessible();
  await ann.expectWords();
  await ann.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await ann.page.evaluate(watch);
  await ann.page.keyboard.press('g');
  await soon(async () => (await seen(ann.page)).cards).toBeGreaterThan(1);
  await picture(ann.page, 'theatre-heat-played');
  ann.expectNoTrouble();
  await ann.leave();
});

test('on a phone the hand is a fan whose cards a thumb can tell apart', async () => {
  const ann = await Person.arrive(server, { viewport: { width: 360, height: 640 }, hasTouch: true }, 45);
  await ann.raceNow('Heat: Pedal to the Metal');
  await ann.expectAsked();
  const lefts = await ann.page
    .locator('.hand button')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  expect(lefts.length).toBe(7);
  for (const [index, [left = 0, right = 0]] of lefts.entries()) {
    expect(right).toBeLessThanOrEqual(360);
    if (index) expect(left - (lefts[index - 1]?.[0] ?? 0)).toBeGreaterThanOrEqual(37);
  }
  await picture(ann.page, 'theatre-heat-phone');
  await ann.leave();
});
