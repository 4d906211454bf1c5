/** What makes pages fast and keeps them so, as facts that are the same on any machine; `npm run speed` measures times. */
import { gzipSync } from 'node:zlib';
import { describe, expect, inject } from 'vitest';

import { Person } from './person';
import { long, test } from './tiers';

const MOST_KILOBYTES = 190;
const MOST_FILES = 12;
/** What a race may leave behind after its first hundred updates: its log, and what the browser keeps for itself. */
const MOST_GROWTH = { bytes: 4_000_000, nodes: 3000, listeners: 300 };
/** Collections at most, and how many may bring nothing before it is enough. */
const COLLECTIONS = 40;
const VAIN = 4;
/** So many times faster than people watch a race. */
const HASTE = 100;
type Kept = typeof MOST_GROWTH;
const TITLES = { gt: 'Rallyman: GT', heat: 'Heat: Pedal to the Metal', rallyman: 'Rallyman', rali: 'Ралі' };

declare global {
  interface Window {
    /** Movements of dice that were begun. */
    thrown: number;
  }
}

const server = inject('server');

/** Somebody who opens a table at which they are asked, by its address and with an empty cache. */
async function newcomer(title: string): Promise<[ann: Person, address: string]> {
  const host = await Person.arrive(server);
  await host.raceNow(title);
  await host.expectAsked();
  const address = host.page.url();
  const ann = await Person.arrive(server, { storageState: await host.context.storageState() });
  await host.leave();
  return [ann, address];
}

describe.each(Object.entries(TITLES))('the first table page of %s', (game, title) => {
  test(`loads at most ${MOST_KILOBYTES} KB of script, style and font, gzipped, all of it named by the page`, async () => {
    const [ann, address] = await newcomer(title);
    // A file that the page does not name is requested only after another one has run: none of them comes here, and the
    // first decision is there all the same. Log, dice and sounds come later, and the font of signs.
    const html = await (await ann.page.request.get(address)).text();
    await ann.page.route(/\/assets\//, (route) =>
      html.includes(`"${new URL(route.request().url()).pathname}"`) ? route.continue() : undefined,
    );
    const loaded: [address: string, size: Promise<number>][] = [];
    ann.page.on('response', (response) => {
      if (['script', 'stylesheet', 'font'].includes(response.request().resourceType()))
        loaded.push([new URL(response.url()).pathname, response.body().then((body) => gzipSync(body).length)]);
    });
    await ann.page.goto(address);
    await ann.expectAsked();
    const sizes = await Promise.all(loaded.map(([, size]) => size));
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    console.log(`${game}: ${kilobytes.toFixed(1)} KB in ${loaded.length} files`);
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.length).toBeLessThanOrEqual(MOST_FILES);
    expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES);
    ann.expectNoTrouble();
    await ann.leave();
  });

  test('can be played before the board is there', async () => {
    const [ann, address] = await newcomer(title);
    await ann.page.route('**/board?*', () => undefined);
    await ann.page.goto(address);
    await ann.expectAsked();
    expect(await ann.page.locator('.world img').count()).toBe(0);
    await ann.act();
    await expect
      .poll(() =>
        ann.heard.some((text) => /^\{"type":"(update|outlook)"/.test(text) && /"id":"(ask|sketch)-/.test(text)),
      )
      .toBe(true);
    ann.expectNoTrouble();
    await ann.leave();
  });
});

long(
  'a long race leaves no more in memory than its log, while it comes and when it is told again in motion',
  async () => {
    const ann = await Person.arrive(server, { animated: true });
    await ann.page.addInitScript(hurry, HASTE);
    const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'random' }) as const);
    const wanted = { game: 'rali', seats: bots, options: { laps: 3 }, start: true };
    const made = await ann.page.request.post('/api/tables', { data: wanted, headers: { origin: server } });
    await ann.page.goto(`/table/${((await made.json()) as { table: { code: string } }).table.code}`);
    const tools = await ann.context.newCDPSession(ann.page);
    const updates = () => ann.heard.filter((text) => text.startsWith('{"type":"update"')).length;
    const kept = async (shown: () => Promise<number> | number, after: number): Promise<Kept> => {
      await expect.poll(shown, { timeout: 480_000, interval: 200 }).toBeGreaterThan(after);
      // One garbage collection makes the next one possible: the smallest of several figures is what is really kept.
      const seen: Kept[] = [];
      let vain = 0;
      for (let round = 0; round < COLLECTIONS && vain < VAIN; round += 1) {
        await tools.send('HeapProfiler.collectGarbage');
        await ann.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        const { usedSize } = await tools.send('Runtime.getHeapUsage');
        const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
        vain = seen.every(({ bytes }) => usedSize < 0.99 * bytes) ? 0 : vain + 1;
        seen.push({ bytes: usedSize, nodes, listeners: jsEventListeners });
      }
      const least = (fact: keyof Kept) => Math.min(...seen.map((each) => each[fact]));
      return { bytes: least('bytes'), nodes: least('nodes'), listeners: least('listeners') };
    };
    const expectNoGrowth = async (what: string, shown: () => Promise<number> | number) => {
      const early = await kept(shown, 100);
      const late = await kept(shown, 600);
      console.log(`${what}: after 100 ${JSON.stringify(early)}, after ${await shown()} ${JSON.stringify(late)}`);
      for (const fact of ['bytes', 'nodes', 'listeners'] as const)
        expect(late[fact] - early[fact], fact).toBeLessThan(MOST_GROWTH[fact]);
    };
    await expectNoGrowth('as it comes', updates);
    await expect.poll(() => ann.over(), { timeout: 60_000 }).toBe(true);
    await ann.page.goto(`/replay/${ann.code}?ply=0`);
    await ann.page.getByRole('button', { name: ann.say('replay-play') }).click();
    const at = () => ann.page.getByLabel(ann.say('replay-moment'), { exact: true }).inputValue();
    await expectNoGrowth('told again', async () => Number(await at()));
    expect(await ann.page.evaluate(() => window.thrown)).toBeGreaterThan(100);
    await ann.leave();
  },
);

/** Runs in the page before its scripts: everything takes its course, but so many times as fast. */
function hurry(times: number): void {
  const { setTimeout: later, requestAnimationFrame: next } = window;
  window.setTimeout = ((act: () => void, wait = 0) => later(act, wait / times)) as typeof setTimeout;
  window.requestAnimationFrame = (act) => next((now) => act(now * times));
  window.thrown = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, how) {
    if (this.closest('.theatre')) window.thrown += 1;
    const animation = animate.call(this, frames, how);
    animation.playbackRate = times;
    return animation;
  };
}
