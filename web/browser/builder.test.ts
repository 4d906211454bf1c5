/** A circuit of one's own: laid by tapping, dragging and by keyboard, closed, shared, saved and raced. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { expectPictures, open, saved } from './files';
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

/** Files go out and come back as they were, as pictures too; what is no track changes nothing and gets a sentence. */
async function expectFiles(who: Person): Promise<void> {
  const { page, say } = who;
  const count = await tiles(who);
  const own = await saved(who, say('builder-file-out'));
  const foreign = await saved(who, say('builder-file-as', { kind: 'rgt' }));
  expect([own.name, foreign.name]).toEqual(['Lakeside.json', 'Lakeside.rgt']);
  for (const file of [foreign, own]) {
    await page.getByRole('button', { name: say('builder-anew') }).click();
    await expectTiles(who, 1);
    await open(who, file);
    await expectTiles(who, count);
    await expect.poll(() => state(who)).toBe(say('builder-ready'));
  }
  const told = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
  await open(who, { name: 'notes.json', bytes: Buffer.from('no track at all') });
  await told(say('builder-bad-file'));
  await open(who, { name: 'broken.json', bytes: Buffer.from('{"tiles": 7}') });
  await told(say('builder-broken-choice', { where: 'format' }));
  await open(who, { name: 'list.json', bytes: Buffer.from('[1, 2]') });
  await told(say('builder-bad-file'));
  expect(await tiles(who)).toBe(count);
  await expectPictures(who, 'Lakeside');
}

test('a circuit is laid, undone, closed, shared by a link, saved and raced on', async () => {
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
  await expectFiles(ann);

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

test('the keyboard alone builds, on a narrow screen', async () => {
  const eve = await Person.arrive(server, { viewport: { width: 360, height: 640 }, language: 'ru', keyboard: true });
  const { page } = eve;
  await eve.visit(`/build/${GAME}`);
  await page.locator('[data-end]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-piece="112a"]').first().focus();
  await page.keyboard.press('Enter');
  await expectTiles(eve, 2);
  // The next tile is at hand, without a way through the page.
  await expect.poll(() => page.locator('[data-piece]:focus').count()).toBe(1);
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
  // A key is lost on a button that waits for the step before.
  const close = page.getByRole('button', { name: eve.say('builder-close') });
  await expect.poll(() => close.isEnabled()).toBe(true);
  await close.press('Enter');
  await page.getByRole('button', { name: eve.say('builder-way', { number: 1 }) }).waitFor();
  await eve.expectFits();
  await eve.expectWords();
  await eve.expectAccessible();
  eve.expectNoTrouble();
  await eve.leave();
});
