/** Somebody at a browser: sees, points, clicks. What they do is what a person can do, and nothing else. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

import { catalogue, type Language, type Say } from './words';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');

export interface Manner extends BrowserContextOptions {
  language?: Language;
  theme?: 'light' | 'dark';
  /** Watches cars drive; else they appear where they are, as browsers that ask for less motion have it. */
  animated?: boolean;
}

export interface Sitting {
  kind: 'me' | 'bot' | 'invited' | 'open';
  name?: string;
  bot?: string;
}

/** Something that can be clicked now. */
interface Option {
  x: number;
  y: number;
  name: string;
  main: boolean;
  /** On the board, not among the controls. */
  road: boolean;
}

/** What keys of messages look like. */
const KEY =
  /\b(advice|coach|count|gt|heat|learn|new|option|page|proof|rali|rallyman|reaction|refused|replay|track|tracks|web)-[a-z0-9]+(-[a-z0-9]+)*\b/g;

/** How long a bot may think on a busy machine. */
const PATIENCE = 60_000;

let browser: Promise<Browser> | undefined;

export class Person {
  readonly say: Say;
  readonly troubles: string[] = [];
  /** What went over the wires to this person. */
  readonly heard: string[] = [];
  #dice: () => number;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly house: string,
    language: Language,
    seed: number,
  ) {
    this.say = catalogue(language);
    this.#dice = randomness(seed);
    this.#listen(page);
  }

  static async arrive(house: string, manner: Manner = {}, seed = 1): Promise<Person> {
    const { language = 'en', theme = 'light', animated = false, ...options } = manner;
    browser ??= chromium.connect(inject('chromium'));
    const context = await (await browser).newContext({
      baseURL: house,
      locale: language,
      colorScheme: theme,
      reducedMotion: animated ? 'no-preference' : 'reduce',
      viewport: { width: 1280, height: 860 },
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    return new Person(context, await context.newPage(), house, language, seed);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  /** Another tab of the same browser, hence the same person. */
  async secondTab(): Promise<Person> {
    return new Person(this.context, await this.context.newPage(), this.house, 'en', 2);
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.troubles.push(String(error)));
    page.on('console', (message) => {
      // What the network denies is told by the page itself, and tested as such.
      const text = message.text();
      if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(text))
        this.troubles.push(text);
    });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.heard.push(String(payload))),
    );
  }

  // --- Going somewhere ---

  async visit(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.locator('main h1, main [role=alert]').first().waitFor();
  }

  /** From the start page into a race, in one click. */
  async raceNow(title: string): Promise<void> {
    await this.visit('/');
    const card = this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
    await card.getByRole('button', { name: this.say('web-race-now') }).click();
    await this.page.waitForURL('**/table/**');
    await this.controls.waitFor();
  }

  /** Fills in the form of a new table: who sits in each seat, and options by their labels. */
  async setTable(title: string, seats: Sitting[], options: Record<string, string> = {}): Promise<void> {
    await this.visit('/new');
    await this.page.getByRole('group', { name: this.say('web-games') }).getByRole('button', { name: title, exact: true }).click();
    const rows = this.page.locator('.seat');
    for (let count = await rows.count(); count > seats.length; count -= 1)
      await this.page.getByRole('button', { name: this.say('web-remove-seat', { number: count }) }).click();
    for (let count = await rows.count(); count < seats.length; count += 1)
      await this.page.getByRole('button', { name: this.say('web-add-seat') }).click();
    for (const [index, seat] of seats.entries()) {
      await this.page.getByLabel(this.say('web-seat-kind', { number: index + 1 })).selectOption(seat.kind);
      if (seat.name) await rows.nth(index).getByLabel(this.say('web-name')).fill(seat.name);
      if (seat.bot) await rows.nth(index).getByLabel(this.say('web-bot'), { exact: true }).selectOption(seat.bot);
    }
    for (const [key, value] of Object.entries(options)) {
      const field = this.page.getByLabel(this.say(key), { exact: true });
      if ((await field.getAttribute('type')) === 'number') await field.fill(value);
      else await field.selectOption(value);
    }
    const ready = seats.every(({ kind }) => kind === 'me' || kind === 'bot');
    await this.page.getByRole('button', { name: this.say(ready ? 'web-start' : 'web-open-table') }).click();
    await this.page.waitForURL('**/table/**');
  }

  // --- At a table ---

  get controls() {
    return this.page.getByRole('region', { name: this.say('web-controls') });
  }

  get code(): string {
    return new URL(this.page.url()).pathname.split('/')[2] ?? '';
  }

  /** Everything that belongs to the decision and can be hit with a pointer, on the road or among the controls. */
  async options(): Promise<Option[]> {
    const besides = ['web-undo', 'web-hint', 'web-coach-ok', 'web-advice-take'].map((key) => this.say(key));
    besides.push(this.say('web-sound', { on: 'yes' }), this.say('web-sound', { on: 'no' }));
    return await this.page.evaluate(
      ([region, ended, not]) => {
        // A race that has just ended offers other things.
        for (const heading of document.querySelectorAll('h2')) if (heading.textContent === ended) return [];
        const asked = `section[aria-label=${JSON.stringify(region)}] button:enabled`;
        const found: { x: number; y: number; name: string; main: boolean; road: boolean }[] = [];
        for (const element of document.querySelectorAll(`.target[role=button], ${asked}`)) {
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
          if (not.includes(name)) continue;
          if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest' });
          const box = element.getBoundingClientRect();
          const x = box.x + box.width / 2;
          const y = box.y + box.height / 2;
          const hit = document.elementFromPoint(x, y);
          if (!hit || !(element === hit || element.contains(hit))) continue;
          found.push({ x, y, name, main: element.classList.contains('main'), road: element instanceof SVGElement });
        }
        return found;
      },
      [this.say('web-controls'), this.say('web-over'), besides] as const,
    );
  }

  /** Takes one of the options: the one the page puts forward more often than not, else any. */
  async act(): Promise<string | null> {
    const options = await this.options();
    if (!options.length) return null;
    const main = options.filter((option) => option.main);
    const among = main.length && this.#dice() < 0.7 ? main : options;
    const chosen = among[Math.floor(this.#dice() * among.length)]!;
    await this.page.mouse.click(chosen.x, chosen.y);
    return chosen.name;
  }

  /** It is this person's turn. */
  async expectAsked(): Promise<void> {
    await expect.poll(async () => (await this.options()).length, { timeout: PATIENCE }).toBeGreaterThan(0);
  }

  async over(): Promise<boolean> {
    return await this.page.getByRole('heading', { name: this.say('web-over') }).isVisible();
  }

  /** Decides whenever asked, until the race is over or the test has seen enough. */
  async drive(enough: () => boolean | Promise<boolean> = () => false, patience = PATIENCE): Promise<number> {
    let actions = 0;
    let since = Date.now();
    while (!(await this.over()) && !(await enough())) {
      if (await this.takeOver()) continue;
      if (await this.act()) {
        actions += 1;
        since = Date.now();
      } else if (Date.now() - since > patience)
        throw new Error(`nothing to do and nothing happens:\n${await this.controls.innerText()}`);
      await this.page.waitForTimeout(25);
    }
    return actions;
  }

  /** Asks the bot what it would do, and does it. */
  async takeAdvice(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('web-hint') }).click();
    const take = this.page.getByRole('button', { name: this.say('web-advice-take') });
    // What needs no decision is done by itself, and the advice is gone.
    await take.click({ timeout: 5000 }).catch(() => undefined);
    await take.waitFor({ state: 'detached' });
  }

  /** What is explained in a first race is read and put away. */
  async dismissLessons(): Promise<void> {
    const read = this.page.getByRole('button', { name: this.say('web-coach-ok') });
    while (await read.isVisible()) await read.click();
  }

  /** At a shared screen: says that the others look away, if that is asked. */
  async takeOver(): Promise<boolean> {
    const ready = this.page.getByRole('button', { name: this.say('web-handover-ready'), exact: true });
    if (!(await ready.isVisible())) return false;
    await ready.click();
    return true;
  }

  // --- Judging ---

  /** Nothing went wrong behind the scenes. */
  expectNoTrouble(): void {
    expect(this.troubles).toEqual([]);
  }

  /** No barrier that axe knows of. */
  async expectAccessible(): Promise<void> {
    await this.page.evaluate(AXE);
    const violations = await this.page.evaluate(async () => {
      const axe = (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe;
      interface Violation {
        id: string;
        nodes: { html: string; failureSummary: string }[];
      }
      const { violations } = await axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join('\n  ')}`);
    });
    expect(violations, violations.join('\n')).toEqual([]);
  }

  /** Everything is said in words: a message that is not known would be shown by its key. */
  async expectWords(): Promise<void> {
    expect((await this.page.innerText('body')).match(KEY) ?? []).toEqual([]);
  }

  /** The page is no wider than the screen. */
  async expectFits(): Promise<void> {
    const [wide, seen] = await this.page.evaluate(() => {
      const root = document.documentElement;
      return [root.scrollWidth, root.clientWidth] as const;
    });
    expect(wide, 'the page is wider than the screen').toBeLessThanOrEqual(seen);
  }
}

/** Small and repeatable: mulberry32. */
function randomness(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
