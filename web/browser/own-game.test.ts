/** The game of docs/guide/own-game.md at the table: from the start page to the finish, by the conventions alone. */
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { Person } from './person';
import { Server } from './server';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('a game from outside is raced in the browser', async () => {
  process.env.RACECRAFT_GAMES = 'hillclimb';
  process.env.PYTHONPATH = [process.env.PYTHONPATH ?? join(ROOT, 'src'), join(ROOT, 'docs', 'examples')].join(
    delimiter,
  );
  const server = await Server.open();
  const ann = await Person.arrive(server.address);
  try {
    await ann.raceNow('Hill climb');
    await ann.expectAsked();
    expect((await ann.options()).map(({ name }) => name)).toEqual(['Drive carefully', 'Drive briskly', 'Flat out']);
    await ann.take(({ name }) => name === 'Drive carefully');
    const told = ann.page.getByText('drives to space 2.').first();
    await expect.poll(() => told.count()).toBeGreaterThan(0);
    await ann.expectAccessible();
    await ann.expectWords();
    await ann.drive();
    expect(await ann.over()).toBe(true);
    await ann.page.getByText(ann.say('web-over')).first().waitFor();
    await ann.visit(`/replay/${ann.code}`);
    await ann.page.locator('.stage .car').first().waitFor();
    expect(ann.troubles).toEqual([]);
  } finally {
    await ann.leave();
    await server.close();
  }
});
