import { text } from 'node:stream/consumers';

import { expect, inject } from 'vitest';

import { Person } from './person';
import { inspect } from './pictures';
import { long, test } from './tiers';
import { say } from './words';

const server = inject('server');
const ONE_LAP = { 'option-rali-laps': '1' };

async function called(person: Person, name: string): Promise<void> {
  await person.visit('/me');
  await person.page.getByLabel(say('me-name')).fill(name);
  await person.page.getByRole('button', { name: say('me-rename') }).click();
  await person.page.getByText(say('me-renamed')).waitFor();
}

const button = (person: Person, key: string) => person.page.getByRole('button', { name: say(key), exact: true });

test('a second device is linked by a code and holds the same seat, until it is signed out', async () => {
  const ann = await Person.arrive(server, {}, 21);
  await called(ann, 'Ann');
  await ann.raceNow('Ралі');
  await ann.expectAsked();
  const race = ann.page.url();

  await ann.visit('/me');
  await button(ann, 'people-link').click();
  const code = await ann.page.locator('.code').innerText();
  await ann.page.getByRole('img', { name: say('people-link-qr') }).waitFor();
  await inspect(ann, 'me-link');

  const phone = await Person.arrive(server, { viewport: { width: 360, height: 740 } }, 22);
  await phone.visit(`/link#${code}`);
  expect(phone.page.url()).not.toContain(code);
  await inspect(phone, 'link');
  await button(phone, 'people-sign-in-go').click();
  await phone.page.getByText(say('people-signed-in', { name: 'Ann' })).waitFor();
  await ann.page.getByText(say('people-linked', { device: '' }).trim()).waitFor();
  expect(await ann.page.locator('.code').count()).toBe(0);
  await phone.page.goto(race);
  await phone.expectAsked();

  // The code is worth nothing any more.
  const eve = await Person.arrive(server);
  await eve.visit('/link');
  await eve.page.getByLabel(say('people-sign-in-code')).fill(code);
  await button(eve, 'people-sign-in-go').click();
  await eve.page.getByText(say('refused-bad-code')).waitFor();

  // Signed out from the first device, the second only watches, at once.
  await ann.visit('/me');
  await ann.page
    .getByRole('listitem')
    .filter({ hasNotText: say('people-device-here') })
    .getByRole('button', { name: say('people-device-end') })
    .click();
  await phone.page.getByText(say('web-watching', { count: 1 })).waitFor();
  for (const person of [ann, phone, eve]) {
    person.expectNoTrouble();
    await person.leave();
  }
});

test('a passkey brings everything back to a new browser', async () => {
  const ann = await Person.arrive(server, {}, 23);
  const held = await authenticator(ann);
  await called(ann, 'Olena');
  await button(ann, 'people-passkey-add').click();
  await ann.page.getByText(say('people-passkey-added')).waitFor();
  await inspect(ann, 'me-passkey');
  await button(ann, 'people-passkey-add').click();
  await ann.page.getByText(say('people-passkey-there')).waitFor();
  const { credentials } = await held.send('WebAuthn.getCredentials', { authenticatorId: held.id });
  await button(ann, 'people-sign-out-everywhere').click();
  await button(ann, 'people-sign-out-yes').click();
  await ann.page.getByText(say('web-left', { how: 'out' })).waitFor();
  expect(new URL(ann.page.url()).pathname).toBe('/');
  await ann.page.reload();
  await ann.page.getByRole('link', { name: say('web-sign-in') }).waitFor();
  expect(await ann.page.getByText(say('web-left', { how: 'out' })).count()).toBe(0);

  const elsewhere = await Person.arrive(server, {}, 24);
  const synced = await authenticator(elsewhere);
  await synced.send('WebAuthn.addCredential', { authenticatorId: synced.id, credential: credentials[0]! });
  await elsewhere.visit('/link');
  await button(elsewhere, 'people-passkey-use').click();
  await elsewhere.page.getByText(say('people-signed-in', { name: 'Olena' })).waitFor();
  for (const person of [ann, elsewhere]) {
    person.expectNoTrouble();
    await person.leave();
  }
});

