/** A new race: every option of every game goes through the form into the table, proposals start, a friend is invited. */
import { fileURLToPath } from 'node:url';
import { expect, inject } from 'vitest';

import type { About, GameInfo, ShownTable } from '../src/lib/api';
import { fieldsOf, offered, type OptionField, type Options } from '../src/lib/options';
import { Person } from './person';
import { inspect, PHONE } from './pictures';
import { long, test } from './tiers';
import { say } from './words';

const server = inject('server');
const SEATS = 3;
const DATA = fileURLToPath(new URL('../../src/racecraft/games', import.meta.url));

async function gamesAt(person: Person): Promise<GameInfo[]> {
  return ((await (await person.page.request.get('/api/about')).json()) as About).games;
}

async function tableOf(person: Person): Promise<ShownTable> {
  const answer = await person.page.request.get(`/api/tables/${person.code}`);
  return ((await answer.json()) as { table: ShownTable }).table;
}

/** Something that an option may be and is not by default. */
function another(field: OptionField): unknown {
  switch (field.kind) {
    case 'switch':
      return !field.fallback;
    case 'number':
      return field.fallback === field.minimum ? field.minimum + 1 : field.minimum;
    case 'text':
      return 'Sunday';
    case 'part':
      return 2;
    case 'set':
      return field.values.slice(0, 1);
    case 'each':
      return field.values.slice(-SEATS).reverse();
    case 'list':
      if (field.seat) return SEATS;
    // falls through
    case 'season':
    case 'choice':
    case 'track':
      return field.values.findLast((value) => value !== field.fallback) ?? field.fallback;
    default:
      return null;
  }
}

interface Race {
  /** In the order in which they are set. */
  set: [OptionField, unknown][];
  options: Options;
}

/** Races that together change every option: each takes what goes together with what it has already. */
function racesThatSetAll(fields: OptionField[]): Race[] {
  const plain = (field: OptionField) => !['file', 'calendar'].includes(field.kind) && field.values.length !== 1;
  let left = fields.filter(plain);
  const races: Race[] = [];
  while (left.length) {
    const race: Race = { set: [], options: {} };
    for (const field of left) {
      const steps = [...needed(fields, field), [field, another(field)] as [OptionField, unknown]];
      const options = { ...race.options, ...Object.fromEntries(steps.map(([{ name }, value]) => [name, value])) };
      const names = offered(fields, options).map(({ name }) => name);
      const kept = race.set.every(([{ name }, value]) => options[name] === value && names.includes(name));
      if (!kept || !names.includes(field.name)) continue;
      race.set.push(...steps.filter(([step]) => !race.set.some(([done]) => done === step)));
      race.options = options;
    }
    expect(race.set, `${left[0]!.name} can be set`).not.toEqual([]);
    left = left.filter((field) => JSON.stringify(race.options[field.name]) !== JSON.stringify(another(field)));
    races.push(race);
  }
  return races;
}

/** What has to be chosen before a field is offered. */
function needed(fields: OptionField[], field: OptionField): [OptionField, unknown][] {
  const steps: [OptionField, unknown][] = [];
  const by = (name: string) => fields.find((each) => each.name === name)!;
  for (const [name, values] of Object.entries(field.when))
    if (!values.some((value) => JSON.stringify(value) === JSON.stringify(by(name).fallback)))
      steps.push(...needed(fields, by(name)), [by(name), values.at(-1)]);
  const [name, values] = Object.entries(field.unless)[0] ?? [];
  if (name && values!.includes(by(name).fallback)) {
    const other = by(name).values.findLast((value) => !values!.includes(value));
    steps.push(...needed(fields, by(name)), [by(name), other]);
  }
  return steps;
}

async function setInForm(person: Person, field: OptionField, value: unknown): Promise<void> {
  const option = person.page.locator(`[data-option="${field.key}"]`);
  if (field.kind === 'set') {
    if (field.optional) await person.setOption(field.key, 'false');
    for (const member of value as string[]) await option.locator(`input[value="${member}"]`).check();
  } else if (field.kind === 'each') {
    await person.setOption(field.key, 'true');
    for (const [index, each] of (value as string[]).entries())
      await option.locator('select').nth(index).selectOption(String(each));
  } else await person.setOption(field.key, String(value));
}

test.each(['gt', 'heat', 'rallyman', 'rali'])('%s: every option is set in the form and is at the table', async (id) => {
  const ann = await Person.arrive(server);
  await ann.visit(`/new?game=${id}`);
  const game = (await gamesAt(ann)).find((each) => each.id === id)!;
  const fields = fieldsOf(game);
  for (const race of racesThatSetAll(fields)) {
    await ann.visit(`/new?game=${id}`);
    await expect.poll(() => ann.page.locator('.seat').count()).toBe(SEATS);
    for (const [field, value] of race.set) await setInForm(ann, field, value);
    await ann.expectWords();
    await ann.openTable();
    const { options } = await tableOf(ann);
    for (const [field, value] of race.set)
      expect([field.name, options[field.name]]).toEqual([field.name, race.options[field.name] ?? value]);
    const changed = Object.keys(options).filter(
      (name) => JSON.stringify(options[name]) !== JSON.stringify(fields.find((each) => each.name === name)!.fallback),
    );
    expect(changed.sort()).toEqual(
      race.set
        .filter(([{ fallback }, value]) => JSON.stringify(fallback) !== JSON.stringify(value))
        .map(([{ name }]) => name)
        .sort(),
    );
  }
  ann.expectNoTrouble();
  await ann.leave();
});

