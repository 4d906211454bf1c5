/** All pages and tables, in one language. */
import { chromium } from 'playwright-core';
import { expect, inject } from 'vitest';

import { foundChromium } from './chromium';
import { Person } from './person';
import { PHONE, shoot } from './pictures';
import type { Language } from './words';

export const PAGES = {
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

export const TITLES = ['Rallyman: GT', 'Heat: Pedal to the Metal', 'Rallyman', 'Ралі'];

const server = inject('server');

/** Every page and every table speaks a language and fits a phone, even with letters a tenth wider: what fits with them
 * fits with ours. */
export async function expectSpoken(language: Language): Promise<void> {
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
}

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

/** Browsers of one test: a Chromium without any font ends itself now and then, inside its drawing library, when a page is
 * painted before our font is there. That says nothing about the page, which another one then opens. */
const BROWSERS = 5;

/** Where no fonts are installed these pages and tables fit a phone in our own; Ukrainian words are the longest. */
export async function expectFitsWithoutFonts(paths = Object.values(PAGES), titles = TITLES): Promise<void> {
  const judge = async (ann: Person) => {
    await ann.page.evaluate(() => document.fonts.ready);
    const loaded = await ann.page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded.join()).toContain('Racecraft Sans');
    await ann.expectFits();
  };
  const stops = [
    ...paths.map((path) => (ann: Person) => ann.visit(path)),
    ...titles.map((title) => async (ann: Person) => {
      await ann.raceNow(title);
      await ann.expectAsked();
    }),
  ];
  for (let launched = 0; stops.length; launched += 1) {
    expect(launched, 'browsers that ended themselves').toBeLessThan(BROWSERS);
    const bare = await chromium.launch(foundChromium('none'));
    const ann = await Person.arrive(server, { language: 'uk', ...PHONE, browser: bare });
    try {
      for (; stops.length; stops.shift()) {
        await stops[0]!(ann);
        await judge(ann);
      }
      await shoot(ann.page, 'no-fonts');
      ann.expectNoTrouble();
    } catch (error) {
      if (bare.isConnected()) throw error;
    } finally {
      await bare.close();
    }
  }
}
