import { afterAll, beforeAll, expect, inject } from 'vitest';

import { expectFitsWithoutFonts, expectSpoken, PAGES } from './every-page';
import { Person } from './person';
import { inspect } from './pictures';
import { long, test } from './tiers';
import { catalogue, say } from './words';

/** Pages with the parts of `PAGES`, or of tables, in another order. */
const VARIATIONS = [
  '/new?game=rallyman',
  '/new?game=rali',
  '/season',
  '/gallery',
  '/build',
  '/puzzle',
  '/practice',
  '/review',
  ...['gt', 'heat', 'rallyman', 'rali'].map((game) => `/learn/${game}/print`),
];
const DRILLS = ['/learn/gt/relay', '/learn/heat/pay-one', '/learn/rallyman/tyres', '/learn/rali/station'];

const server = inject('server');

let reader: Person;

beforeAll(async () => {
  reader = await Person.arrive(server);
  // Accessibility does not depend on what a picture of a track shows, and to draw a hundred of them takes a while.
  const empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="400" height="300"/>';
  if (process.env.PICTURES !== '1')
    await reader.context.route(/\/tracks\/[^/]+\/picture/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: empty }),
    );
});

afterAll(async () => {
  reader.expectNoTrouble();
  await reader.leave();
});

test.each(Object.entries(PAGES))('%s has no barriers, by day and by night', async (name, path) => {
  await reader.visit(path);
  await reader.page.waitForLoadState('networkidle');
  await inspect(reader, name);
});

long.each([...VARIATIONS, ...DRILLS])('%s has no barriers', async (path) => {
  await reader.visit(path);
  if (DRILLS.includes(path)) await reader.expectAsked();
  await reader.expectWords();
  await reader.expectFits();
  await reader.expectAccessible();
});

const SPOKEN = 'every page and every table speaks %s and fits a phone, even with letters a tenth wider';
test.each(['uk'] as const)(SPOKEN, expectSpoken);
long.each(['en', 'ru'] as const)(SPOKEN, expectSpoken);

test('where no fonts are installed pages and tables fit a phone in our own', () =>
  expectFitsWithoutFonts([PAGES.home, PAGES.new], ['Ралі']));

long('where no fonts are installed every page and every table fits a phone in our own', () => expectFitsWithoutFonts());

test('a language is chosen, spoken at once, and remembered', async () => {
  const ann = await Person.arrive(server);
  await ann.visit('/');
  const ukrainian = catalogue('uk');
  await ann.page.getByLabel(say('web-language')).selectOption('uk');
  await ann.page.getByRole('heading', { name: ukrainian('web-welcome') }).waitFor();
  await ann.page.reload();
  await ann.page.getByRole('heading', { name: ukrainian('web-welcome') }).waitFor();
  await ann.leave();
});

test('light or dark is chosen and remembered', async () => {
  const ann = await Person.arrive(server);
  await ann.visit('/');
  await ann.page.getByRole('button', { name: say('web-theme', { theme: 'light' }) }).click();
  await ann.page.reload();
  expect(await ann.page.locator('html').getAttribute('data-theme')).toBe('dark');
  await ann.leave();
});
