import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { Server } from './server';
import { say } from './words';

test('the server is found under a path, and everything it needs with it', async () => {
  const server = await Server.open('--base-path', '/games/racecraft');
  const browser = await chromium.connect(inject('chromium'));
  const page = await browser.newPage({ locale: 'en' });
  const troubles: string[] = [];
  const outside: string[] = [];
  const inside = `${server.address}/games/racecraft/`;
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('response', (answer) => {
    if (!answer.ok() && answer.status() !== 304) troubles.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(inside)) outside.push(request.url());
  });
  try {
    await page.goto(inside);
    await page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Ралі', exact: true }) })
      .getByRole('button', { name: say('web-race-now') })
      .click();
    await page.getByRole('region', { name: say('web-controls') }).waitFor();
    await page.locator('.controls.mine').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/games\/racecraft\/table\/\w{16}$/);
    await page.reload();
    await page.locator('.controls.mine').waitFor();
    await page
      .getByRole('link', { name: say('web-tracks') })
      .first()
      .click();
    await page.locator('img').nth(2).waitFor();
    expect(new URL(page.url()).pathname).toBe('/games/racecraft/tracks');
    expect(outside).toEqual([]);
    expect(troubles).toEqual([]);
  } finally {
    await page.close();
    await server.close();
  }
});
