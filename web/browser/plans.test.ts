/** A turn that is planned while others drive, in a race of days. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Person } from './person';
import { Server } from './server';

interface State {
  moment: number;
  pending: number[];
  legal: { action: number }[];
}

let server: Server;

beforeAll(async () => {
  server = await Server.open();
});

afterAll(async () => {
  await server.close();
});

async function ask<Answer>(person: Person, method: string, path: string, data?: unknown): Promise<Answer> {
  const answer = await person.page.request.fetch(path, { method, data, headers: { origin: server.address } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json().catch(() => null)) as Answer;
}

test('a turn is planned, withdrawn, planned again and played when it comes', async () => {
  const ann = await Person.arrive(server.address, {}, 1);
  const bob = await Person.arrive(server.address, {}, 2);
  for (const [person, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    await person.visit('/');
    await ask(person, 'PUT', '/api/me', { name });
  }
  const clock = { kind: 'days', days: 2 };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const opened = await ask<{ table: { code: string } }>(ann, 'POST', '/api/tables', { game: 'gt', seats, clock });
  const { code } = opened.table;
  await ask(bob, 'POST', `/api/tables/${code}/seats/1`, {});
  await ask(ann, 'POST', `/api/tables/${code}/start`, {});

  const stateOf = (person: Person, seat: number) => ask<State>(person, 'GET', `/api/tables/${code}/state?seat=${seat}`);
  /** Decides as a program would, with care, while it is this seat's turn. */
  const decide = async (person: Person, seat: number): Promise<void> => {
    for (;;) {
      const { moment, pending, legal } = await stateOf(person, seat);
      if (!pending.includes(seat)) return;
      await ask(person, 'POST', `/api/tables/${code}/moves`, { seat, moment, action: legal.at(-1)!.action });
    }
  };
  await decide(ann, 0);
  await ann.page.goto(`/table/${code}`);
  const { page, say } = ann;
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });

  /** From “Plan my next turn” to a plan that is left. */
  const plan = async (): Promise<void> => {
    await button('plan-begin').click();
    await page.getByText(say('plan-making')).waitFor();
    await expect
      .poll(
        async () => {
          if (await button('plan-leave').isVisible()) return true;
          await ann.act();
          return false;
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    await page.getByLabel(say('plan-anyway')).check();
    await button('plan-leave-anyway').click();
    await page.getByText(say('plan-loose')).waitFor();
  };

  await plan();
  await ann.expectAccessible();
  await page.reload();
  await page.getByText(say('plan-loose')).waitFor();
  await button('plan-withdraw').click();
  await plan();
  expect(await page.title()).not.toContain(say('web-your-turn'));

  const driven = async () => {
    const { events } = await ask<{ events: { seat: number }[] }>(bob, 'GET', `/api/tables/${code}/log?seat=1`);
    return events.filter(({ seat }) => seat === 0).length;
  };
  const before = await driven();
  await decide(bob, 1);
  await expect.poll(driven).toBeGreaterThan(before);
  await expect.poll(() => page.getByText(say('plan-loose')).count()).toBe(0);
  expect(bob.heard.join('')).not.toContain('planned');
  expect(ann.troubles).toEqual([]);
  await Promise.all([ann.leave(), bob.leave()]);
});
