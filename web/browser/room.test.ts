/** The waiting room from an invitation to the start, ways out of a race, and links that come too late. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';

import { Person } from './person';
import { inspect } from './pictures';
import { Server } from './server';
import { long, test } from './tiers';

const server = inject('server');
const ONE_LAP = { 'option-rali-laps': '1' };

const button = (person: Person, key: string) => person.page.getByRole('button', { name: person.say(key), exact: true });
const field = (person: Person, key: string) => person.page.getByLabel(person.say(key), { exact: true });
const rows = (person: Person) => person.page.locator('.seats li');
const tab = (person: Person, key: string) => person.page.getByRole('tab', { name: person.say(key) }).click();

/** A server that waits a second for people who have left. */
let impatient: Server;

beforeAll(async () => {
  const settings = join(mkdtempSync(join(tmpdir(), 'racecraft-')), 'settings.toml');
  writeFileSync(settings, 'host_seconds = 1.0\nabsent_seconds = 1.0\n');
  impatient = await Server.open('--config', settings);
});

afterAll(async () => {
  await impatient.close();
});

test('three friends meet, race, resign, and end the race by agreement', async () => {
  const ann = await Person.arrive(server, {}, 31);
  await ann.context.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = (what) => Promise.resolve(void shared.push(what?.url));
  });
  await ann.setTable('Ралі', [{ kind: 'me', name: 'Ann' }, { kind: 'invited' }, { kind: 'open' }, { kind: 'bot' }], {
    ...ONE_LAP,
  });
  await rows(ann).nth(3).waitFor();
  const link = await field(ann, 'web-invite-link').inputValue();
  await button(ann, 'room-qr').first().click();
  await ann.page.getByAltText(ann.say('room-qr-of')).waitFor();
  await button(ann, 'room-share').first().click();
  expect(await ann.page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([link]);

  // From the link to a seat and ready: two clicks, with a name at hand.
  const bob = await Person.arrive(server, { viewport: { width: 360, height: 740 } }, 32);
  await bob.page.goto(link);
  expect(await field(bob, 'room-name').inputValue()).toMatch(/^Driver \d{4}$/);
  await inspect(bob, 'invitation');
  await field(bob, 'room-name').fill('Bob');
  await button(bob, 'room-join').click();
  await button(bob, 'room-ready').click();
  await rows(ann).filter({ hasText: 'Bob' }).getByText(ann.say('room-is-ready'), { exact: true }).waitFor();
  await field(bob, 'web-chat-say').fill('Hello!');
  await button(bob, 'web-chat-send').click();
  await ann.page.getByRole('log').getByText('Hello!').waitFor();

  // Whoever comes sits down by the table's own link, takes another car, and reads what was said before.
  const cid = await Person.arrive(server, { language: 'uk' }, 33);
  await cid.page.goto(await field(ann, 'room-table-link').inputValue());
  await field(cid, 'room-name').fill('Cid');
  await inspect(cid, 'waiting-room-stranger');
  await button(cid, 'room-join').click();
  await cid.page.getByRole('log').getByText('Hello!').waitFor();
  await button(cid, 'room-rename').click();
  await field(cid, 'room-name').fill('Bob');
  await button(cid, 'room-rename-save').click();
  await cid.page.getByRole('alert').getByText(cid.say('refused-name-taken')).waitFor();
  const yellow = cid.say('room-car', { number: 4, colour: 'yellow' });
  await cid.page.getByRole('button', { name: yellow }).click();
  await rows(ann).nth(3).filter({ hasText: 'Cid' }).waitFor();

  // The host changes the bot that has moved, takes its seat away and adds one again.
  const third = ann.page.getByLabel(ann.say('room-seat-for', { number: 3 }));
  await third.selectOption('bot rookie');
  await expect.poll(() => third.inputValue()).toBe('bot rookie');
  await ann.page.getByRole('button', { name: ann.say('web-remove-seat', { number: 3 }) }).click();
  await expect.poll(() => rows(ann).count()).toBe(3);
  const dan = await Person.arrive(server, { language: 'ru' }, 34);
  await dan.page.goto(ann.page.url());
  await dan.page.getByText(dan.say('room-full', { who: 'Ann' })).waitFor();
  await inspect(dan, 'waiting-room-full');
  await inspect(ann, 'waiting-room-host');

  await ann.startAnyway();
  for (const person of [ann, bob, cid, dan]) await person.controls.waitFor();
  await dan.page.getByText(dan.say('web-watching', { count: 1 })).waitFor();

  await tab(bob, 'web-tab-more');
  await button(bob, 'people-resign').click();
  await button(bob, 'people-resign-yes').click();
  await ann.page.getByText(ann.say('web-resigned', { by: 'holder' })).waitFor();

  await tab(cid, 'web-tab-more');
  const offer = cid.say('people-end-offer');
  await cid.page.getByRole('button', { name: offer }).click();
  await ann.page.getByText(ann.say('people-end-asked', { who: 'Ann' })).waitFor();
  await inspect(ann, 'end-offer');
  await button(ann, 'people-end-no').click();
  await cid.controls.getByText(cid.say('people-end-refused', { who: 'Ann' })).waitFor();
  await cid.page.getByRole('button', { name: offer }).click();
  await button(ann, 'people-end-yes').click();
  for (const person of [ann, bob, cid, dan])
    await person.controls.getByText(person.say('web-ended', { by: 'agreement' })).waitFor();
  for (const person of [ann, bob, cid, dan]) {
    await person.expectWords();
    person.expectNoTrouble();
    await person.leave();
  }
});

