/** The folder of `make offline` on a host that only serves files, under a path, and a server's pages, without network. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';

import { Person } from './person';
import { inspect } from './pictures';
import { StaticHost } from './static';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'build', 'offline');
const LARGEST = 9_000_000;

/** The service worker has kept everything. */
const kept = (ann: Person) =>
  ann.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });

test('a race without a server or network is kept by the browser, and its record is good', async () => {
  expect(existsSync(FOLDER), `make offline makes ${FOLDER}`).toBe(true);
  const host = await StaticHost.open(FOLDER, '/games/offline/');
  const ann = await Person.arrive(host.address, { acceptDownloads: true }, 3);
  const { page, say } = ann;
  try {
    await page.goto(host.address);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Ралі', exact: true }) });
    // The board is seen before Python runs.
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await inspect(ann, 'offline-start');
    await card.getByRole('button', { name: say('web-race-now') }).click();
    await ann.expectAsked();
    expect(new URL(page.url()).pathname).toBe('/games/offline/');
    expect(host.sent).toBeLessThan(LARGEST);
    await kept(ann);

    await host.close();
    await ann.context.setOffline(true);
    await page.reload();
    await ann.expectAsked();
    await ann.drive();
    await expect.poll(() => ann.controls.getByRole('listitem').count()).toBeGreaterThan(1);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      ann.controls.getByRole('link', { name: say('web-record') }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^rali-\w+\.jsonl$/);
    const python = join(ROOT, '.venv', 'bin', 'python');
    const env = { PYTHONPATH: join(ROOT, 'src'), ...process.env };
    const record = join(mkdtempSync(join(tmpdir(), 'racecraft-')), 'record.jsonl');
    await saved.saveAs(record);
    execFileSync(python, ['-m', 'racecraft.cli.main', 'record', 'verify', record], { env });

    await ann.controls.getByRole('link', { name: say('web-replay') }).click();
    await page.locator('.board .car').first().waitFor();
    await page
      .getByRole('link', { name: say('web-learn') })
      .first()
      .click();
    await page.getByRole('link', { name: /Ралі/ }).first().click();
    await page.locator('figure img').first().waitFor();
    ann.expectNoTrouble();
  } finally {
    await ann.leave();
  }
});

test("a server's pages open without network and say what is missing", async () => {
  const ann = await Person.arrive(inject('server'));
  await ann.raceNow('Ралі');
  await kept(ann);
  await ann.context.setOffline(true);
  await ann.visit('/');
  await expect.poll(() => ann.page.getByRole('alert').textContent()).toBe(ann.say('refused-no-connection'));
  await ann.context.setOffline(false);
  await ann.visit('/');
  await ann.page.locator('main a[href*="/table/"]').first().waitFor();
  await ann.leave();
});
