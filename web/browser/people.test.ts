import { expect, inject, test } from 'vitest';

import { Person } from './person';
import { shoot } from './pictures';
import { say } from './words';

const HEAT = 'Heat: Pedal to the Metal';
const ONE_LAP = { 'option-heat-laps': '1' };

const house = inject('house');

/** What a seat holds, as it was told on its own wire; `mine` comes with every change of it. */
interface Mine {
  hand: string[];
  laid: string[];
}

const hand = (person: Person) => person.page.getByRole('list', { name: say('heat-hand-row') });

/** Every hand that was ever shown to somebody, as sorted lists. */
function hands(person: Person): Set<string> {
  const found = new Set<string>();
  for (const text of person.heard) {
    const mine = (JSON.parse(text) as { view?: { mine?: Mine | null } }).view?.mine;
    if (mine && mine.hand.length > 3) found.add([...mine.hand].sort().join());
  }
  return found;
}

/** Every list of words in what somebody was told, their own hand left out. */
function lists(person: Person): Set<string> {
  const found = new Set<string>();
  const search = (value: unknown): void => {
    if (Array.isArray(value)) {
      if (value.every((each) => typeof each === 'string')) found.add([...value].sort().join());
      else value.forEach(search);
    } else if (value && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) if (key !== 'mine') search(each);
  };
  for (const text of person.heard) search(JSON.parse(text));
  return found;
}

test('two people on two browsers race in Heat, and neither ever gets to see the hand of the other', async () => {
  const ann = await Person.arrive(house, {}, 3);
  await ann.setTable(HEAT, [{ kind: 'me', name: 'Ann' }, { kind: 'invited' }], ONE_LAP);
  const link = await ann.page.getByLabel(say('web-invite-link')).inputValue();
  await shoot(ann.page, 'waiting-room');
  await ann.expectAccessible();

  const bob = await Person.arrive(house, {}, 4);
  await bob.page.goto(link);
  await bob.page.getByText(say('web-host-starts', { who: 'Ann' })).waitFor();
  await ann.page.getByRole('button', { name: say('web-start') }).click();
  await ann.expectAsked();
  await bob.expectAsked();

  await ann.page.getByRole('tab', { name: say('web-chat') }).click();
  await ann.page.getByLabel(say('web-chat-say')).fill('Good luck!');
  await ann.page.getByRole('button', { name: say('web-chat-send') }).click();
  await bob.page.getByRole('tab', { name: say('web-chat') }).click();
  await bob.page.getByRole('tabpanel').getByText('Good luck!').waitFor();

  const oneHand = async (person: Person) => expect(await hand(person).count()).toBeLessThanOrEqual(1);
  const looking = (person: Person) => async () => (await oneHand(person), false);
  await Promise.all([ann.drive(looking(ann)), bob.drive(looking(bob))]);

  for (const [one, other] of [[ann, bob], [bob, ann]] as const) {
    expect(hands(one).size).toBeGreaterThan(3);
    const told = lists(other);
    expect([...hands(one)].filter((held) => told.has(held))).toEqual([]);
    for (const text of other.heard) {
      const seen = JSON.parse(text) as { type: string; seat?: number | null };
      if (['state', 'update'].includes(seen.type)) expect([other === ann ? 0 : 1, null]).toContain(seen.seat);
    }
    one.expectNoTrouble();
    await one.leave();
  }
});

test('two people at one screen: a curtain hides each hand until its owner is ready', async () => {
  const both = await Person.arrive(house, {}, 5);
  await both.setTable(HEAT, [{ kind: 'me', name: 'Ann' }, { kind: 'me', name: 'Bob' }], ONE_LAP);
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
  await shoot(both.page, 'handover');
  await both.expectAccessible();
  await both.drive(hidden);
  expect(new Set(turns)).toEqual(new Set(['Ann', 'Bob'].map((who) => say('web-handover', { who }))));
  both.expectNoTrouble();
  await both.leave();
});

test('two people at one screen without secrets: the controls follow the turn', async () => {
  const both = await Person.arrive(house, {}, 6);
  const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'me', name: 'Bob' }] as const;
  await both.setTable('Ралі', [...seats], { 'option-rali-laps': '1' });
  await both.drive();
  expect(await both.controls.getByRole('listitem').count()).toBe(2);
  both.expectNoTrouble();
  await both.leave();
});

test('a spectator finds a public race, sees it go on, and sees no hand', async () => {
  const ann = await Person.arrive(house, {}, 8);
  await ann.visit('/new?game=heat');
  await ann.page.getByLabel(say('web-public')).check();
  await ann.page.getByRole('button', { name: say('web-start') }).click();
  await ann.expectAsked();

  const carol = await Person.arrive(house);
  await carol.visit('/');
  await carol.page.locator(`a[href="/table/${ann.code}"]`).click();
  await carol.controls.getByText(say('web-watching', { count: 1 })).waitFor();
  const told = carol.page.getByRole('tabpanel').locator('p');
  const before = await told.count();
  let clicks = 0;
  await ann.drive(() => ++clicks > 40);
  await expect.poll(() => told.count(), { timeout: 20_000 }).toBeGreaterThan(before);
  expect(await carol.options()).toEqual([]);
  expect(await hand(carol).count()).toBe(0);
  expect(hands(carol).size).toBe(0);
  await shoot(carol.page, 'spectating');
  for (const person of [ann, carol]) {
    person.expectNoTrouble();
    await person.leave();
  }
});