long('files of one’s own, and a calendar of one’s own', async () => {
  const ann = await Person.arrive(server);
  await ann.visit('/new?game=gt');
  const variants = ann.page.getByText(say('new-variants'), { exact: true });
  await variants.click();
  await ann.page
    .getByLabel(`${say('option-gt-track')}: ${say('new-file')}`)
    .setInputFiles(`${DATA}/gt/data/circuits/k3.json`);
  await ann.page
    .getByLabel(`${say('option-gt-dashboards')}: ${say('new-file')}`)
    .setInputFiles(`${DATA}/gt/data/dashboards.json`);
  await ann.page.getByText(say('new-file-own', { name: 'dashboards.json' })).waitFor();
  await ann.openTable();
  const { options } = await tableOf(ann);
  expect(options.track).toMatchObject({ name: 'K3' });
  expect(options.dashboards).toMatchObject({ bag: { gear: 6 } });

  await ann.visit('/new?game=heat');
  await ann.setOption('option-heat-season', 'own');
  await ann.page.getByLabel(say('new-calendar-track', { number: 2 })).selectOption('japan');
  await ann.page.getByLabel(say('new-calendar-event', { number: 1 })).selectOption('1963-2');
  await ann.page.getByRole('button', { name: say('new-calendar-remove', { number: 3 }) }).click();
  // A season decides where it goes.
  expect(await ann.page.locator('[data-option="option-heat-track"]').count()).toBe(0);
  expect(await ann.page.locator('[data-option="option-heat-garage"]').count()).toBe(0);
  await inspect(ann, 'new-calendar');
  await ann.openTable();
  const { calendar } = (await tableOf(ann)).options as { calendar: { track: string; event: string }[] };
  expect(calendar).toHaveLength(2);
  expect(calendar[0]!.event).toBe('1963-2');
  expect(calendar[1]!.track).toBe('japan');
  ann.expectNoTrouble();
  await ann.leave();
});

long('every proposal starts', async () => {
  const ann = await Person.arrive(server);
  await ann.visit('/new');
  const games = await gamesAt(ann);
  expect(games.map(({ presets }) => presets.length)).toEqual([3, 3, 3, 3]);
  for (const { id, presets } of games)
    for (const preset of presets) {
      await ann.visit(`/new?game=${id}`);
      await ann.page.locator(`input[name=preset][value=${preset.id}]`).check();
      await ann.openTable();
      const table = await tableOf(ann);
      expect(table.options).toMatchObject(preset.options);
      expect(table.seats.filter(({ kind }) => kind === 'bot').map(({ bot }) => bot)).toEqual(preset.opponents);
      expect(['starting', 'running']).toContain(table.status);
    }
  ann.expectNoTrouble();
  await ann.leave();
});

/** Counts what a person presses, whatever it is and whoever asks for it. */
async function countClicks(person: Person): Promise<() => number> {
  let clicks = 0;
  await person.context.exposeBinding('pressed', () => void (clicks += 1));
  await person.context.addInitScript(() => {
    const { pressed } = window as unknown as { pressed: () => void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && pressed(), true);
  });
  return () => clicks;
}

test('from the start page to a race with a friend: four clicks at most, and two for the friend', async () => {
  const ann = await Person.arrive(server, PHONE);
  const hers = await countClicks(ann);
  await ann.visit('/');
  const click = (person: Person, name: string) => person.page.getByText(say(name), { exact: true }).last().click();
  await click(ann, 'web-race-friend');
  await click(ann, 'new-get-link');
  await ann.page.waitForURL('**/table/**');
  const links = () =>
    ann.page.evaluate(() =>
      [...document.querySelectorAll('input')].map(({ value }) => value).filter((value) => value.includes('/join/')),
    );
  await expect.poll(links).toHaveLength(1);
  expect((await tableOf(ann)).seats.map(({ kind }) => kind)).toEqual(['person', 'invited']);

  const bob = await Person.arrive(server, {}, 2);
  const his = await countClicks(bob);
  await bob.page.goto((await links())[0]!);
  await click(bob, 'room-join');
  await bob.page.getByText(say('web-mark-you'), { exact: true }).waitFor();
  await ann.startAnyway();
  for (const person of [ann, bob]) await person.controls.waitFor();
  expect((await tableOf(bob)).status).toBe('running');
  // Nobody gets there without a click: a count of none counts nothing.
  for (const [count, most] of [
    [hers(), 4],
    [his(), 2],
  ]) {
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most!);
  }
  for (const person of [ann, bob]) {
    person.expectNoTrouble();
    await person.leave();
  }
});

test('snow lies only where the rally goes, and a place is found by its picture', async () => {
  const ann = await Person.arrive(server);
  await ann.visit('/new?game=rallyman');
  await ann.setOption('option-rallyman-weather', 'fixed');
  const zones = ann.page.locator('[data-option="option-rallyman-snow"] input');
  const offered = () => zones.evaluateAll((all) => all.map((zone) => (zone as HTMLInputElement).value));
  await expect.poll(offered).toEqual(['C', 'L', 'V']);
  await ann.page.locator('form .go button').click();
  await ann.page.getByRole('alert').waitFor();
  await ann.setOption('option-rallyman-stage', '1');
  await expect.poll(offered).toEqual(['C']);
  await zones.first().check();
  await ann.expectAccessible();
  await ann.openTable();
  expect((await tableOf(ann)).options).toMatchObject({ weather: 'fixed', snow: ['C'], stage: 1 });
  ann.expectNoTrouble();
  await ann.leave();
});
