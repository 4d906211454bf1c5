import { afterAll, beforeAll, expect, test } from 'vitest';

import { House } from './house';
import { Person } from './person';
import { shoot } from './pictures';

const TITLES = { gt: 'Rallyman: GT', heat: 'Heat: Pedal to the Metal', rallyman: 'Rallyman', rali: 'Ралі' };

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(async () => {
  await house.close();
});

test.each(Object.entries(TITLES))('a whole race of %s against bots, from the start page on', async (game, title) => {
  const ann = await Person.arrive(house.address, {}, 7);
  await ann.raceNow(title);
  await ann.expectAsked();
  await shoot(ann.page, `${game}-start`);
  await ann.expectAccessible();

  const clicks = await ann.drive();
  console.log(`${game}: ${clicks} clicks from start to finish`);
  const places = await ann.controls.getByRole('listitem').allInnerTexts();
  expect(places.length).toBeGreaterThan(1);
  await shoot(ann.page, `${game}-over`);
  await ann.expectAccessible();
  ann.expectNoTrouble();
  await ann.leave();
});
