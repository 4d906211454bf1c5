/** The folder of `make offline` on a host that only serves files, under a path, and a server's pages, without network. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject } from 'vitest';

import { Person } from './person';
import { inspect } from './pictures';
import { StaticHost } from './static';
import { long, test } from './tiers';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'build', 'offline');
const LARGEST = 9_000_000;
/** A revision of the database before the one of this release. */
const EARLIER = '0014';
/** How long a review or a study may take on a busy machine. */
const PATIENCE = 300_000;
const HEAT = 'Heat: Pedal to the Metal';
/** The quickest first, which is begun before the network is cut and is reviewed. */
const RACES: { title: string; bot: string; options: Record<string, string> }[] = [
  { title: 'Ралі', bot: 'club', options: {} },
  { title: 'Rallyman', bot: 'rookie', options: { 'option-rallyman-stage': '1' } },
  { title: 'Rallyman: GT', bot: 'rookie', options: {} },
  { title: HEAT, bot: 'master', options: { 'option-heat-laps': '1' } },
];

/** The service worker has kept everything. */
const kept = (ann: Person) =>
  ann.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });

/** Opens the pages of a folder, and waits until the browser has kept all it needs. */
async function install(ann: Person, host: StaticHost): Promise<void> {
  await ann.page.goto(host.address);
  await ann.page
    .getByRole('button', { name: ann.say('web-race-now') })
    .first()
    .waitFor();
  await kept(ann);
}

/** Saves the record of the race that is over. */
async function record(ann: Person, folder: string): Promise<string> {
  const [saved] = await Promise.all([
    ann.page.waitForEvent('download'),
    ann.controls.getByRole('link', { name: ann.say('web-record') }).click(),
  ]);
  const path = join(folder, saved.suggestedFilename());
  await saved.saveAs(path);
  return path;
}

function python(...given: string[]): void {
  const env = { PYTHONPATH: join(ROOT, 'src'), ...process.env };
  execFileSync(join(ROOT, '.venv', 'bin', 'python'), given, { env });
}

const verify = (records: string[]) => python('-m', 'racecraft', 'record', 'verify', ...records);

/** From now on the browser keeps what an earlier release kept of somebody with this name. */
async function keepEarlier(ann: Person, path: string, name: string): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'racecraft-')), 'earlier.db');
  python(join(ROOT, 'web', 'browser', 'earlier.py'), EARLIER, name, file);
  await ann.page.evaluate(
    async ([path, content]) => {
      const opening = indexedDB.open(`racecraft ${path}`);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const change = opening.result.transaction(['image', 'journal'], 'readwrite');
      change.objectStore('image').put(Uint8Array.from(content), 'latest');
      change.objectStore('journal').clear();
      await new Promise((resolve) => (change.oncomplete = resolve));
    },
    [path, [...readFileSync(file)]] as const,
  );
}

long('every game is raced, reviewed, learnt and built without a server or network', async () => {
  expect(existsSync(FOLDER), `make offline makes ${FOLDER}`).toBe(true);
  const host = await StaticHost.open(FOLDER, '/games/offline/');
  const ann = await Person.arrive(host.address, { acceptDownloads: true, hashed: true }, 3);
  const { page, say } = ann;
  const folder = mkdtempSync(join(tmpdir(), 'racecraft-'));
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
    const records: string[] = [];
    let reviewed = '';
    for (const { title, bot, options } of RACES) {
      if (records.length) await ann.setTable(title, [{ kind: 'me' }, { kind: 'bot', bot }], options);
      await ann.drive();
      await expect.poll(() => ann.controls.getByRole('listitem').count()).toBeGreaterThan(1);
      records.push(await record(ann, folder));
      if (records.length === 1) {
        // The review is made beside the page, which goes on meanwhile.
        await ann.controls.getByRole('link', { name: say('finish-review') }).click();
        await page.getByRole('progressbar', { name: say('review') }).waitFor();
        reviewed = new URL(page.url()).hash.slice(1);
      }
    }
    verify(records);
    expect(new Set(records).size).toBe(RACES.length);
    await ann.visit(reviewed);
    await page.getByRole('heading', { name: say('review-story') }).waitFor({ timeout: PATIENCE });
    // It stands beside the replay.
    await expect.poll(() => page.locator('.board .car').count()).toBeGreaterThan(1);
    await page.keyboard.press('End');
    expect(Number(await page.getByLabel(say('replay-moment'), { exact: true }).inputValue())).toBeGreaterThan(10);

    // Two people at one screen: whoever is next takes the seat before a hand is shown.
    await ann.setTable(
      HEAT,
      [
        { kind: 'me', name: 'Ann' },
        { kind: 'me', name: 'Bob' },
      ],
      { 'option-heat-laps': '1' },
    );
    const curtain = page.getByRole('dialog').getByRole('heading');
    const turns = new Set<string>();
    await ann.drive(async () => {
      if (await curtain.isVisible()) turns.add(await curtain.innerText());
      return turns.size > 1;
    });
    expect(turns).toEqual(new Set(['Ann', 'Bob'].map((who) => say('web-handover', { who }))));

    // Alone against the clock.
    await ann.setTable('Ралі', [{ kind: 'me' }]);
    await page.getByRole('region', { name: say('solo-title') }).waitFor();
    await ann.expectAsked();

    await ann.visit('/build/rali');
    const study = page.getByRole('button', { name: say('builder-study') });
    await study.waitFor();
    const known = await page.locator('[data-figure]').count();
    await study.click();
    await expect.poll(() => page.locator('[data-figure]').count(), { timeout: PATIENCE }).toBeGreaterThan(known);

    await ann.visit('/learn');
    await page.getByRole('link', { name: /Ралі/ }).first().click();
    await page.locator('figure img').first().waitFor();

    // A drill is judged beside the page, which has to solve its track.
    await ann.visit('/learn/gt/stop');
    await ann.expectAsked();
    await page.locator('#controls button').filter({ hasText: 'Stop here' }).first().click();
    const best = page.locator('.verdict').filter({ hasText: say('learn-drill-grade', { grade: 'best' }) });
    await best.waitFor({ timeout: PATIENCE });
    ann.expectNoTrouble();
  } finally {
    await ann.leave();
  }
});

long('a new version is offered, loaded whole, and used when the person wants it', async () => {
  const host = await StaticHost.open(FOLDER, '/games/offline/');
  const ann = await Person.arrive(host.address, { hashed: true });
  const { page, say } = ann;
  try {
    await install(ann, host);
    host.replace('index.html', host.text('index.html').replace('<html', '<html data-version="next"'));
    host.replace('pages.js', host.text('pages.js').replace(/VERSION = '\w+'/, "VERSION = 'next'"));
    const version = () => page.evaluate(() => document.documentElement.dataset.version ?? 'first');

    // A visit loads it, and goes on with what it has.
    await page.reload();
    const use = page.getByRole('button', { name: say('offline-update-now') });
    await use.waitFor();
    expect(await version()).toBe('first');
    await host.close();
    await ann.context.setOffline(true);
    await keepEarlier(ann, '/games/offline/', 'Olena');
    await use.click();
    await expect.poll(version).toBe('next');
    await page
      .getByRole('button', { name: say('web-race-now') })
      .first()
      .click();
    await ann.expectAsked();
    // What an earlier release had kept was brought up to date.
    await page.getByText('Olena').filter({ visible: true }).first().waitFor();
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.endsWith('/games/offline/'))).toEqual(['racecraft-next /games/offline/']);
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
