/** Measures the folder of `make offline` from this machine: when the board of a game is seen, when its first choice can be
 * made, with nothing kept (cold) and with everything kept (warm), how long the table needs for a ply of a bot or an answer
 * to a person, how long a person waits between a choice and the next, rivals' moves as they are shown included, and how
 * many bytes went over the line.
 *
 * `npm run speed -- offline`; RUNS says how often. Numbers, not judgements, in milliseconds: the slowest of the runs. */
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

import { Person } from './person';
import { probe } from './probe';
import { StaticHost } from './static';

const FOLDER = fileURLToPath(new URL('../../build/offline', import.meta.url));
const TITLES = { gt: 'Rallyman: GT', heat: 'Heat: Pedal to the Metal', rallyman: 'Rallyman', rali: 'Ралі' };
const RUNS = Number(process.env.RUNS ?? 3);
const DECISIONS = 15;

interface Visit {
  board: number;
  choice: number;
}

declare global {
  interface Window {
    /** The longest that the page waited for the table. */
    answer: number;
  }
}

/** Watches what page and worker tell each other: from what a person says, and from each ply, to the next message, as long as
 * messages come. Injected before any of our scripts run, so it must stand alone. */
function listen(): void {
  let since: number | null = null;
  window.answer = 0;
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
        if (data.kind !== 'told') return;
        const now = performance.now();
        if (since !== null) window.answer = Math.max(window.answer, Math.round(now - since));
        since = now;
      });
    }

    override postMessage(message: unknown): void {
      if ((message as { kind: string }).kind === 'say') since = performance.now();
      super.postMessage(message);
    }
  };
}

test.each(Object.entries(TITLES))('%s without a server', async (game, title) => {
  const [cold, warm, waits, answers, bytes]: [Visit[], Visit[], number[], number[], number[]] = [[], [], [], [], []];
  for (let run = 0; run < RUNS; run += 1) {
    const host = await StaticHost.open(FOLDER, '/offline/');
    const ann = await Person.arrive(host.address, { hashed: true });
    await ann.context.addInitScript(probe);
    await ann.context.addInitScript(listen);
    cold.push(await visit(ann, title));
    await ann.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    bytes.push(host.sent);
    waits.push(await longestWait(ann));
    answers.push(await ann.page.evaluate(() => window.answer));
    await ann.page.close();
    const again = await ann.secondTab();
    warm.push(await visit(again, title));
    await ann.leave();
    await host.close();
  }
  const told = (name: string, visits: Visit[]) =>
    `${name}: board ${slowest(visits.map(({ board }) => board))}, choice ${slowest(visits.map(({ choice }) => choice))}`;
  console.log(
    `${game}: ${told('cold', cold)}; ${told('warm', warm)}; answer ${slowest(answers)}; ` +
      `longest wait ${slowest(waits)}; ` +
      `${(slowest(bytes) / 1e6).toFixed(2)} MB`,
  );
});

/** Opens the pages and starts a race as soon as its button is there. */
async function visit(ann: Person, title: string): Promise<Visit> {
  const { page, say } = ann;
  await page.goto(ann.server);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const picture = card.locator('img').first();
  const board = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return Math.round(performance.now());
  });
  await card.getByRole('button', { name: say('web-race-now') }).click();
  await page.waitForFunction(() => window.notes.choice !== undefined);
  return { board, choice: await page.evaluate(() => window.notes.choice ?? 0) };
}

/** The longest time between a choice and the next of some decisions in a row. */
async function longestWait(ann: Person): Promise<number> {
  let longest = 0;
  for (let decision = 0; decision < DECISIONS && !(await ann.over()); decision += 1) {
    await ann.expectAskedOrOver();
    if ((await ann.act()) === null) continue;
    const begun = Date.now();
    await ann.expectAskedOrOver();
    longest = Math.max(longest, Date.now() - begun);
  }
  return longest;
}

const slowest = (values: number[]) => Math.max(...values);
