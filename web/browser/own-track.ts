/** A track of one's own in every game: built by keyboard on a wide screen, shared and published; found, remixed by touch
 * on a phone, published, shared and raced; and that remixed and raced by keyboard again. Reported and removed. */
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, inject } from 'vitest';

import { Person } from './person';
import { PHONE } from './pictures';

const server = inject('server');
/** Of the builder's page, gzipped. */
const MOST_BYTES = 200_000;
const WIDE = { viewport: { width: 1440, height: 900 }, keyboard: true };
/** As small as phones are. */
const SMALL = { ...PHONE, viewport: { width: 360, height: 640 }, language: 'uk', theme: 'dark' } as const;

interface Making {
  /** What is pressed one after another to make a track that can be raced on. */
  built: (close: string, way: string) => string[];
  /** What is on the board then. */
  made: (say: Person['say']) => string;
  /** What is tapped to make another of it. */
  remixed: string[];
  /** What shows how it is then. */
  shows: string;
}

const place = (id: string): string => `[data-place="${id}"]`;
const piece = (id: string): string => `[data-piece="${id}"]`;
const brush = (id: string): string => `[data-brush="${id}"]`;

const MAKINGS: Record<string, Making> = {
  gt: {
    built: (close, way) => ['[data-end]', piece('112a'), close, way, '[data-tool="pit"]', '[data-pit]'],
    made: () => place('pit'),
    remixed: [place('tile-1'), '[data-piece]'],
    shows: place('tile-1'),
  },
  heat: {
    built: () => [place('5'), piece('limit-3')],
    made: (say) => `${place('5')}[aria-label="${say('builder-heat-cell', { cell: 5, limit: 3, ground: 'dry' })}"]`,
    remixed: [brush('tunnel'), place('9')],
    shows: place('9'),
  },
  rallyman: {
    built: () => [place('stage.1'), piece('J1-J4'), place('stage.new'), piece('L2-L3'), '[data-night="1"]'],
    made: () => '[data-night="1"][aria-pressed="true"]',
    remixed: ['[data-service="1"]'],
    shows: '[data-service="1"]',
  },
  rali: {
    built: () => [place('10.2'), piece('tree')],
    made: () => `${place('10.2')}[data-obstacle="tree"]`,
    remixed: [brush('rock'), place('14.2')],
    shows: place('14.2'),
  },
};

const state = (who: Person) => who.page.locator('.state').innerText();
const ready = (who: Person) => expect.poll(() => state(who)).toBe(who.say('builder-ready'));

async function press({ page }: Person, selector: string): Promise<void> {
  const wanted = page.locator(selector).first();
  await expect.poll(() => wanted.isEnabled()).toBe(true);
  await wanted.focus();
  await page.keyboard.press('Enter');
}

async function tap({ page }: Person, selector: string): Promise<void> {
  await page.locator(selector).first().tap();
}

/** The link that holds the track. */
async function linkOf(who: Person, act: typeof press): Promise<string> {
  await act(who, `summary:has-text("${who.say('builder-out')}")`);
  await act(who, `button:has-text("${who.say('builder-link')}")`);
  return await who.page.locator('input.link').inputValue();
}

async function race(who: Person, act: typeof press): Promise<void> {
  await act(who, `button:text-is("${who.say('builder-race')}")`);
  await who.page.waitForURL('**/table/**');
  await who.expectAsked();
}

/** Opens what is folded, writes a title and publishes; returns what is said then. */
async function publish(who: Person, title: string, act: typeof press): Promise<void> {
  const { say } = who;
  await act(who, `summary:has-text("${say('builder-publish')}")`);
  await who.page.locator('details form').last().getByLabel(say('builder-name')).fill(title);
  await act(who, `details form button:has-text("${say('builder-publish-do')}")`);
}

