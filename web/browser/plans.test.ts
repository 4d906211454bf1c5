/** A turn that is planned while others drive, in a race of days: withdrawn, or played when it comes. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Person } from './person';
import { Server } from './server';

interface State {
  moment: number;
  pending: number[];
  legal: { action: number }[];
}

const DAYS = { clock: { kind: 'days', days: 2 } };

let server: Server;

beforeAll(async () => {
  server = await Server.open();
});

afterAll(async () => {
  await server.close();
});

const button = (person: Person, key: string) => person.page.getByRole('button', { name: person.say(key), exact: true });

function tellsOfAPlan(message: string): boolean {
  const { type, plan } = JSON.parse(message) as { type: string; plan?: unknown };
  return type === 'planned' && Boolean(plan);
}

/** Ann, who plans, and Bob, for whom a program decides. */
class Duel {
  private constructor(
    readonly ann: Person,
    readonly bob: Person,
    readonly game: string,
    readonly code: string,
  ) {}

  static async begin(game: string, options: object, seed: number): Promise<Duel> {
    const ann = await Person.arrive(server.address, {}, seed);
    const bob = await Person.arrive(server.address, {}, seed + 1);
    return new Duel(ann, bob, game, await ann.race([bob], ['Ann', 'Bob'], { game, options, ...DAYS }));
  }

  async #state(person: Person, seat: number): Promise<State> {
    return await person.ask<State>('GET', `/api/tables/${this.code}/state?seat=${seat}`);
  }

  /** Decides with care for a seat, as a program would, while it is asked. */
  async decide(seat: number): Promise<void> {
    const person = seat ? this.bob : this.ann;
    for (;;) {
      const { moment, pending, legal } = await this.#state(person, seat);
      if (!pending.includes(seat)) return;
      const { action } = legal.at(this.game === 'heat' ? 0 : -1)!;
      await person.ask('POST', `/api/tables/${this.code}/moves`, { seat, moment, action });
    }
  }

  /** Everybody drives until Ann waits for Bob and may plan. */
  async untilAnnMayPlan(): Promise<void> {
    const waits = async () => {
      await this.decide(0);
      if (await button(this.ann, 'plan-begin').isVisible()) return true;
      const { pending } = await this.#state(this.bob, 1);
      if (!pending.includes(0))
        await button(this.ann, 'plan-begin')
          .waitFor({ timeout: 3000 })
          .catch(() => this.decide(1));
      return await button(this.ann, 'plan-begin').isVisible();
    };
    await expect.poll(waits, { timeout: 60_000 }).toBe(true);
  }

  /** From “Plan my next turn” to a plan that is left. */
  async plan(strict: boolean): Promise<void> {
    const { ann } = this;
    await button(ann, 'plan-begin').click();
    await ann.page.getByText(ann.say('plan-making')).waitFor();
    const leave = button(ann, strict ? 'plan-leave' : 'plan-leave-anyway');
    const planned = async () => {
      if (!(await ann.page.getByText(ann.say('plan-whole')).isVisible())) {
        await ann.act();
        return false;
      }
      if (!strict) await ann.page.getByLabel(ann.say('plan-anyway')).check();
      await leave.click({ timeout: 5000 });
      return true;
    };
    await expect.poll(planned, { timeout: 60_000, interval: 150 }).toBe(true);
    await this.left(strict).waitFor();
  }

  /** What is told of a plan that is left. */
  left(strict: boolean) {
    return this.ann.page.getByText(this.ann.say(strict ? 'plan-strict' : 'plan-loose'));
  }

  /** How many events tell of Ann. */
  async driven(): Promise<number> {
    const path = `/api/tables/${this.code}/log?seat=1`;
    const { events } = await this.bob.ask<{ events: { seat: number }[] }>('GET', path);
    return events.filter(({ seat }) => seat === 0).length;
  }

  async end(): Promise<void> {
    expect(this.bob.heard.filter(tellsOfAPlan)).toEqual([]);
    expect(this.ann.heard.filter(tellsOfAPlan)).not.toEqual([]);
    this.ann.expectNoTrouble();
    await Promise.all([this.ann.leave(), this.bob.leave()]);
  }
}

test.each([
  ['gt', {}],
  ['heat', { track: 'usa' }],
])('a turn of %s is planned, withdrawn, planned again and played when it comes', async (game, options) => {
  const duel = await Duel.begin(game, options, 1);
  const { ann } = duel;
  await duel.untilAnnMayPlan();
  await duel.plan(false);
  if (game === 'gt') await ann.expectAccessible();
  await ann.page.reload();
  await duel.left(false).waitFor();
  await button(ann, 'plan-withdraw').click();
  await duel.plan(false);
  expect(await ann.page.title()).not.toContain(ann.say('web-your-turn'));
  const before = await duel.driven();
  await duel.decide(1);
  await expect.poll(() => duel.driven()).toBeGreaterThan(before);
  await expect.poll(() => duel.left(false).count()).toBe(0);
  await duel.end();
});

test('a plan for “if nothing changes” is played in GT where nothing has', async () => {
  const duel = await Duel.begin('gt', {}, 5);
  await duel.untilAnnMayPlan();
  await duel.plan(true);
  const before = await duel.driven();
  await duel.decide(1);
  await expect.poll(() => duel.driven()).toBeGreaterThan(before);
  await expect.poll(() => duel.left(true).count()).toBe(0);
  await duel.end();
});

test('a plan for “if nothing changes” waits in Rallyman for its driver, with a word, when something has', async () => {
  const duel = await Duel.begin('rallyman', {}, 3);
  const { ann } = duel;
  await duel.untilAnnMayPlan();
  await duel.plan(true);
  const before = await duel.driven();
  await duel.decide(1);
  await ann.page.getByText(ann.say('plan-dropped-changed')).waitFor();
  await ann.expectAccessible();
  await expect.poll(() => ann.page.title()).toContain(ann.say('web-your-turn'));
  await button(ann, 'plan-understood').click();
  await ann.page.getByText(ann.say('plan-dropped-changed')).waitFor({ state: 'detached' });
  await ann.expectAsked();
  expect(await duel.driven()).toBe(before);
  await duel.end();
});
