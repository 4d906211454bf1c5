import { expect, inject, test } from 'vitest';

import { Person, type Manner } from './person';
import { inspect, PHONE } from './pictures';

/** Desk and phone, day and night, and every language: each game is raced in one way of them. */
const RACES: { game: string; title: string; manner: Manner }[] = [
  { game: 'gt', title: 'Rallyman: GT', manner: { language: 'uk' } },
  { game: 'heat', title: 'Heat: Pedal to the Metal', manner: { language: 'en', ...PHONE } },
  { game: 'rallyman', title: 'Rallyman', manner: { language: 'ru', theme: 'dark' } },
  { game: 'rali', title: 'Ралі', manner: { language: 'uk', ...PHONE } },
];

const server = inject('server');

test.each(RACES)('a whole race of $game against bots, from the start page on', async ({ game, title, manner }) => {
  const ann = await Person.arrive(server, manner, 7);
  await ann.raceNow(title);
  await ann.expectAsked();
  await inspect(ann, `${game}-start`);
  let clicks = 0;
  await ann.drive(() => (clicks += 1) > 12);
  await inspect(ann, `${game}-middle`);
  await ann.drive();
  // A podium, or the medals of a drive alone.
  await expect.poll(() => ann.controls.getByRole('listitem').count()).toBeGreaterThan(1);
  await inspect(ann, `${game}-over`);
  ann.expectNoTrouble();
  await ann.leave();
});