/** Built, shared, published, remixed and raced, by keyboard and by touch. */
export async function makeTrack(game: string): Promise<void> {
  const making = MAKINGS[game]!;
  const [ann, bob] = await Promise.all([Person.arrive(server, WIDE), Person.arrive(server, SMALL)]);
  const title = `Home ${game}`;
  const loaded: Promise<number>[] = [];
  const load = (response: Response) => {
    if (['script', 'stylesheet', 'font'].includes(response.request().resourceType()))
      loaded.push(response.body().then((body) => gzipSync(body).length));
  };
  ann.page.on('response', load);
  await ann.visit(`/build/${game}`);
  const button = (key: string, values = {}) => `button:has-text("${ann.say(key, values)}")`;
  for (const selector of making.built(button('builder-close'), button('builder-way', { number: 1 })))
    await press(ann, selector);
  await ann.page.locator(making.made(ann.say)).waitFor();
  await ready(ann);
  ann.page.off('response', load);
  const bytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
  expect(bytes, 'script, style and font of the page').toBeLessThanOrEqual(MOST_BYTES);
  await publish(ann, title, press);
  await ann.page.getByRole('link', { name: ann.say('builder-published-look') }).waitFor();
  const link = await linkOf(ann, press);
  await ann.expectWords();
  await ann.expectAccessible();

  // The link holds all of it, and the gallery has it by its title.
  await bob.page.goto(link);
  await ready(bob);
  await bob.expectFits();
  await bob.expectWords();
  await bob.visit('/gallery');
  await bob.page.getByLabel(bob.say('gallery-search')).fill(title);
  await bob.page.getByRole('link', { name: title }).tap();
  await tap(bob, `button:text-is("${bob.say('gallery-report')}")`);
  await bob.page.getByLabel(bob.say('gallery-report-reason')).fill('It has my name.');
  await tap(bob, `form button:text-is("${bob.say('gallery-report')}")`);
  await bob.page.getByText(bob.say('gallery-reported')).waitFor();
  await bob.page.getByRole('link', { name: bob.say('gallery-remix'), exact: true }).tap();
  await ready(bob);
  // The same again is refused; with a change it is another track.
  await publish(bob, `${title} again`, tap);
  await bob.page.getByText(bob.say('builder-published-before')).waitFor();
  const shown = (): Promise<string> =>
    bob.page
      .locator(making.shows)
      .evaluate((element) =>
        ['aria-label', 'aria-pressed', 'data-obstacle'].map((name) => element.getAttribute(name)).join(),
      );
  const before = await shown();
  for (const selector of making.remixed) await tap(bob, selector);
  await expect.poll(shown).not.toBe(before);
  await ready(bob);
  await bob.expectFits();
  await bob.expectAccessible();
  await tap(bob, `details form button:has-text("${bob.say('builder-publish-do')}")`);
  const published = bob.page.getByRole('link', { name: bob.say('builder-published-look') });
  await published.waitFor();
  expect(await linkOf(bob, tap)).not.toBe(link);
  await bob.expectFits();
  await published.tap();
  const origin = bob.page.getByRole('link', { name: bob.say('gallery-remix-of') });
  await origin.waitFor();
  const [first, second] = [await origin.getAttribute('href'), new URL(bob.page.url()).pathname];
  await race(bob, tap);

  // Back to the wide screen: a remix of the remix, and its own track out of the gallery.
  await ann.visit(second);
  await press(ann, `a:text-is("${ann.say('gallery-remix')}")`);
  await ready(ann);
  await race(ann, press);
  await ann.visit(first!);
  await press(ann, `button:text-is("${ann.say('gallery-remove')}")`);
  await press(ann, `.sure button:text-is("${ann.say('gallery-remove')}")`);
  await ann.page.waitForURL('**/gallery');
  expect((await ann.page.request.get(`/api${first}`)).status()).toBe(404);
  for (const who of [ann, bob]) {
    who.expectNoTrouble();
    await who.leave();
  }
}
