import { expect, inject } from 'vitest';

import { Person } from './person';
import { inspect, PHONE, picture } from './pictures';
import { long, test } from './tiers';
import { say } from './words';

const server = inject('server');
const SHORT = { laps: 1 };

test('the finish tells why, shows podium, moments and a picture, and races again at once', async () => {
  const ann = await Person.arrive(server, {}, 7);
  await ann.open('rali', [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }, { kind: 'bot', bot: 'club' }], SHORT);
  const first = ann.code;
  await ann.drive();
  const [, why] = say('finish-why-rali-finish', { who: '' }).split('. ');
  await ann.controls.getByText(why!).waitFor();
  const places = await ann.controls.locator('ol').getByRole('listitem').allInnerTexts();
  expect(places.map((place) => /\d\./.exec(place)?.[0])).toEqual(['1.', '2.', '3.']);
  const moments = ann.controls.getByRole('listitem').getByRole('link');
  await expect.poll(() => moments.count()).toBeGreaterThan(0);

  await ann.controls.getByText(say('finish-picture')).click();
  const shared = ann.controls.getByRole('img');
  await expect.poll(() => shared.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  const save = ann.controls.getByRole('link', { name: say('finish-save-picture') });
  const below = async () => {
    const [link, panel] = await Promise.all([save.boundingBox(), ann.controls.boundingBox()]);
    return link!.y + link!.height - panel!.y - panel!.height;
  };
  await expect.poll(below, { message: 'it opens in sight' }).toBeLessThanOrEqual(0);
  const saved = ann.page.waitForEvent('download');
  await save.click();
  expect((await saved).suggestedFilename()).toBe(`racecraft-rali-${first}.png`);
  await inspect(ann, 'finish');

  await moments.first().click();
  await ann.page.waitForURL(`**/replay/${first}?ply=*`);
  await ann.page.goBack();

  await ann.controls.getByRole('button', { name: say('web-rematch') }).click();
  await ann.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(first));
  await ann.expectAsked();
  ann.expectNoTrouble();
  await ann.leave();
});

declare global {
  interface Window {
    /** How much stood above the decision at least, and whether the dashboard was always there. */
    least: number[];
  }
}

long('alone nothing collapses while the car crosses the line', async () => {
  const ann = await Person.arrive(server, { animated: true, viewport: { width: 1280, height: 1040 } }, 9);
  await ann.page.addInitScript(() => localStorage.setItem('racecraft', JSON.stringify({ pace: 4 })));
  await ann.open('heat', [{ kind: 'me' }], SHORT);
  await ann.page.getByRole('region', { name: say('solo-title') }).waitFor();
  await ann.controls.locator('.dashboard').waitFor();
  await ann.page.evaluate(() => {
    const look = () => {
      const panel = document.querySelector<HTMLElement>('.table:not(.ended) #controls');
      if (!panel) return;
      const above = document.querySelector('aside .top')?.childElementCount ?? 0;
      const heights = [above, panel.querySelector('.dashboard') ? 1 : 0];
      window.least = heights.map((height, index) => Math.min(height, window.least?.[index] ?? Infinity));
      requestAnimationFrame(look);
    };
    look();
  });
  const before = await ann.page.evaluate(() => window.least);
  expect(before).toEqual([2, 1]);
  await ann.drive();
  await ann.controls.getByText(say('solo-first-best')).waitFor();
  expect(await ann.page.evaluate(() => window.least)).toEqual(before);
  ann.expectNoTrouble();
  await ann.leave();
});

