import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { Person } from './person';
import { Server } from './server';
const OUT = process.env.LOOK ?? '/tmp/builders/look';
let server: Server;
beforeAll(async () => { server = await Server.open(); mkdirSync(OUT, { recursive: true }); });
afterAll(() => server.close());
const SIZES: [number, number][] = (process.env.SIZES ?? '1440x900').split(',').map((s) => s.split('x').map(Number) as [number, number]);
const HOW = (process.env.HOW ?? 'en-light').split(',').map((s) => s.split('-'));
const GAMES = (process.env.GAMES ?? 'gt,heat,rali,rallyman').split(',');
void inject;
test('look', async () => {
  for (const [language, theme] of HOW) for (const [width, height] of SIZES) {
    const ann = await Person.arrive(server.address, { language: language as 'en', theme: theme as 'light', viewport: { width, height }, ...(width < 800 ? {hasTouch: true} : {}) });
    for (const game of GAMES) {
      await ann.visit(`/build/${game}${process.env.FROM ?? ''}`);
      await ann.page.locator('.workshop').waitFor();
      await ann.page.waitForTimeout(1500);
      await ann.page.screenshot({ path: `${OUT}/${game}-${width}-${language}-${theme}${process.env.TAG ?? ''}.png`, fullPage: !!process.env.FULL });
    }
    await ann.leave();
  }
}, 300_000);
