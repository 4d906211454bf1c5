import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Person } from './person';
import { inspect } from './pictures';
import { deliver, PushService } from './push';
import { Server } from './server';
import { catalogue, say } from './words';

interface State {
  moment: number;
  pending: number[];
  legal: { action: number }[];
}

const folder = mkdtempSync(join(tmpdir(), 'racecraft-notices-'));
let push: PushService;
let server: Server;

beforeAll(async () => {
  push = await PushService.open();
  const settings = join(folder, 'settings.toml');
  writeFileSync(settings, `push_service = "${push.origin}"\nnotice_seconds = 0.1\ndigest_seconds = 0.1\n`);
  server = await Server.open('--config', settings);
});

afterAll(async () => {
  await Promise.all([server.close(), push.close()]);
  rmSync(folder, { recursive: true });
});

async function ask<Answer>(person: Person, method: string, path: string, data?: unknown): Promise<Answer> {
  const answer = await person.page.request.fetch(path, { method, data, headers: { origin: server.address } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json().catch(() => null)) as Answer;
}

async function arrive(name: string, seed: number): Promise<Person> {
  const person = await Person.arrive(server.address, {}, seed);
  await person.visit('/');
  await ask(person, 'PUT', '/api/me', { name });
  return person;
}

async function openTable(person: Person, body: object): Promise<string> {
  const told = await ask<{ table: { code: string } }>(person, 'POST', '/api/tables', { game: 'rali', ...body });
  return told.table.code;
}

const stateOf = (person: Person, code: string, seat: number): Promise<State> =>
  ask<State>(person, 'GET', `/api/tables/${code}/state?seat=${seat}`);

/** Decides as a program would, while it is this seat's turn. */
async function decide(person: Person, code: string, seat: number): Promise<void> {
  for (;;) {
    const { moment, pending, legal } = await stateOf(person, code, seat);
    if (!pending.includes(seat)) return;
    await ask(person, 'POST', `/api/tables/${code}/moves`, { seat, moment, action: legal[0]!.action });
  }
}

const offer = (person: Person) => person.page.getByRole('region', { name: say('notice-offer') });

test('after a first move in a slow race a browser is offered notices, gets one, and home shows what waits', async () => {
  const [ann, bob] = [await arrive('Ann', 3), await arrive('Bob', 4)];
  await push.serve(bob);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const code = await openTable(ann, { seats, options: { laps: 1 }, clock: { kind: 'days', days: 3 } });
  await ask(bob, 'POST', `/api/tables/${code}/seats/1`, {});
  await ask(ann, 'POST', `/api/tables/${code}/start`, {});
  await decide(ann, code, 0);

  await bob.page.goto(`/table/${code}`);
  await bob.expectAsked();
  expect(await offer(bob).count()).toBe(0);
  await bob.drive(() => offer(bob).isVisible());
  await inspect(bob, 'notice-offer');
  await offer(bob)
    .getByRole('button', { name: say('notice-offer-yes') })
    .click();
  await offer(bob).getByText(say('notice-offer-done')).waitFor();

  // Nobody who is at the table is told; who has left is, once it is their turn.
  await bob.page.goto('/learn');
  await decide(ann, code, 0);
  await expect.poll(() => push.sent.length).toBe(1);
  const message = push.read();
  const told = JSON.parse(message) as { title: string; body: string; url: string };
  expect(told.title).toContain('Ралі');
  expect(told.body).toContain('Ann');
  expect(told.url).toBe(`/table/${code}`);
  const [notice] = await deliver(bob, message);
  expect(notice).toMatchObject({ title: told.title, body: told.body, tag: 'turns' });
  expect(notice!.data.address).toBe(`${server.address}/table/${code}`);

  await bob.visit('/');
  const waiting = bob.page.locator('section').filter({ has: bob.page.getByText(say('web-waiting-for-you')) });
  await waiting
    .locator(`a[href="/table/${code}"]`)
    .getByText(/^Your turn · until/)
    .waitFor();
  expect(await bob.page.title()).toBe('(1) Racecraft');
  await inspect(bob, 'home-waiting');
  await waiting.getByRole('link').click();
  await bob.expectAsked();
  // Asked once: it is not offered again.
  await bob.drive(async () => !(await stateOf(bob, code, 1)).pending.includes(1));
  expect(await offer(bob).count()).toBe(0);
  for (const person of [ann, bob]) {
    person.expectNoTrouble();
    await person.leave();
  }
});

test('my races: search, pictures with tables, records, notices and private addresses', async () => {
  const ann = await arrive('Ann', 5);
  await push.serve(ann);
  const options = { laps: 1 };
  const raced = await openTable(ann, { seats: [{ kind: 'me' }, { kind: 'me', name: 'Bob' }], options, start: true });
  const alone = await openTable(ann, { seats: [{ kind: 'me' }], options, start: true });
  for (const [code, last] of [
    [raced, 1],
    [alone, 0],
  ] as const) {
    const over = async () => {
      for (let seat = 0; seat <= last; seat += 1) await decide(ann, code, seat);
      return (await ask<{ table: { status: string } }>(ann, 'GET', `/api/tables/${code}`)).table.status;
    };
    await expect.poll(over, { timeout: 240_000 }).toBe('over');
  }

  await ann.visit('/me');
  const { page } = ann;
  const results = page.locator('section').filter({ has: page.getByRole('heading', { name: say('me-results') }) });
  await expect.poll(() => results.getByRole('listitem').count()).toBe(3);
  await results.getByText(say('me-search')).click();
  await results.getByLabel(say('me-column-rival')).fill('Bob');
  await results.getByLabel(say('me-column-rival')).press('Enter');
  await expect.poll(() => results.getByRole('listitem').count()).toBe(1);
  await results.getByRole('combobox', { name: say('me-game') }).selectOption('rali');
  await results.getByRole('combobox', { name: say('me-result'), exact: true }).selectOption('resigned');
  await results.getByText(say('me-nothing-found')).waitFor();
  await results.getByRole('button', { name: say('me-search-clear') }).click();
  await expect.poll(() => results.getByRole('listitem').count()).toBe(3);

  // Risks are counted after a race, so their pictures may come later.
  const picture = (key: string) => page.getByRole('figure', { name: say(key), exact: true });
  await picture('me-by-track').waitFor();
  await picture('me-by-place').getByText(say('me-table')).click();
  await picture('me-by-place').getByRole('table').waitFor();
  const records = page.locator('section').filter({ has: page.getByRole('heading', { name: say('me-records') }) });
  await records.locator(`a[href="/replay/${alone}"]`).waitFor();

  await page.getByRole('button', { name: say('notice-turn-on') }).click();
  await page.getByText(say('notice-browser-on')).waitFor();
  await page.getByRole('button', { name: say('notice-feed-make') }).click();
  const address = await page.getByLabel(say('notice-feed-calendar')).inputValue();
  expect(await (await page.request.get(address)).text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  await inspect(ann, 'my-races');
  // The longest words in the narrowest columns.
  await page.getByLabel(say('web-language')).first().selectOption('uk');
  await page.getByRole('heading', { name: catalogue('uk')('me-figures') }).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await ann.expectFits();
  await page.getByLabel(catalogue('uk')('web-language')).first().selectOption('en');
  await page.getByRole('button', { name: say('notice-feed-renew') }).click();
  await page.getByRole('button', { name: say('notice-feed-renew-yes') }).click();
  await expect.poll(() => page.getByLabel(say('notice-feed-calendar')).inputValue()).not.toBe(address);
  expect((await page.request.get(address)).status()).toBe(404);
  await page.getByRole('button', { name: say('notice-turn-off') }).click();
  await page.getByText(say('notice-browser-off')).waitFor();
  expect((await ask<{ endpoint: string | null }>(ann, 'GET', '/api/me/notices')).endpoint).toBe(null);
  ann.expectNoTrouble();
  await ann.leave();
});
