/** A circuit of one's own: built by tapping and by keyboard, shared, raced, published and remixed. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { Person } from './person';
import { PHONE } from './pictures';

const server = inject('server');
const GAME = 'gt';

let ann: Person;

beforeAll(async () => {
  ann = await Person.arrive(server, { viewport: { width: 1440, height: 900 } });
});

afterAll(async () => {
  ann.expectNoTrouble();
  await ann.leave();
});

const state = (who: Person) => who.page.locator('.state').innerText();
const tiles = (who: Person) => who.page.locator('[data-tile]').count();
const expectTiles = (who: Person, count: number) => expect.poll(() => tiles(who)).toBe(count);

async function lay(who: Person, piece: string): Promise<void> {
  const count = await tiles(who);
  await who.page.locator(`[data-piece="${piece}"]`).first().click();
  await expectTiles(who, count + 1);
}

test('a circuit is laid, undone, closed, shared by a link and raced on', async () => {
  const { page, say } = ann;
  await ann.visit(`/build/${GAME}`);
  await expectTiles(ann, 1);
  for (const piece of ['103a', '112a', '105a']) await lay(ann, piece);
  // A piece dragged onto the table, to a free place far from the road.
  const piece = await ann.spot('[data-piece="104a"]');
  const table = (await page.locator('.board').boundingBox())!;
  await page.mouse.move(piece.x, piece.y);
  await page.mouse.down();
  await page.mouse.move(table.x + table.width / 2, table.y + table.height / 2, { steps: 3 });
  await page.mouse.move(table.x + 40, table.y + table.height - 30, { steps: 3 });
  await page.mouse.up();
  await expectTiles(ann, 5);
  await page.keyboard.press('Control+z');
  await expectTiles(ann, 4);
  // A tile in place of another, turned, dragged away and back by undo.
  await page.locator('[data-place="tile-1"]').click();
  await page.locator('[data-piece="104a"]').first().click();
  await expect.poll(() => page.locator('[data-place="tile-1"]').getAttribute('aria-label')).toContain('104a');
  const from = await ann.spot('[data-place="tile-3"]');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 30, from.y + 30);
  const far = (await page.locator('.board').boundingBox())!;
  await page.mouse.move(far.x + 20, far.y + far.height - 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.locator('[data-end]').count()).toBe(4);
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.locator('[data-end]').count()).toBe(2);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => page.locator('[data-end]').count()).toBe(4);
  await page.getByRole('button', { name: say('builder-undo') }).click();
  await expect.poll(() => page.locator('[data-end]').count()).toBe(2);
  expect(await state(ann)).toBe(say('builder-not-ready', { count: 1 }));
  await page.getByRole('button', { name: say('builder-close') }).click();
  const way = page.getByRole('button', { name: say('builder-way', { number: 1 }) });
  await way.waitFor();
  await expect.poll(() => page.getByRole('button', { name: say('builder-close') }).isEnabled()).toBe(true);
  await ann.expectAccessible();
  await way.click();
  await expect.poll(() => state(ann)).toBe(say('builder-ready'));
  await page.getByLabel(say('builder-name')).first().fill('Lakeside');
  await page.keyboard.press('Tab');
  await page.getByText(say('builder-out'), { exact: true }).click();
  await page.getByRole('button', { name: say('builder-link') }).click();
  const link = await page.locator('input.link').inputValue();
  expect(link).toContain('#track=');
  await ann.expectWords();
  await ann.expectAccessible();

  // Somebody else opens the link: the circuit is in it.
  const bob = await Person.arrive(server, { ...PHONE, language: 'uk', theme: 'dark' });
  await bob.page.goto(link);
  await expect.poll(() => state(bob)).toBe(bob.say('builder-ready'));
  expect(await tiles(bob)).toBe(await tiles(ann));
  await bob.expectFits();
  await bob.expectWords();
  await bob.page.getByRole('button', { name: bob.say('builder-race'), exact: true }).click();
  await bob.page.waitForURL('**/table/**');
  await bob.expectAsked();
  bob.expectNoTrouble();
  await bob.leave();
});

test('a circuit is made up, published, found in the gallery and remixed', async () => {
  const { page, say } = ann;
  await ann.visit(`/build/${GAME}`);
  await page.getByText(say('builder-generate'), { exact: true }).click();
  await page.getByLabel(say('builder-gt-wish-length')).fill('12');
  await page.getByRole('button', { name: say('builder-make') }).click();
  await expectTiles(ann, 12);
  await page.locator('summary', { hasText: say('builder-publish') }).click();
  const form = page.locator('details form').last();
  await form.getByLabel(say('builder-name')).fill('Morning Ring');
  await form.getByRole('button', { name: say('builder-publish-do') }).click();
  await page.getByRole('link', { name: say('builder-published-look') }).click();
  await page.getByRole('heading', { name: 'Morning Ring' }).waitFor();
  await page.getByRole('img', { name: /Morning Ring/ }).waitFor();
  await ann.expectAccessible();
  await page.goto('/gallery');
  await page.getByLabel(say('gallery-search')).fill('morn');
  await page.getByRole('link', { name: /Morning Ring/ }).click();
  await page.getByRole('link', { name: say('gallery-remix'), exact: true }).click();
  await expectTiles(ann, 12);
  // Another side up somewhere makes it another track; the same again is refused.
  await page.locator('summary', { hasText: say('builder-publish') }).click();
  const again = page.locator('details form').last();
  await again.getByRole('button', { name: say('builder-publish-do') }).click();
  await again.getByText(say('builder-published-before')).waitFor();
  await ann.expectWords();
});

test('the keyboard alone builds, on a narrow screen', async () => {
  const eve = await Person.arrive(server, { viewport: { width: 360, height: 640 }, language: 'ru', keyboard: true });
  const { page } = eve;
  await eve.visit(`/build/${GAME}`);
  await page.locator('[data-end]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-piece="112a"]').first().focus();
  await page.keyboard.press('Enter');
  await expectTiles(eve, 2);
  const tile = page.locator('[data-place="tile-1"]');
  await tile.focus();
  await page.keyboard.press(' ');
  const right = await tile.getAttribute('aria-label');
  await page.keyboard.press('r');
  await expect.poll(() => tile.getAttribute('aria-label')).not.toBe(right);
  await page.keyboard.press('Delete');
  await expectTiles(eve, 1);
  await page.keyboard.press('Control+z');
  await expectTiles(eve, 2);
  await page.reload();
  await expectTiles(eve, 2);
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.locator('[data-tile]').first().isVisible()).toBe(true);
  await eve.expectFits();
  await eve.expectWords();
  await eve.expectAccessible();
  eve.expectNoTrouble();
  await eve.leave();
});