long('alone: medals, a ghost and splits after the first drive, and help is kept apart', async () => {
  const ann = await Person.arrive(server, {}, 9);
  await ann.open('rali', [{ kind: 'me' }], SHORT);
  const panel = ann.page.getByRole('region', { name: say('solo-title') });
  await panel.getByText(say('solo-no-best')).waitFor();
  expect(
    await panel
      .getByRole('list', { name: say('solo-targets') })
      .getByRole('listitem')
      .count(),
  ).toBe(3);
  expect(await ann.page.locator('.rival').count()).toBe(0);
  await ann.drive();
  await ann.controls.getByText(say('solo-first-best')).waitFor();
  await picture(ann.page, 'solo-finish');

  await ann.controls.getByRole('button', { name: say('web-rematch') }).click();
  await panel.getByText(say('solo-best')).waitFor();
  await ann.drive(async () => (await panel.getByRole('status').count()) > 0);
  await expect.poll(() => ann.page.locator('.rival').count()).toBe(1);
  expect(await panel.getByRole('status').innerText()).toMatch(/your best/);
  await picture(ann.page, 'solo-ghost');
  await ann.expectAsked();
  await ann.page.getByRole('button', { name: say('web-hint') }).click();
  // What it costs is said before.
  await ann.page.getByRole('button', { name: say('solo-hint-yes') }).click();
  await ann.controls.locator('.advice').waitFor();
  await ann.drive();
  await ann.controls.getByText(say('solo-assisted')).waitFor();
  await ann.visit('/me');
  await ann.page.getByText(say('solo-assisted-mark')).waitFor();
  ann.expectNoTrouble();
  await ann.leave();
});

async function driveAlone(game: string, options: Record<string, unknown>): Promise<void> {
  const ann = await Person.arrive(server, {}, 13);
  await ann.open(game, [{ kind: 'me' }], options);
  const panel = ann.page.getByRole('region', { name: say('solo-title') });
  await panel.getByText(say('solo-no-best')).waitFor();
  const targets = panel.getByRole('list', { name: say('solo-targets') }).getByRole('listitem');
  await expect.poll(() => targets.count(), { timeout: 60_000 }).toBe(3);
  await ann.autopilot();
  await ann.controls.locator('.result').waitFor();
  await ann.controls.getByText(say('solo-first-best')).waitFor();
  await picture(ann.page, `solo-finish-${game}`);
  await ann.controls.getByRole('button', { name: say('web-rematch') }).click();
  await panel.getByText(say('solo-best')).waitFor();
  await expect.poll(() => ann.page.locator('.rival').count()).toBe(1);
  ann.expectNoTrouble();
  await ann.leave();
}

// On tracks that no other test drives alone on: a better drive than others made would be told as a record.
const ALONE = 'alone in %s: medals to drive for, and the first drive is the best';
test.each([['gt', { track: 'k6', laps: 1 }]])(ALONE, driveAlone);
long.each([['heat', { track: 'italia', laps: 1 }]])(ALONE, driveAlone);

long('the drive of the day: one try that counts, its board, and nothing for others to see', async () => {
  const ann = await Person.arrive(server, PHONE, 11);
  await ann.visit('/');
  const card = (person: Person) =>
    person.page.getByRole('article').filter({ has: person.page.getByRole('button', { name: /: Ралі$/ }) });
  await card(ann)
    .getByRole('button', { name: say('daily-drive') })
    .click();
  await ann.page.waitForURL('**/table/**');
  // On a phone what counts stands behind a sign.
  await ann.page.getByRole('button', { name: say('web-sound-off'), exact: true }).click();
  await ann.page.getByRole('button', { name: say('solo-ranked') }).click();
  await ann.page.getByText(say('solo-ranked')).waitFor();
  await ann.expectAsked();
  expect(await ann.page.getByRole('button', { name: say('web-hint'), exact: true }).count()).toBe(0);
  const bob = await Person.arrive(server, {}, 12);
  await bob.page.goto(`/table/${ann.code}`);
  await bob.page.getByText(say('refused-day-sealed')).waitFor();
  await ann.drive();
  await ann.controls.getByText(say('daily-sealed-replay')).waitFor();
  await ann.controls.getByText(say('daily-place', { place: 1, drivers: 1 })).waitFor();
  await ann.visit('/');
  await card(ann)
    .getByText(say('daily-place', { place: 1, drivers: 1 }))
    .waitFor();
  await inspect(ann, 'daily');
  await bob.visit('/');
  const board = card(bob).getByRole('list', { name: say('daily-board') });
  await expect.poll(() => board.getByRole('listitem').count()).toBe(1);
  for (const person of [ann, bob]) {
    person.expectNoTrouble();
    await person.leave();
  }
});
