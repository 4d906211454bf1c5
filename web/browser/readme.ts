/** Makes the pictures of the README (each table in the middle of a race, as somebody at it sees it) and the icons of the
 * installed app. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Server } from './server';
import { Person } from './person';
import { fewColours } from './png';

const FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const LARGEST = 150_000;
/** How many decisions the bot's advice is followed for at least; the picture is taken at the next one that is made on the
 * road. */
const RACES = [
  { game: 'gt', title: 'Rallyman: GT', decisions: 24 },
  { game: 'heat', title: 'Heat: Pedal to the Metal', decisions: 24 },
  { game: 'rallyman', title: 'Rallyman', decisions: 3 },
  { game: 'rali', title: 'Ралі', decisions: 16 },
];

let server: Server;

beforeAll(async () => {
  server = await Server.open();
});

afterAll(async () => {
  await server.close();
});

test.each(RACES)('$game', async ({ game, title, decisions }) => {
  const ann = await Person.arrive(server.address, { viewport: { width: 1200, height: 750 } }, 5);
  await ann.visit('/');
  await ann.ask('PUT', '/api/me', { name: 'Olena' });
  await ann.raceNow(title);
  await ann.expectAsked();
  const onTheRoad = async () => (await ann.options()).some((option) => option.road);
  for (let taken = 0; (taken < decisions || !(await onTheRoad())) && !(await ann.over()); taken += 1) {
    await ann.dismissLessons();
    await ann.takeAdvice();
    await ann.expectAskedOrOver();
  }
  await ann.dismissLessons();
  await ann.take((option) => option.road);
  await ann.page.mouse.move(0, 0);
  await ann.page.locator('aside').evaluate((aside) => {
    aside.scrollTop = 0;
    (document.activeElement as HTMLElement).blur();
  });
  // The answer to what was laid is there when nothing changes any more.
  let shot: Buffer = Buffer.alloc(0);
  const settled = async () => {
    const before = shot;
    shot = await ann.page.screenshot({ animations: 'disabled' });
    return shot.equals(before);
  };
  await expect.poll(settled, { interval: 500 }).toBe(true);
  const file = join(FOLDER, `table-${game}.png`);
  writeFileSync(file, await fewColours(ann.page, shot));
  expect(statSync(file).size, file).toBeLessThan(LARGEST);
  await ann.leave();
});

/** Systems that cut icons to a shape of theirs show the middle four fifths at least: there the drawing has a margin and its
 * ground fills the square. */
const ICONS = [
  { name: 'icon-192.png', size: 192, masked: false },
  { name: 'icon-512.png', size: 512, masked: false },
  { name: 'icon-maskable.png', size: 512, masked: true },
];

test.each(ICONS)('$name', async ({ name, size, masked }) => {
  const ann = await Person.arrive(server.address, { viewport: { width: size, height: size } });
  const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf-8');
  const shown = masked ? drawing.replace('0 0 64 64', '-8 -8 80 80') : drawing;
  const ground = masked ? '#b5432c' : 'transparent';
  await ann.page.setContent(`<style>body{margin:0;background:${ground}}svg{display:block}</style>${shown}`);
  writeFileSync(join(PUBLIC, name), await ann.page.screenshot({ omitBackground: !masked }));
  await ann.leave();
});
