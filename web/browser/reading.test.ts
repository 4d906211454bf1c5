/** Reading the race: whose turn it is, a log by turns that leads to the board and to the replay, rules at hand. */
import { expect, inject } from 'vitest';

import { Person } from './person';
import { inspect, picture } from './pictures';
import { long } from './tiers';
import { say } from './words';

const server = inject('server');
const log = (person: Person) => person.page.locator('.log');
const turns = (person: Person) => log(person).locator('button.line');
const icon = (person: Person) => person.page.locator('link[rel=icon]').getAttribute('href');

long('a race is read: in the tab of the browser, in a line a turn, on the board, in the replay', async () => {
  const ann = await Person.arrive(server, {}, 41);
  await ann.raceNow('Ралі');
  await ann.expectAsked();
  expect(await ann.page.title()).toContain(say('web-your-turn'));
  await expect.poll(() => icon(ann)).toMatch(/^data:image\/svg/);

  await ann.drive(async () => (await turns(ann).count()) > 8 && (await ann.options()).length > 0);
  await inspect(ann, 'table-log');

  // A line shows its turn on the board, and once more puts it away.
  const line = turns(ann)
    .filter({ hasText: /drives [3-9] spaces/ })
    .last();
  await line.click();
  await ann.page.locator('.board .way').first().waitFor({ state: 'attached' });
  await picture(ann.page, 'table-log-shown');
  await line.click();
  await ann.page.locator('.board .way').first().waitFor({ state: 'detached' });

  // The rules are at hand, and the race is still there.
  await ann.page.keyboard.press('?');
  const rules = ann.page.getByRole('dialog', { name: say('web-rules') });
  await rules.getByText(say('web-keys'), { exact: true }).click();
  await inspect(ann, 'table-rules');
  await ann.page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  await ann.expectAsked();

  await ann.drive();
  expect(await ann.page.title()).toContain(say('web-over'));
  await expect.poll(() => icon(ann)).toMatch(/icon\.svg$/);

  // Whoever comes later reads the whole race too, a turn of each car in each round.
  const bob = await Person.arrive(server, {}, 42);
  await bob.page.goto(`/table/${ann.code}`);
  await turns(bob).first().waitFor();
  // The last turns are in sight, also when the page gets another size; until somebody scrolls.
  const below = () => log(bob).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  await expect.poll(below).toBeLessThan(2);
  await bob.page.setViewportSize({ width: 1100, height: 700 });
  await expect.poll(below).toBeLessThan(2);
  const back = async () => {
    await log(bob).hover();
    await bob.page.mouse.wheel(0, -100_000);
    return await log(bob).getByText('starts from place').count();
  };
  await expect.poll(back, { timeout: 20_000 }).toBeGreaterThan(0);
  const rounds = await bob.page.locator('.log .round').allInnerTexts();
  expect(rounds).toEqual(rounds.map((_, index) => say('web-log-round', { round: index + 1 })));
  expect(rounds.length).toBeGreaterThan(5);
  expect(await turns(bob).count()).toBeLessThanOrEqual(3 * rounds.length + 3);

  // The fourth round, second car: the replay is where that turn begins.
  const address = await bob.page.locator('.log a[href*="round=4&"]').nth(1).getAttribute('href');
  await bob.page.goto(address!);
  await bob.page.locator('.board .car').first().waitFor();
  const car = Number(new URL(bob.page.url()).searchParams.get('car') ?? /car=(\d)/.exec(address!)?.[1]);
  const current = bob.page.locator('aside a[aria-current=step] .plate');
  await expect.poll(() => current.innerText()).toBe(String(car));
  await bob.page.goto(`/replay/${ann.code}`);
  await bob.page.getByText(/^Turn 1 of \d+$/).waitFor();
  await expect.poll(() => bob.page.locator('.board .car').count()).toBeGreaterThan(2);
  for (const person of [ann, bob]) {
    person.expectNoTrouble();
    await person.leave();
  }
});

long('a replay of Heat begins on the grid, and soon the first car drives', async () => {
  const ann = await Person.arrive(server, { animated: true }, 43);
  await ann.raceNow('Heat: Pedal to the Metal');
  await ann.drive(async () => (await turns(ann).filter({ hasText: /plays/ }).count()) > 1);
  await ann.page.goto(`/replay/${ann.code}`);
  await ann.page.getByText(/^Turn 1 of/).waitFor();
  await ann.page.getByRole('button', { name: say('replay-play') }).click();
  await expect.poll(() => ann.page.getByText(/^Turn 2 of/).isVisible(), { timeout: 30_000 }).toBe(true);
  ann.expectNoTrouble();
  await ann.leave();
});
