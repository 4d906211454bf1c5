import { expect, inject } from 'vitest';

import { Person } from './person';
import { inspect } from './pictures';
import { leaks } from './secrets';
import { long, test } from './tiers';
import { say } from './words';

const HEAT = 'Heat: Pedal to the Metal';
/** At the page of somebody who drives by hand. */
const LOOKS = 30;
const ONE_LAP = { 'option-heat-laps': '1' };

const server = inject('server');

/** The names of all cards, as the server writes them. */
async function allCards(person: Person): Promise<Set<string>> {
  const answer = await person.page.request.get('/api/games/heat/cards');
  return new Set(Object.keys((await answer.json()) as Record<string, unknown>));
}

const hand = (person: Person) => person.page.getByRole('list', { name: say('heat-hand-row') });
/** Neither in a hand nor played face up, nor on the driver's own dashboard. */
const CARD = '.face:not(.hand .face, .played .face, .dashboard .face)';

/** What is drawn on the page: one hand at most, and while cards are laid in secret none besides among the controls. */
async function expectOneHand(person: Person): Promise<void> {
  expect(await hand(person).count()).toBeLessThanOrEqual(1);
  if (await person.controls.locator('button.go').isVisible())
    expect(await person.controls.locator(CARD).count()).toBe(0);
}

test('two people on two browsers race in Heat, and neither ever gets to see the hand of the other', async () => {
  const ann = await Person.arrive(server, {}, 3);
  await ann.setTable(HEAT, [{ kind: 'me', name: 'Ann' }, { kind: 'invited' }], ONE_LAP);
  const link = await ann.page.getByLabel(say('web-invite-link')).inputValue();
  await inspect(ann, 'waiting-room');

  const bob = await Person.arrive(server, {}, 4);
  await bob.join(link);
  await bob.page.getByText(say('room-tap-ready', { who: 'Ann', ready: say('room-ready') })).waitFor();
  await ann.startAnyway();
  await ann.expectAsked();
  await bob.expectAsked();

  await ann.page.getByRole('tab', { name: say('web-chat') }).click();
  await ann.page.getByLabel(say('web-chat-say')).fill('Good luck!');
  await ann.page.getByRole('button', { name: say('web-chat-send') }).click();
  await bob.page.getByRole('tab', { name: say('web-chat') }).click();
  await bob.page.getByRole('log').getByText('Good luck!').waitFor();

  // What has been laid face down is taken back, card by card, and laid again.
  const cardsOf = async (person: Person) =>
    (
      await hand(person)
        .locator('button')
        .evaluateAll((cards) => cards.map((card) => card.ariaLabel))
    ).sort();
  const held = await cardsOf(ann);
  const back = ann.page.getByRole('button', { name: say('web-undo') });
  while (await ann.controls.locator('button.go').isVisible()) await ann.act();
  await expect.poll(() => back.isEnabled()).toBe(true);
  while (await back.isEnabled()) {
    await back.click();
    await ann.expectAsked();
  }
  expect(await cardsOf(ann)).toEqual(held);
  // What was decided first lies ready again.
  expect(await hand(ann).locator('button[aria-pressed=true]').count()).toBeGreaterThan(0);
  expect(await ann.controls.locator('button.go').isEnabled()).toBe(true);

  // They look at each other's pages for a while; to the end of the race it is what the server sends that counts.
  const looking = (person: Person) => {
    let looks = 0;
    return async () => (await expectOneHand(person), ++looks > LOOKS);
  };
  await Promise.all([ann.drive(looking(ann)), bob.drive(looking(bob))]);
  await Promise.all([ann.autopilot(), bob.autopilot()]);
  for (const person of [ann, bob]) await expect.poll(() => person.over(), { timeout: 30_000 }).toBe(true);

  const cards = await allCards(ann);
  expect(cards.size).toBeGreaterThan(20);
  for (const [seat, person] of [ann, bob].entries()) {
    expect(leaks(person, seat, cards)).toEqual([]);
    // The search itself works: for a spectator all this would count as a leaked hand.
    expect(leaks(person, null, cards)).toContainEqual(expect.stringMatching(/view\.mine\.hand/));
    person.expectNoTrouble();
    await person.leave();
  }
});

long('two people at one screen: a curtain hides each hand until its owner is ready', async () => {
  const both = await Person.arrive(server, {}, 5);
  await both.setTable(
    HEAT,
    [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Bob' },
    ],
    ONE_LAP,
  );
  const curtain = both.page.getByRole('dialog');
  const turns: string[] = [];
  const hidden = async () => {
    if (!(await curtain.isVisible())) return false;
    const turn = await curtain.getByRole('heading').innerText();
    if (turn !== turns.at(-1)) turns.push(turn);
    expect(await hand(both).count()).toBe(0);
    return turns.length > 5;
  };
  await curtain.waitFor();
  await inspect(both, 'handover');
  await both.drive(hidden);
  expect(new Set(turns)).toEqual(new Set(['Ann', 'Bob'].map((who) => say('web-handover', { who }))));
  both.expectNoTrouble();
  await both.leave();
});

long('two people at one screen without secrets: the controls follow the turn', async () => {
  const both = await Person.arrive(server, {}, 6);
  const seats = [
    { kind: 'me', name: 'Ann' },
    { kind: 'me', name: 'Bob' },
  ] as const;
  await both.setTable('Ралі', [...seats], { 'option-rali-laps': '1' });
  let looks = 0;
  await both.drive(() => ++looks > LOOKS);
  await both.autopilot();
  await expect.poll(() => both.over()).toBe(true);
  expect(await both.controls.getByRole('listitem').count()).toBe(2);
  both.expectNoTrouble();
  await both.leave();
});

test('a spectator finds a public race, sees it go on, and sees no hand', async () => {
  const ann = await Person.arrive(server, {}, 8);
  await ann.visit('/new?game=heat');
  await ann.page.getByLabel(say('web-public')).check();
  await ann.page.getByRole('button', { name: say('web-start') }).click();
  await ann.expectAsked();

  const carol = await Person.arrive(server);
  await carol.visit('/');
  await carol.page.locator(`a[href="/table/${ann.code}"]`).click();
  await carol.controls.getByText(say('web-watching', { count: 1 })).waitFor();
  // Any car can be followed, with its dashboard, and as fast as one likes.
  await carol.controls.getByLabel(say('web-follow')).selectOption('2');
  const driver = await carol.controls.getByLabel(say('web-follow')).locator('option:checked').innerText();
  await carol.controls.locator('.dashboard h2', { hasText: driver.split(' · ')[1]! }).waitFor();
  await carol.controls.getByTitle(say('web-pace'), { exact: true }).waitFor();
  const told = carol.page.locator('.log .line');
  const before = await told.count();
  let clicks = 0;
  await ann.drive(() => ++clicks > 25);
  await expect.poll(() => told.count(), { timeout: 20_000 }).toBeGreaterThan(before);
  expect(await carol.options()).toEqual([]);
  expect(await hand(carol).count()).toBe(0);
  expect(leaks(carol, null, await allCards(carol))).toEqual([]);
  await inspect(carol, 'spectating');
  for (const person of [ann, carol]) {
    person.expectNoTrouble();
    await person.leave();
  }
});