test('all that is kept about me can be taken along, and deleted after a second thought', async () => {
  const ann = await Person.arrive(server, {}, 27);
  await called(ann, 'Oksana');
  await ann.raceNow('Ралі');
  await ann.expectAsked();
  const race = ann.page.url();

  await ann.visit('/me');
  const [download] = await Promise.all([
    ann.page.waitForEvent('download'),
    ann.page.getByRole('link', { name: say('people-export') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('racecraft.json');
  const kept = await text(await download.createReadStream());
  for (const mine of ['"Oksana"', new URL(race).pathname.split('/').pop()]) expect(kept).toContain(mine);

  await button(ann, 'people-delete').click();
  await ann.page.getByText(say('people-delete-sure')).waitFor();
  await button(ann, 'people-keep').click();
  await ann.page.reload();
  expect(await ann.page.getByLabel(say('me-name')).inputValue()).toBe('Oksana');

  await button(ann, 'people-delete').click();
  await button(ann, 'people-delete-yes').click();
  await ann.page.getByText(say('web-left', { how: 'deleted' })).waitFor();
  expect(new URL(ann.page.url()).pathname).toBe('/');
  await ann.visit('/me');
  await expect.poll(() => ann.page.getByLabel(say('me-name')).inputValue()).not.toBe('Oksana');
  await ann.page.goto(race);
  // I hold no seat of it any more; how many watch is not the question here.
  await ann.expectShown(ann.page.getByText(/^You are watching/));
  expect(await ann.page.getByText('Oksana').count()).toBe(0);
  ann.expectNoTrouble();
  await ann.leave();
});

/** A virtual authenticator, as if a thumb lay on it. */
async function authenticator(person: Person) {
  const session = await person.context.newCDPSession(person.page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { id, send: session.send.bind(session) };
}

long('a bot drives for somebody who comes back, and to the end for somebody who resigns', async () => {
  const ann = await Person.arrive(server, {}, 25);
  await ann.setTable('Ралі', [{ kind: 'me', name: 'Ann' }, { kind: 'invited' }], ONE_LAP);
  const link = await ann.page.getByLabel(say('web-invite-link')).inputValue();
  const bob = await Person.arrive(server, {}, 26);
  await bob.join(link);
  await bob.page.getByText(say('room-tap-ready', { who: 'Ann', ready: say('room-ready') })).waitFor();
  await ann.startAnyway();
  await ann.controls.waitFor();
  await bob.controls.waitFor();

  for (const person of [ann, bob]) await person.page.getByRole('tab', { name: say('web-tab-more') }).click();
  await button(ann, 'people-mute').waitFor();
  await inspect(ann, 'table-people');
  await button(ann, 'people-hand-over').click();
  await bob.controls.getByText(say('web-autopilot', { by: 'host' })).waitFor();
  await ann.page.getByText(say('web-away', { by: 'host' }), { exact: true }).waitFor();
  await button(bob, 'web-drive-again').click();
  await ann.page.getByText(say('web-away', { by: 'host' }), { exact: true }).waitFor({ state: 'detached' });
  await button(bob, 'people-autopilot').click();
  await bob.controls.getByText(say('web-autopilot', { by: 'holder' })).waitFor();
  await ann.page.getByText(say('web-away', { by: 'holder' }), { exact: true }).waitFor();
  await inspect(bob, 'table-autopilot');
  await bob.page.reload();
  await bob.controls.getByText(say('web-autopilot', { by: 'holder' })).waitFor();
  await button(bob, 'web-drive-again').click();
  await ann.page.getByText(say('web-away', { by: 'holder' }), { exact: true }).waitFor({ state: 'detached' });

  await bob.page.getByRole('tab', { name: say('web-tab-more') }).click();
  await button(bob, 'people-resign').click();
  await button(bob, 'people-resign-yes').click();
  await ann.page.getByText(say('web-resigned', { by: 'holder' })).waitFor();
  await bob.page.getByText(say('web-watching', { count: 1 })).waitFor();
  await ann.drive();
  await bob.page.getByRole('heading', { name: say('web-over') }).waitFor();
  for (const person of [ann, bob]) {
    person.expectNoTrouble();
    await person.leave();
  }
});

test('a message is reported, and the host ends the race for everybody', async () => {
  const ann = await Person.arrive(server, {}, 27);
  await ann.setTable('Ралі', [{ kind: 'me', name: 'Ann' }, { kind: 'invited' }], ONE_LAP);
  const link = await ann.page.getByLabel(say('web-invite-link')).inputValue();
  const bob = await Person.arrive(server, { viewport: { width: 360, height: 640 } }, 28);
  await bob.join(link);
  await bob.page.getByText(say('room-tap-ready', { who: 'Ann', ready: say('room-ready') })).waitFor();
  await ann.startAnyway();
  await bob.controls.waitFor();

  for (const person of [ann, bob]) await person.page.getByRole('tab', { name: say('web-chat') }).click();
  await bob.page.getByLabel(say('web-chat-say')).fill('Rude words');
  await button(bob, 'web-chat-send').click();
  await button(ann, 'web-report-message').click();
  await ann.page.getByLabel(say('people-report-reason')).fill('He is rude');
  await inspect(ann, 'table-report');
  await button(ann, 'people-report-send').click();
  await ann.page.getByText(say('people-reported')).waitFor();

  await ann.page.getByRole('tab', { name: say('web-tab-more') }).click();
  await button(ann, 'people-mute').click();
  await button(ann, 'people-unmute').waitFor();
  await bob.page.getByLabel(say('web-chat-say')).fill('More of them');
  await button(bob, 'web-chat-send').click();
  await bob.page.locator('.talk').getByText(say('refused-muted')).waitFor();
  expect(await bob.page.getByLabel(say('web-chat-say')).inputValue()).toBe('More of them');
  await button(ann, 'people-close-race').click();
  await button(ann, 'people-close-yes').click();
  for (const person of [ann, bob]) {
    await person.controls.getByText(say('web-ended', { by: 'host' })).waitFor();
    expect(await person.page.locator('.order .asked').count()).toBe(0);
    await person.controls.getByRole('link', { name: say('web-new-table') }).waitFor();
  }
  await inspect(bob, 'table-ended');
  // What was rolled until then is proved like the dice of any other race.
  await bob.controls.getByRole('link', { name: say('web-proof', { what: 'dice' }) }).click();
  await bob.page.locator('.verdict:not(.bad)').waitFor();
  for (const person of [ann, bob]) {
    person.expectNoTrouble();
    await person.leave();
  }
});
