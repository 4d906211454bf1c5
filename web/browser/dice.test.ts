import { expect, inject } from 'vitest';

import { Person } from './person';
import { shoot } from './pictures';
import { long, test } from './tiers';
import { say } from './words';

const server = inject('server');

const codeOf = (person: Person): string => new URL(person.page.url()).pathname.split('/').at(-1)!;

async function partsAt(person: Person): Promise<string[]> {
  const answer = await person.page.request.get(`/api/tables/${codeOf(person)}`);
  const { table } = (await answer.json()) as { table: { seats: { dice: string }[] } };
  return table.seats.map((seat) => seat.dice);
}

long('both browsers add their secrets without a click, in the rematch too, and the proof says so', async () => {
  const ann = await Person.arrive(server, {}, 7);
  await ann.setTable('Ралі', [{ kind: 'me', name: 'Ann' }, { kind: 'open' }], { 'option-rali-laps': '1' });
  const bob = await Person.arrive(server, {}, 8);
  await bob.page.goto(ann.page.url());
  await bob.page.getByRole('button', { name: say('web-sit') }).click();
  await bob.page.getByText(say('web-mark-you'), { exact: true }).waitFor();
  await ann.startAnyway();
  await Promise.all([ann.drive(), bob.drive()]);
  expect(await partsAt(ann)).toEqual(['revealed', 'revealed']);

  await ann.page.getByRole('link', { name: say('web-proof', { what: 'dice' }) }).click();
  await ann.page.getByText(say('proof-sealed')).waitFor();
  expect(await ann.page.getByText(say('proof-part-revealed')).count()).toBe(2);
  expect(await ann.page.getByText(say('proof-mine-same')).count()).toBe(1);
  await shoot(ann.page, 'proof-two');

  await bob.page.getByRole('button', { name: say('web-rematch') }).click();
  await bob.page.getByRole('button', { name: say('web-start') }).waitFor();
  await ann.page.goto(bob.page.url());
  await expect.poll(() => partsAt(bob)).toEqual(['sealed', 'sealed']);
  await bob.startAnyway();
  await expect.poll(() => partsAt(bob)).toEqual(['revealed', 'revealed']);
  for (const person of [ann, bob]) {
    person.expectNoTrouble();
    await person.leave();
  }
});

test('a browser that has gone is left out, and the race begins without it', async () => {
  const ann = await Person.arrive(server, {}, 9);
  await ann.setTable('Ралі', [{ kind: 'me', name: 'Ann' }, { kind: 'open' }], { 'option-rali-laps': '1' });
  const bob = await Person.arrive(server, {}, 10);
  await bob.page.goto(ann.page.url());
  await bob.page.getByRole('button', { name: say('web-sit') }).click();
  await bob.page.getByText(say('web-mark-you'), { exact: true }).waitFor();
  await bob.leave();
  await ann.startAnyway();
  await ann.page.getByText(say('web-sealing')).waitFor();
  await ann.expectAsked();
  expect(await partsAt(ann)).toEqual(['revealed', 'missing']);
  ann.expectNoTrouble();
  await ann.leave();
});