test('a slow race takes a holiday, is put away and brought back; an exercise is no race', async () => {
  const ann = await Person.arrive(server, {}, 35);
  await ann.visit('/');
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  await ann.ask('POST', '/api/tables', { game: 'rali', seats: seats.slice(1), position: {}, start: true });
  await ann.open('rali', seats as { kind: 'me' }[], {}, { clock: { kind: 'days', days: 2 } });
  await tab(ann, 'web-tab-more');
  await button(ann, 'people-holiday-begin').first().click();
  await button(ann, 'people-holiday-end').waitFor();
  await inspect(ann, 'holiday');
  await button(ann, 'people-holiday-end').click();
  await button(ann, 'people-holiday-end').waitFor({ state: 'detached' });

  const { code } = ann;
  const card = ann.page.locator(`a[href="/table/${code}"]`);
  await button(ann, 'people-put-away').click();
  await ann.page.getByRole('heading', { name: ann.say('web-welcome') }).waitFor();
  await ann.visit('/me');
  await ann.page.getByText(`${ann.say('people-away-races')} (1)`).click();
  await inspect(ann, 'put-away');
  await button(ann, 'people-bring-back').click();
  await ann.page.getByText(`${ann.say('people-away-races')} (1)`).waitFor({ state: 'detached' });
  await ann.visit('/');
  await card.waitFor();
  expect(await ann.page.getByRole('button', { name: ann.say('web-put-away') }).count()).toBe(1);
  await ann.page.getByRole('button', { name: ann.say('web-put-away') }).click();
  await card.waitFor({ state: 'detached' });
  ann.expectNoTrouble();
  await ann.leave();
});

test('links that come too late say what has happened and lead on', async () => {
  const ann = await Person.arrive(server, {}, 36);
  const bob = await Person.arrive(server, { language: 'uk' }, 37);
  for (const person of [ann, bob]) await person.visit('/');
  await ann.ask('PUT', '/api/me', { name: 'Ann' });
  const opened = async (kinds: string[]) => {
    const seats = kinds.map((kind) => ({ kind }));
    interface Opened {
      table: { code: string };
      invites: Record<string, string>;
    }
    return await ann.ask<Opened>('POST', '/api/tables', { game: 'rali', seats });
  };
  const told = async (path: string, key: string, way: string) => {
    await bob.page.goto(path);
    await bob.page.getByRole('heading', { name: bob.say(key) }).waitFor();
    await bob.page.getByRole('link', { name: bob.say(way) }).waitFor();
    await bob.expectWords();
  };
  await told('/table/nowhere', 'stale-missing', 'stale-new');
  await told('/replay/nowhere', 'stale-missing', 'stale-new');
  await told('/join/nothing', 'stale-invite', 'stale-new');
  await inspect(bob, 'stale-link');

  // Whoever still thinks about an invitation sees what becomes of the seat.
  const gone = await opened(['me', 'invited']);
  await bob.page.goto(`/join/${gone.invites[1]}`);
  await button(bob, 'room-join').waitFor();
  await ann.ask('PUT', `/api/tables/${gone.table.code}/seats/1`, { kind: 'bot', bot: 'club' });
  await bob.page.getByRole('heading', { name: bob.say('stale-full') }).waitFor();
  await bob.page.getByRole('link', { name: bob.say('stale-watch') }).waitFor();

  const kept = await opened(['me', 'invited']);
  await bob.page.goto(`/table/${kept.table.code}`);
  await bob.page.getByText(bob.say('room-by-link', { who: 'Ann' })).waitFor();
  await inspect(bob, 'waiting-room-by-link');
  // The address that the host copies is an invitation as long as there is one.
  await ann.page.goto(`/table/${kept.table.code}`);
  await expect.poll(() => ann.page.url()).toContain(`?invite=${kept.invites[1]}`);
  await bob.page.goto(ann.page.url());
  await button(bob, 'room-join').waitFor();

  const { table, invites } = await opened(['me', 'invited', 'open']);
  const place = `/api/tables/${table.code}`;
  await ann.ask('PUT', `${place}/seats/1`, { kind: 'bot', bot: 'club' });
  await told(`/join/${invites[1]}`, 'stale-bot', 'stale-table');
  await bob.page.getByRole('link', { name: bob.say('stale-table') }).click();
  await button(bob, 'room-join').click();
  await bob.page.getByText(bob.say('web-mark-you'), { exact: true }).waitFor();
  await ann.ask('POST', `${place}/seats/2/remove`);
  await bob.page.getByText(bob.say('web-removed', { host: 'Ann' })).waitFor();
  await told(`/join/${invites[1]}`, 'stale-removed', 'stale-watch');

  const begun = await opened(['me', 'invited']);
  await ann.ask('POST', `/api/tables/${begun.table.code}/start`, { fill: 'random' });
  await told(`/join/${begun.invites[1]}`, 'stale-begun', 'stale-watch');
  await ann.ask('DELETE', `/api/tables/${begun.table.code}`);
  await told(`/join/${begun.invites[1]}`, 'stale-closed', 'stale-new');
  const closed = await opened(['me', 'open']);
  await ann.ask('DELETE', `/api/tables/${closed.table.code}`);
  await told(`/table/${closed.table.code}`, 'stale-closed', 'stale-new');
  for (const person of [ann, bob]) {
    person.expectNoTrouble();
    await person.leave();
  }
});

