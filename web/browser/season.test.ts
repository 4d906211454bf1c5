import { expect, inject } from 'vitest';

import { Person } from './person';
import { inspect, PHONE } from './pictures';
import { long, test } from './tiers';

const HEAT = 'Heat: Pedal to the Metal';
const server = inject('server');

/** The championship as its papers have it: who, and how many points. */
async function standings(person: Person): Promise<{ who: string; points: number }[]> {
  const papers = person.page.locator('details', { has: person.page.locator('.standings') });
  if ((await papers.getAttribute('open')) === null) await papers.locator('summary').click();
  return await papers.locator('.standings li').evaluateAll((rows) =>
    rows.map((row) => ({
      who: row.querySelector('.who')!.textContent!.trim(),
      points: Number(row.querySelector('strong')!.textContent),
    })),
  );
}

long('a season of Heat: upgrades, two races, the standings between them and at the end', async () => {
  const ann = await Person.arrive(server, { language: 'uk' }, 12);
  const seats = [
    { kind: 'me', name: 'Ганна' },
    { kind: 'bot', bot: 'random' },
  ] as const;
  // No event of these eliminates cars: a race that nobody finishes brings no points.
  const races = [
    { track: 'usa', event: '1961-2' },
    { track: 'italia', event: '1962-1' },
  ];
  await ann.open('heat', [...seats], { calendar: races, laps: 1 });
  await ann.page.getByRole('tab', { name: ann.say('web-tab-car') }).click();
  const calendar = ann.page.locator('.calendar li');
  await expect.poll(() => calendar.count()).toBe(2);
  expect(await standings(ann)).toEqual(expect.arrayContaining([expect.objectContaining({ points: 0 })]));

  await ann.drive(async () => (await calendar.nth(1).getAttribute('aria-current')) === 'true');
  const between = await standings(ann);
  expect(between.map(({ points }) => points).sort()).not.toEqual([0, 0]);
  expect(between.every(({ points }, index) => index === 0 || points <= between[index - 1]!.points)).toBe(true);
  expect(await calendar.nth(1).getAttribute('aria-current')).toBe('true');
  await inspect(ann, 'heat-season-between');

  await ann.drive();
  const sum = (rows: typeof between) => rows.reduce((total, { points }) => total + points, 0);
  await expect.poll(async () => sum(await standings(ann))).toBeGreaterThan(sum(between));
  const final = await standings(ann);
  for (const { who, points } of final)
    expect(points).toBeGreaterThan(between.find((row) => row.who === who)!.points - 1);
  // Who has most points has won.
  const places = await ann.controls.getByRole('listitem').allInnerTexts();
  expect(places[0]).toContain(final[0]!.who);
  await inspect(ann, 'heat-season-over');
  ann.expectNoTrouble();
  await ann.leave();
});

test('a season drawn by lot is set in the form', async () => {
  const ann = await Person.arrive(server, {}, 14);
  await ann.setTable(
    HEAT,
    [
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', bot: 'random' },
    ],
    { 'option-heat-season': 'drawn', 'option-heat-races': '3', 'option-heat-laps': '1' },
  );
  await ann.expectAsked();
  await ann.page.getByRole('tab', { name: ann.say('web-tab-car') }).click();
  await expect.poll(() => ann.page.locator('.calendar li').count()).toBe(3);
  ann.expectNoTrouble();
  await ann.leave();
});

test('the garage: upgrades are drafted before the race', async () => {
  const ann = await Person.arrive(server, PHONE, 13);
  const seats = [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', bot: 'random' },
  ] as const;
  await ann.setTable(HEAT, [...seats], { 'option-heat-garage': 'draft', 'option-heat-laps': '1' });
  await ann.controls.getByText(ann.say('heat-ask-turn', { step: 'pick' })).waitFor();
  await inspect(ann, 'heat-draft');
  const drafted = (await ann.act())!;
  await ann.drive(async () => await ann.controls.locator('button.go').isVisible());
  expect(drafted).not.toBe('');
  await ann.expectAsked();
  ann.expectNoTrouble();
  await ann.leave();
});
