import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { Server } from './server';
import { Person } from './person';
import { shoot } from './pictures';
import { say } from './words';

let server: Server;
let ann: Person;

beforeAll(async () => {
  server = await Server.open();
});

afterAll(async () => {
  await server.close();
});

beforeEach(async () => {
  ann = await Person.arrive(server.address, {}, 11);
  return async () => {
    ann.expectNoTrouble();
    await ann.leave();
  };
});

const banner = (person: Person) => person.page.getByText(say('web-connection-lost'));
const log = (person: Person) => person.page.locator('.log li .line').allInnerTexts();
/** The turns of the log that no longer change: the last one grows while a car drives. */
const settledLog = async (person: Person) => (await log(person)).slice(0, -1);

/** Takes a few decisions. */
async function few(person: Person, count = 4): Promise<void> {
  let left = count;
  await person.drive(() => left-- < 0);
}

test('the server is killed and comes back: a banner tells, nothing is lost, the race goes on', async () => {
  await ann.raceNow('Ралі');
  await few(ann, 12);
  await ann.expectAsked();
  const before = await settledLog(ann);
  expect(before.length).toBeGreaterThan(2);
  await server.kill();
  await banner(ann).waitFor();
  expect(await ann.options()).toEqual([]);
  await shoot(ann.page, 'connection-lost');
  await server.startAgain();
  await banner(ann).waitFor({ state: 'detached', timeout: 30_000 });
  await ann.expectAsked();
  expect((await log(ann)).slice(0, before.length)).toEqual(before);
  await ann.drive();
});

test('the network goes and comes back', async () => {
  await ann.raceNow('Ралі');
  await few(ann);
  await ann.context.setOffline(true);
  await banner(ann).waitFor();
  await ann.context.setOffline(false);
  await banner(ann).waitFor({ state: 'detached', timeout: 30_000 });
  await ann.expectAsked();
  await few(ann);
});

test('two tabs at one table show the same race, and either decides', async () => {
  await ann.raceNow('Ралі');
  const second = await ann.secondTab();
  await second.page.goto(ann.page.url());
  for (const tab of [ann, second, ann, second]) {
    await tab.page.bringToFront();
    await tab.expectAsked();
    await few(tab, 2);
  }
  await ann.expectAsked();
  await second.expectAsked();
  await expect.poll(async () => JSON.stringify(await log(second)) === JSON.stringify(await log(ann))).toBe(true);
  second.expectNoTrouble();
});

test('a page that missed the news is told so when it decides, and catches up', async () => {
  await ann.raceNow('Ралі');
  await ann.expectAsked();
  const stale = await ann.secondTab();
  let deaf = false;
  const held: (string | Buffer)[] = [];
  let release: () => void = () => undefined;
  await stale.page.routeWebSocket(/\/live$/, (socket) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((message) => (deaf ? held.push(message) : socket.send(message)));
    release = () => held.splice(0).forEach((message) => socket.send(message));
  });
  await stale.page.goto(ann.page.url());
  await stale.expectAsked();
  deaf = true;
  await ann.page.bringToFront();
  await few(ann, 6);
  await stale.page.bringToFront();
  // Not every click decides something; what does is answered, and nothing more can be done then.
  const refused = () => held.some((message) => String(message).includes('"stale"'));
  await expect.poll(async () => refused() || (await stale.act(), refused()), { timeout: 20_000 }).toBe(true);
  deaf = false;
  release();
  const known = (await settledLog(ann)).at(-1);
  await expect.poll(() => log(stale), { timeout: 20_000 }).toContain(known);
  await stale.expectAsked();
  await few(stale, 2);
  stale.expectNoTrouble();
});

test('the back button leaves the table, and the start page knows the way back to it', async () => {
  await ann.raceNow('Ралі');
  await ann.expectAsked();
  const { code } = ann;
  await ann.page.goBack();
  await ann.page.locator(`a[href="/table/${code}"]`).click();
  await ann.expectAsked();
  await ann.page.goBack();
  await ann.page.goForward();
  await ann.expectAsked();
});

test('an address leads straight to its table, and a wrong one says so', async () => {
  await ann.raceNow('Ралі');
  const address = ann.page.url();
  await ann.page.goto('about:blank');
  await ann.page.goto(address);
  await ann.expectAsked();
  await ann.visit('/table/zzzzzzzzzzzzzzzz');
  await ann.page.getByText(say('stale-missing')).waitFor();
  await ann.visit('/nowhere');
  await ann.page.getByRole('heading', { name: say('web-not-found') }).waitFor();
  await ann.page.getByRole('link', { name: say('web-home') }).click();
  await ann.page.getByRole('heading', { name: say('web-welcome') }).waitFor();
});

test('a page of an older build renews itself, and says so if even that does not help', async () => {
  const tracks = ann.page.getByRole('link', { name: say('web-tracks'), exact: true });
  await ann.visit('/');
  let gone = 0;
  // As after an update of the server: files that this page refers to are gone.
  await ann.page.route(/\/assets\/Tracks-/, (route) => (gone++ ? route.continue() : route.fulfill({ status: 404 })));
  await tracks.click();
  await ann.page.getByRole('heading', { name: say('web-tracks'), level: 1 }).waitFor();
  expect(gone).toBeGreaterThan(1);

  // Renewed a moment ago, however slow this machine is.
  await ann.page.evaluate(() => sessionStorage.setItem('racecraft-renewed', String(Date.now() + 60_000)));
  await ann.page.route(/\/assets\/Learn-/, (route) => route.fulfill({ status: 404 }));
  await ann.page.getByRole('link', { name: say('web-learn'), exact: true }).click();
  await ann.page.getByText(say('web-page-failed')).waitFor();
  await ann.page.unroute(/\/assets\/Learn-/);
  await ann.page.getByRole('button', { name: say('web-reload') }).click();
  await ann.page.getByRole('heading', { level: 1 }).waitFor();
});