long('a friend takes over from a host who has left, starts the race, and a bot drives for who is gone', async () => {
  const ann = await Person.arrive(impatient.address, {}, 38);
  await ann.setTable('Ралі', [{ kind: 'me', name: 'Ann' }, { kind: 'invited' }], ONE_LAP);
  const link = await field(ann, 'web-invite-link').inputValue();
  const bob = await Person.arrive(impatient.address, { viewport: { width: 360, height: 740 } }, 39);
  await bob.join(link, 'Bob');
  expect(await button(bob, 'web-start').count()).toBe(0);
  expect(await button(bob, 'people-take-over').count()).toBe(0);
  await ann.leave();

  await button(bob, 'people-take-over').waitFor();
  await inspect(bob, 'host-gone');
  await button(bob, 'people-take-over').click();
  await bob.startAnyway();
  await bob.controls.getByText(bob.say('people-absent', { who: 'Ann' })).waitFor();
  await inspect(bob, 'rescue');
  await button(bob, 'people-hand-over').click();
  await bob.expectAsked();
  bob.expectNoTrouble();
  await bob.leave();
});

test('a race whose host has left is taken over at the table', async () => {
  const ann = await Person.arrive(impatient.address, {}, 40);
  const bob = await Person.arrive(impatient.address, { language: 'uk' }, 41);
  await ann.race([bob], ['Ann', 'Bob'], { game: 'rali' });
  await ann.leave();
  await bob.drive(() => button(bob, 'people-take-over').isVisible());
  await inspect(bob, 'host-gone-race');
  await button(bob, 'people-take-over').click();
  await button(bob, 'people-hand-over').click();
  await bob.expectAsked();
  bob.expectNoTrouble();
  await bob.leave();
});

test('in a rated race without a clock a bot drives for who has gone, until they are back', async () => {
  const ann = await Person.arrive(impatient.address, {}, 42);
  const bob = await Person.arrive(impatient.address, { language: 'ru' }, 43);
  const code = await ann.race([bob], ['Ann', 'Bob'], { game: 'rali', rated: true });
  await bob.page.goto('/');
  await ann.drive(() => ann.page.getByText(ann.say('people-absent', { who: 'Bob' })).isVisible());
  await inspect(ann, 'rated-rescue');
  expect(await button(ann, 'people-take-over').count()).toBe(0);
  await button(ann, 'people-hand-over').click();
  await ann.page.getByText(ann.say('web-away', { by: 'absence' })).waitFor();
  await ann.expectAsked();
  await bob.page.goto(`/table/${code}`);
  await ann.page.getByText(ann.say('web-away', { by: 'absence' })).waitFor({ state: 'detached' });
  for (const person of [ann, bob]) {
    person.expectNoTrouble();
    await person.leave();
  }
});
