import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { foundChromium } from './chromium';
import { Person } from './person';
import { inspect, PHONE, shoot } from './pictures';
import { catalogue, say, type Language } from './words';

const PAGES = {
  home: '/',
  new: '/new',
  'new-heat': '/new?game=heat',
  learn: '/learn',
  'learn-gt': '/learn/gt',
  'learn-heat': '/learn/heat',
  'learn-rallyman': '/learn/rallyman',
  'learn-rali': '/learn/rali',
  tracks: '/tracks',
  'tracks-heat': '/tracks/heat',
  me: '/me',
  missing: '/nowhere',
};

/** Pages with the parts of those above, or of tables, in another order. */
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

const TITLES = ['Rallyman: GT', 'Heat: Pedal to the Metal', 'Rallyman', 'Ралі'];

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

test.each([...VARIATIONS, ...DRILLS])('%s has no barriers', async (path) => {
  await reader.visit(path);
  if (DRILLS.includes(path)) await reader.expectAsked();
  await reader.expectWords();
  await reader.expectFits();
  await reader.expectAccessible();
});

/** What fits with wider letters fits with ours. */
test.each(['en', 'uk', 'ru'] as Language[])(
  'every page and every table speaks %s and fits a phone, even with letters a tenth wider',
  async (language) => {
    const ann = await Person.arrive(server, { language, ...PHONE });
    await widen(ann);
    const judge = async () => {
      expect(await ann.page.locator('html').getAttribute('lang')).toBe(language);
      await ann.expectWords();
      await ann.expectFits();
    };
    for (const path of Object.values(PAGES)) {
      await ann.visit(path);
      await judge();
    }
    for (const title of TITLES) {
      await ann.raceNow(title);
      await ann.expectAsked();
      await judge();
    }
    ann.expectNoTrouble();
    await ann.leave();
  },
);

/** Our font, made a tenth wider. */
async function widen(person: Person): Promise<void> {
  await person.context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')!.href;
      const style = document.createElement('style');
      // Of two `@font-face` rules the later one wins.
      style.textContent = `@font-face { font-family: 'Racecraft Sans'; font-weight: 400 800; size-adjust: 118%; src: url(${file}); }`;
      document.body.append(style);
    }),
  );
  await person.visit('/');
  const wide = await person.page.evaluate(async () => {
    await document.fonts.load("100px 'Racecraft Sans'");
    const measure = document.createElement('canvas').getContext('2d')!;
    measure.font = "100px 'Racecraft Sans'";
    return measure.measureText('0').width;
  });
  expect(wide, 'a digit is 47 % of its size wide, or 51 % as we set it').toBeGreaterThan(55);
}

describe('where no fonts are installed', () => {
  let bare: Browser;

  beforeAll(async () => {
    bare = await chromium.launch(foundChromium('none'));
  });
  afterAll(() => bare.close());

  /** Ukrainian words are the longest. */
  test('every page and every table fits a phone in our own', async () => {
    const ann = await Person.arrive(server, { language: 'uk', ...PHONE, browser: bare });
    const judge = async () => {
      await ann.page.evaluate(() => document.fonts.ready);
      const loaded = await ann.page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
      expect(loaded.join()).toContain('Racecraft Sans');
      await ann.expectFits();
    };
    for (const path of Object.values(PAGES)) {
      await ann.visit(path);
      await judge();
    }
    for (const title of TITLES) {
      await ann.raceNow(title);
      await ann.expectAsked();
      await judge();
    }
    await shoot(ann.page, 'no-fonts');
    ann.expectNoTrouble();
    await ann.leave();
  });
});

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
