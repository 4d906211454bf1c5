import { expect, inject } from 'vitest';

import { Person, type Manner } from './person';
import { inspect, PHONE } from './pictures';

/** Desk and phone, day and night, and every language: each game is raced in one way of them. */
const RACES: Record<string, { title: string; manner: Manner }> = {
  gt: { title: 'Rallyman: GT', manner: { language: 'uk' } },
  heat: { title: 'Heat: Pedal to the Metal', manner: { language: 'en', ...PHONE } },
  rallyman: { title: 'Rallyman', manner: { language: 'ru', theme: 'dark' } },
  rali: { title: 'Ралі', manner: { language: 'uk', ...PHONE } },
};

const server = inject('server');

/** A whole race against bots, from the start page on. */
export async function raceWhole(game: string): Promise<void> {
  const { title, manner } = RACES[game]!;
  const ann = await Person.arrive(server, manner, 7);
  await ann.raceNow(title);
  await ann.expectAsked();
  await inspect(ann, `${game}-start`);
  let clicks = 0;
  await ann.drive(() => (clicks += 1) > 12);
  await inspect(ann, `${game}-middle`);
  await ann.drive();
  await expectFinish(ann);
  await inspect(ann, `${game}-over`);
  await expectReplay(ann);
  await ann.page.goBack();
  const first = ann.code;
  await ann.controls.getByRole('button', { name: ann.say('web-rematch') }).click();
  await ann.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(first));
  await ann.expectAsked();
  ann.expectNoTrouble();
  await ann.leave();
}

/** Why it ended, a podium or the medals of a drive alone, and moments that lead into the replay. */
async function expectFinish(ann: Person): Promise<void> {
  const why = ann.controls.locator('.why');
  // Of a drive alone: their first result here, or even the best of all.
  const news = ann.controls.locator('.news');
  await why.or(news).first().waitFor();
  if (await news.count()) {
    const medals = ann.controls.getByRole('list', { name: ann.say('solo-targets') }).getByRole('listitem');
    await expect.poll(() => medals.count()).toBe(3);
  } else {
    expect(await why.innerText()).toMatch(/\p{L}{3,}.*\.$/u);
    const places = (await ann.controls.locator('ol .place').allInnerTexts()).map((place) => parseInt(place));
    expect(places[0]).toBe(1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    await expect.poll(() => ann.controls.locator('a[href*="/replay/"][href*="ply="]').count()).toBeGreaterThan(0);
  }
}

/** Seconds of a replay that are looked at, and what can be followed in them without motion: as many moments at most, and
 * as many turns at least. */
const WATCHED = 20;
const MOST_MOMENTS = 25;
const LEAST_TURNS = 2;

/** It begins with the first turn, and goes on by itself, neither too fast to be read nor too slow to be watched. Its
 * seconds are those of a clock that the test turns. */
async function expectReplay(ann: Person): Promise<void> {
  await ann.controls.getByRole('link', { name: ann.say('web-replay'), exact: true }).click();
  const turn = ann.page.locator('.player .moment');
  const number = async () => Number(/\d+/.exec(await turn.innerText())?.[0]);
  await turn.waitFor();
  expect(await number()).toBe(1);
  const moment = async () => Number(await ann.page.getByLabel(ann.say('replay-moment'), { exact: true }).inputValue());
  const { clock } = ann.page;
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
  await ann.page.getByRole('button', { name: ann.say('replay-play') }).click();
  const seen = new Set([await moment()]);
  for (let time = 0; time < 10 * WATCHED; time += 1) {
    await clock.runFor(100);
    seen.add(await moment());
  }
  expect(seen.size).toBeGreaterThan(WATCHED / 2);
  expect(seen.size).toBeLessThanOrEqual(MOST_MOMENTS);
  expect(await number()).toBeGreaterThan(LEAST_TURNS);
  await clock.resume();
}
