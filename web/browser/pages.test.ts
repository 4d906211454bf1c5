import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

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

const house = inject('house');

let reader: Person;

beforeAll(async () => {
  reader = await Person.arrive(house);
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

describe.each(['en', 'uk', 'ru'] as Language[])('in %s', (language) => {
  test('every page speaks it and fits a phone', async () => {
    const ann = await Person.arrive(house, { language, ...PHONE });
    for (const path of Object.values(PAGES)) {
      await ann.visit(path);
      expect(await ann.page.locator('html').getAttribute('lang')).toBe(language);
      await ann.expectWords();
      await ann.expectFits();
    }
    await shoot(ann.page, `missing-${language}`);
    ann.expectNoTrouble();
    await ann.leave();
  });
});

test('a language is chosen, spoken at once, and remembered', async () => {
  const ann = await Person.arrive(house);
  await ann.visit('/');
  const ukrainian = catalogue('uk');
  await ann.page.getByLabel(say('web-language')).selectOption('uk');
  await ann.page.getByRole('heading', { name: ukrainian('web-welcome') }).waitFor();
  await ann.page.reload();
  await ann.page.getByRole('heading', { name: ukrainian('web-welcome') }).waitFor();
  await ann.leave();
});

test('light or dark is chosen and remembered', async () => {
  const ann = await Person.arrive(house);
  await ann.visit('/');
  await ann.page.getByRole('button', { name: say('web-theme', { theme: 'light' }) }).click();
  await ann.page.reload();
  expect(await ann.page.locator('html').getAttribute('data-theme')).toBe('dark');
  await ann.leave();
});
