/** A season of two races with a friend, a bot and a substitute, its public page; a round robin and a knock-out. */
import { expect, inject } from 'vitest';

import { Person } from './person';
import { inspect } from './pictures';
import { long, test } from './tiers';

const server = inject('server');
const PATIENCE = 120_000;

const button = (person: Person, key: string, values = {}) =>
  person.page.getByRole('button', { name: person.say(key, values), exact: true });
const field = (person: Person, key: string) => person.page.getByLabel(person.say(key), { exact: true });
const link = (person: Person, key: string) => person.page.getByRole('link', { name: person.say(key), exact: true });
/** A row of the standings as it is read. */
const standing = (person: Person, name: string) => person.page.locator('tbody tr').filter({ hasText: name });
const points = async (person: Person, name: string) =>
  Number(await standing(person, name).locator('.points').innerText());

/** From the start page to the form, with this game. */
async function begin(person: Person, name: string): Promise<void> {
  await person.visit('/');
  await person.page
    .getByRole('main')
    .getByRole('link', { name: person.say('web-championship') })
    .click();
  await person.page.getByRole('radio', { name: 'Ралі' }).check();
  await field(person, 'champ-name').fill(name);
}

/** Two races of one lap. */
async function twoShortRaces(person: Person): Promise<void> {
  await button(person, 'champ-remove-race', { number: 3 }).click();
  for (const number of [1, 2]) {
    await button(person, 'champ-edit', { number }).click();
    await field(person, 'option-rali-laps').selectOption('1');
    await button(person, 'champ-done').click();
  }
}

long('friends race a season of two races, one of them by a substitute', { timeout: 2 * PATIENCE }, async () => {
  const ann = await Person.arrive(server, {}, 71);
  await begin(ann, 'Friday cup');
  await twoShortRaces(ann);
  await field(ann, 'champ-driver').fill('Ann');
  await button(ann, 'champ-add-bot').click();
  await inspect(ann, 'championship-new');
  await button(ann, 'champ-make').click();
  const invitation = await field(ann, 'champ-invite-link').inputValue();
  await button(ann, 'room-qr').click();
  await ann.page.getByAltText(ann.say('room-qr-of')).waitFor();

  const bob = await Person.arrive(server, { language: 'uk', viewport: { width: 360, height: 740 } }, 72);
  await bob.page.goto(invitation);
  await field(bob, 'champ-driver').fill('Bob');
  await inspect(bob, 'championship-join');
  await button(bob, 'champ-join').click();
  await standing(bob, 'Bob').waitFor();
  await standing(ann, 'Bob').waitFor();

  // One click opens the race; the friend is led to his seat.
  await button(ann, 'champ-open-race', { number: 1 }).click();
  await ann.page.waitForURL('**/table/**');
  await link(bob, 'champ-take-seat').waitFor();
  await bob.visit('/');
  await bob.page.getByRole('link', { name: bob.say('web-take-your-seat') }).waitFor();
  await inspect(bob, 'championship-home');
  await bob.page.getByRole('link', { name: bob.say('web-take-your-seat') }).click();
  await bob.page.waitForURL('**/table/**');
  await ann.page.locator('.seats li').filter({ hasText: 'Bob' }).waitFor();
  await ann.startAnyway();
  for (const person of [ann, bob]) await person.controls.waitFor();
  await Promise.all([ann.autopilot(), bob.autopilot()]);
  // The finish tells what the race brought, before anybody looks at the season.
  await bob.page.getByText(bob.say('champ-after', { championship: 'Friday cup', number: 1, count: 2 })).waitFor();
  await bob.expectAccessible();
  await link(bob, 'web-championship').click();
  await expect.poll(async () => (await points(bob, 'Ann')) + (await points(bob, 'Bob'))).toBeGreaterThan(2);

  // The friend is missing: somebody else drives for him by his link, and what she scores is his.
  await link(ann, 'web-championship').click();
  const before = await points(ann, 'Bob');
  await button(ann, 'champ-open-race', { number: 2 }).click();
  await ann.page.waitForURL('**/table/**');
  const cid = await Person.arrive(server, { viewport: { width: 360, height: 740 } }, 75);
  await cid.join(await field(ann, 'web-invite-link').inputValue(), 'Cid');
  await ann.startAnyway();
  for (const person of [ann, cid]) await person.controls.waitFor();
  await Promise.all([ann.autopilot(), cid.autopilot()]);

  const stranger = await Person.arrive(server, { language: 'ru' }, 73);
  const page = new URL(invitation).pathname;
  await stranger.page.goto(page);
  await stranger.page.getByText(stranger.say('champ-for', { who: 'Cid', owner: 'Bob' })).waitFor();
  expect(await points(stranger, 'Bob')).toBeGreaterThan(before);
  expect(await stranger.page.getByRole('status').innerText()).toContain('!');
  expect(await link(stranger, 'champ-replay').count()).toBe(2);
  expect(await stranger.page.getByRole('button', { name: stranger.say('champ-end') }).count()).toBe(0);
  await inspect(stranger, 'championship-stranger');
  await link(stranger, 'champ-replay').first().click();
  await stranger.page.waitForURL('**/replay/**');
  for (const person of [ann, bob, cid, stranger]) {
    await person.expectWords();
    person.expectNoTrouble();
    await person.leave();
  }
});

