/** The director: who drives is in the picture, crashes are told, the winner crosses the line in sight; and the camera
 * gives way to a hand. */
import { expect, inject } from 'vitest';

import { expectDirected, remembering } from './crash';
import { Person } from './person';
import { long, test } from './tiers';

const server = inject('server');

const DIRECTED = '%s: a crash is told, and the winner crosses the line in sight';
test.each(['heat'])(DIRECTED, expectDirected);
long.each(['gt', 'rallyman', 'rali'])(DIRECTED, expectDirected);

test('the camera gives way to a hand, goes back on request, and a turn is watched again or skipped', async () => {
  const ann = await Person.arrive(server, { animated: true });
  await ann.raceNow('Ралі');
  const { page } = ann;
  const view = () => page.locator('.world').evaluate((world) => (world as HTMLElement).style.transform);
  const button = (key: string) => page.getByRole('button', { name: ann.say(key), exact: true });
  const again = page.getByRole('button', { name: ann.say('web-watch-again') });
  await ann.drive(() => again.isVisible());
  await page.locator('.map').waitFor();
  expect(await page.locator('.map .dot').count()).toBe(await page.locator('.stage-cars > .car').count());
  expect(await page.locator('.map .own').count()).toBe(1);

  // The rivals have driven: the last of them once more, with what was thrown at the car.
  await again.click();
  await button('web-skip-show').waitFor();
  await page.locator('.tag').waitFor();
  await page.keyboard.press('s');
  await again.waitFor();

  // A hand moves the camera, and nothing else does until it lets go. The director turns it when the page is calm.
  await ann.calm();
  const led = await view();
  await page.locator('.map').click({ position: { x: 20, y: 20 } });
  const away = await view();
  expect(away).not.toBe(led);
  await page.locator('.board').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(view).not.toBe(away);
  await button('web-camera-back').click();
  await expect.poll(view).toBe(led);
  expect(await button('web-camera-back').count()).toBe(0);

  // The own car is followed on request, and that is remembered.
  await button('web-follow-car').click();
  expect(await button('web-follow-car').getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await ann.expectAsked();
  await expect.poll(() => button('web-follow-car').getAttribute('aria-pressed')).toBe('true');
  await ann.expectAccessible();
  ann.expectNoTrouble();
  await ann.leave();
});

test('while rivals drive it can be skipped at any moment, and their first moves are seen', async () => {
  const ann = await Person.arrive(server, { animated: true, viewport: { width: 1280, height: 860 } }, 7);
  const { page, say } = ann;
  const bots = [1, 2, 3].map(() => ({ kind: 'bot', bot: 'rookie' }));
  await ann.visit('/');
  const wanted = { game: 'rali', seats: [...bots, { kind: 'me' }], options: { laps: 1, first: 1 }, start: true };
  const { table } = await ann.ask<{ table: { code: string } }>('POST', '/api/tables', wanted);
  await page.goto(`/table/${table.code}`);
  // Whoever rolls or drives is named by the panel, and by what is shown at the car.
  const rival = page.locator('#controls [role=status]', { hasText: /is rolling the dice|is driving/ });
  const skip = page.getByRole('button', { name: say('web-skip-show') });
  let shown = 0;
  const look = async () => {
    const [driving, skippable] = await page.evaluate(
      (name) => [
        /is rolling the dice|is driving/.test(document.querySelector('#controls [role=status]')?.textContent ?? ''),
        [...document.querySelectorAll('.strip .tool')].some((each) => each.getAttribute('aria-label') === name),
      ],
      say('web-skip-show'),
    );
    if (driving) {
      expect(skippable).toBe(true);
      shown += 1;
    }
    return shown > 20;
  };
  await rival.first().waitFor();
  await skip.waitFor();
  await ann.drive(look);
  expect(shown).toBeGreaterThan(20);
  ann.expectNoTrouble();
  await ann.leave();
});

test('where nothing shall move, nothing does: a picture and the words', async () => {
  const ann = await Person.arrive(server, { animated: true, storageState: remembering({ calm: true }) });
  await ann.raceNow('Ралі');
  await ann.page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      document.body.dataset.moved = 'yes';
      return animate.apply(this, how);
    };
  });
  let turns = 0;
  await ann.drive(() => (turns += 1) > 12);
  await ann.page.locator('.caption').waitFor();
  await ann.page.locator('.tag').waitFor();
  expect(await ann.page.locator('.world.gliding').count()).toBe(0);
  expect(await ann.page.evaluate(() => document.body.dataset.moved)).toBeUndefined();
  ann.expectNoTrouble();
  await ann.leave();
});

test.each([false, true])('styles move while a board is drawn, unless calm is wanted: %s', async (calm) => {
  const ann = await Person.arrive(server, { animated: true, storageState: remembering({ calm }) });
  await ann.page.route('**/board?*', () => undefined);
  await ann.raceNow('Ралі');
  await ann.page.locator('.drawing').waitFor();
  const moving = () => document.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
  await expect.poll(() => ann.page.evaluate(moving)).toBe(!calm);
  await ann.leave();
});
