import { expect, inject } from 'vitest';

import { Person, type Manner } from './person';
import { inspect } from './pictures';

const server = inject('server');
/** How long a busy machine may take to draw something. */
const SOON = { timeout: 60_000 };

/** Each game in another language or light. */
const RACES: Record<string, { manner: Manner; options: Record<string, unknown>; lays: boolean }> = {
  gt: { manner: { language: 'uk' }, options: {}, lays: true },
  heat: { manner: { language: 'en', theme: 'dark' }, options: { laps: 1 }, lays: true },
  rallyman: { manner: { language: 'ru' }, options: {}, lays: false },
  rali: { manner: { language: 'en' }, options: { laps: 1 }, lays: false },
};
/** So many hints are asked for, more until one is compared with something. */
const FEW = 4;
const MANY = 20;

/** What no player says: names of spaces, cards, dice and messages, and what a program says when it has nothing. */
const RAW = /#\d|\d\.drift|\b(NaN|undefined|null|G[1-6]|RL)\b|[a-z]+-[a-z]+-[a-z]+/;

/** A hint is drawn, compared and explained, and can be played. */
export async function expectHint(game: string): Promise<void> {
  const race = RACES[game]!;
  const ann = await Person.arrive(server, race.manner, 9);
  await ann.open(game, [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }], race.options);
  const { page } = ann;
  const told = page.locator('div.advice');
  const drawn = page.locator('.stage .advised, .stage .way.advice, .stage .laid.advice, .stage .mark.advice');
  let compared = 0;
  for (let hints = 0; hints < FEW || (!compared && hints < MANY); hints += 1) {
    await ann.expectAskedOrOver();
    if (await ann.over()) break;
    // Something is laid first where a plan is, so that there is something to compare with.
    if (race.lays && !hints) await page.locator('.target').first().click({ force: true });
    await page.getByRole('button', { name: ann.say('web-hint'), exact: true }).click();
    await ann.expectShown(told);
    await expect.poll(() => drawn.count(), SOON).toBeGreaterThan(0);
    const said = await told.innerText();
    expect(said).not.toMatch(RAW);
    expect(said.split('\n').filter((line) => line.trim()).length).toBeGreaterThan(2);
    compared += await told.locator('.compared').count();
    if (hints === 1) await inspect(ann, `${game}-hint`);
    await page.getByRole('button', { name: ann.say('web-advice-take') }).click();
    await told.waitFor({ state: 'detached' });
  }
  expect(compared).toBeGreaterThan(0);
  ann.expectNoTrouble();
  await ann.leave();
}