long('in a round robin everybody meets everybody, and a bot drives for who is missing', async () => {
  const ann = await Person.arrive(server, {}, 76);
  await begin(ann, 'Round and round');
  await twoShortRaces(ann);
  await ann.page.getByRole('radio', { name: ann.say('champ-format-round-robin') }).check();
  await field(ann, 'champ-driver').fill('Ann');
  await button(ann, 'champ-add-bot').click();
  await ann.page.locator('.bot select').selectOption('random');
  await button(ann, 'champ-make').click();
  const invitation = await field(ann, 'champ-invite-link').inputValue();
  const bob = await Person.arrive(server, { language: 'ru' }, 77);
  await bob.page.goto(invitation);
  await field(bob, 'champ-driver').fill('Bob');
  await button(bob, 'champ-join').click();
  await standing(ann, 'Bob').waitFor();
  await ann.page.getByLabel(ann.say('champ-draw-seats')).selectOption('2');
  await button(ann, 'champ-draw').click();
  await inspect(ann, 'championship-round-robin');

  const season = new URL(ann.page.url()).pathname;
  const replays = link(ann, 'champ-replay');
  for (const number of [1, 2, 3]) {
    await button(ann, 'champ-open-race', { number }).click();
    await ann.page.waitForURL('**/table/**');
    await button(ann, 'room-start-bots', { count: 1 }).or(button(ann, 'web-start')).click();
    await ann.controls.waitFor();
    await ann.autopilot();
    await ann.page.goto(season);
    await expect.poll(() => replays.count(), { timeout: PATIENCE }).toBe(number);
  }
  await ann.page.locator('.champion').waitFor();
  expect(await ann.page.getByText(ann.say('champ-for-bot', { owner: 'Bob' })).count()).toBe(2);
  // Each of the three has raced each of the others: one of three races went without them.
  const rows = await ann.page.locator('tbody tr').allInnerTexts();
  expect(rows.map((row) => row.split('–').length - 1)).toEqual([1, 1, 1]);
  await bob.page.reload();
  await bob.page.locator('.champion').waitFor();
  for (const person of [ann, bob]) {
    await person.expectWords();
    person.expectNoTrouble();
    await person.leave();
  }
});

test('a knock-out of four bots ends with a winner', { timeout: PATIENCE }, async () => {
  const ann = await Person.arrive(server, {}, 74);
  await begin(ann, 'Bots only');
  await twoShortRaces(ann);
  await ann.page.getByRole('radio', { name: ann.say('champ-format-knock-out') }).check();
  await field(ann, 'champ-i-drive').uncheck();
  for (let bots = 0; bots < 4; bots += 1) await button(ann, 'champ-add-bot').click();
  for (const level of await ann.page.locator('.bot select').all()) await level.selectOption('random');
  await button(ann, 'champ-make').click();
  await button(ann, 'champ-draw').click();
  const season = new URL(ann.page.url()).pathname;
  for (const number of [1, 2, 3]) {
    await button(ann, 'champ-open-race', { number }).click();
    await ann.page.waitForURL('**/table/**');
    await ann.page.goto(season);
    const replays = link(ann, 'champ-replay');
    await expect.poll(() => replays.count(), { timeout: PATIENCE }).toBe(number);
  }
  await ann.page.locator('.champion').waitFor();
  const places = await ann.page.locator('tbody .place').allInnerTexts();
  expect(places).toHaveLength(4);
  expect(places[0]).toBe('1');
  await inspect(ann, 'championship-knock-out');
  ann.expectNoTrouble();
  await ann.leave();
});
