/** Somebody at a browser: sees, points, clicks. What they do is what a person can do, and nothing else. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type JSHandle,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';

import { sensible, sight, type Option, type Sight, type Wording } from './driver';
import { screenshot } from './pictures';
import { situation, Talk } from './situation';
import { catalogue, type Language, type Say } from './words';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');

export type Theme = 'light' | 'dark';

export interface Manner extends BrowserContextOptions {
  language?: Language;
  theme?: Theme;
  /** Watches cars drive; else they appear where they are, as browsers that ask for less motion have it. */
  animated?: boolean;
  /** Has no pointer: goes from one thing to the next and presses Enter. */
  keyboard?: boolean;
  /** Pages without a server, whose addresses lie behind a #. */
  hashed?: boolean;
  /** Another browser than the one that all share. */
  browser?: Browser;
}

export interface Sitting {
  kind: 'me' | 'bot' | 'invited' | 'open';
  name?: string;
  bot?: string;
}

/** What keys of messages look like. */
const KEY =
  /\b(advice|builder|coach|count|daily|drill|finish|gallery|gt|heat|learn|moment|me|new|notice|offline|option|page|people|plan|proof|rali|rallyman|reaction|refused|replay|review|room|solo|stale|track|tracks|web)-[a-z0-9]+(-[a-z0-9]+)*\b/g;

/** What a Chromium says where the network fails, also of a worker that it wants to renew by itself. */
const OFFLINE = /Failed to load resource|WebSocket connection|error occurred when fetching the script/;

/** How long a bot may think on a busy machine. */
const PATIENCE = 60_000;
/** How long a page waits by itself for something to do, before it is asked again. */
const LOOK = 400;
/** How long a page waits at most until it is idle. */
const IDLE = 1_000;
/** More than any race takes that is driven sensibly. */
const MOST_CLICKS = 600;
/** More elements than any page has. */
const MOST_TABS = 200;

let browser: Promise<Browser> | undefined;
let people = 0;

export class Person {
  readonly say: Say;
  readonly troubles: string[] = [];
  /** Everything that the server sent to this person. */
  readonly heard: string[] = [];
  #talk = new Talk();
  #dice: () => number;
  #theme: Theme;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly server: string,
    readonly manner: Manner,
    seed: number,
  ) {
    this.#theme = manner.theme ?? 'light';
    this.say = catalogue(manner.language ?? 'en');
    this.#dice = randomness(seed);
    this.#listen(page);
  }

  static async arrive(server: string, manner: Manner = {}, seed = 1): Promise<Person> {
    const {
      language = 'en',
      theme = 'light',
      animated = false,
      keyboard: _,
      hashed: __,
      browser: own,
      ...options
    } = manner;
    if (!own) browser ??= chromium.connect(inject('chromium'));
    const context = await (own ?? (await browser!)).newContext({
      baseURL: server,
      extraHTTPHeaders: { 'x-forwarded-for': address() },
      locale: language,
      colorScheme: theme,
      reducedMotion: animated ? 'no-preference' : 'reduce',
      viewport: { width: 1280, height: 860 },
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(knownSecrets, seed);
    return new Person(context, await context.newPage(), server, manner, seed);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  /** Another tab of the same browser, hence the same person. */
  async secondTab(): Promise<Person> {
    return new Person(this.context, await this.context.newPage(), this.server, this.manner, 2);
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.troubles.push(String(error)));
    page.on('console', (message) => {
      // The page reports network failures itself; other tests cover that.
      const text = message.text();
      if (message.type() === 'error' && !OFFLINE.test(text)) this.troubles.push(text);
    });
    this.#talk.listen(page);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.heard.push(String(payload))));
  }

  // --- Going somewhere ---

  async visit(path: string): Promise<void> {
    await this.page.goto(this.manner.hashed ? `${this.server}#${path}` : path);
    await this.page.locator('main h1, main [role=alert]').first().waitFor();
  }

  /** From the start page into a race, in one click. */
  async raceNow(title: string): Promise<void> {
    await this.visit('/');
    const card = this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
    await card.getByRole('button', { name: this.say('web-race-now') }).click();
    await this.page.waitForURL('**/table/**');
    await this.controls.waitFor();
  }

  /** Starts the race though somebody is not ready. */
  async startAnyway(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('web-start'), exact: true }).click();
    await this.page.getByRole('button', { name: this.say('room-start-yes') }).click();
  }

  /** Fills in the form of a new table: who sits in each seat, and options by their labels. */
  async setTable(title: string, seats: Sitting[], options: Record<string, string> = {}): Promise<void> {
    await this.visit('/new');
    await this.page
      .getByRole('radiogroup', { name: this.say('web-games') })
      .getByRole('radio', { name: title, exact: true })
      .check();
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
    for (const [key, value] of Object.entries(options)) await this.setOption(key, value);
    await this.openTable();
  }

  /** Sets one option in the form of a new race: by the key of its words, and its value as a text. */
  async setOption(key: string, value: string): Promise<void> {
    const option = this.page.locator(`[data-option="${key}"]`);
    await option.waitFor({ state: 'attached' });
    if (!(await option.isVisible())) await this.page.getByText(this.say('new-variants'), { exact: true }).click();
    const field = option.locator('select, input').first();
    const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.localName);
    if (kind === 'radio') await option.locator(`input[value="${value}"]`).check();
    else if (kind === 'checkbox') await field.setChecked(value === 'true');
    else if (kind === 'select') await field.selectOption(value);
    else await field.fill(value);
  }

  /** Opens the table that is set, and starts the race if everybody is there. */
  async openTable(): Promise<void> {
    await this.page.locator('form .go button').click();
    await this.page.waitForURL('**/table/**');
  }

  /** Something that the page would ask of the server. */
  async ask<Answer>(method: string, path: string, data: unknown = {}): Promise<Answer> {
    const about = method === 'GET' ? {} : { data };
    const answer = await this.page.request.fetch(path, { method, headers: { origin: this.server }, ...about });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (answer.status() === 204 ? null : await answer.json()) as Answer;
  }

  /** A race of this person with friends, each in a seat of their own, without the clicks that lead to it; everybody
   * looks at the table, which has this code. */
  async race(friends: Person[], names: string[], wanted: Record<string, unknown>): Promise<string> {
    const everybody = [this, ...friends];
    for (const [index, person] of everybody.entries()) await person.ask('PUT', '/api/me', { name: names[index] });
    const seats = everybody.map((person) => ({ kind: person === this ? 'me' : 'open' }));
    const opened = await this.ask<{ table: { code: string } }>('POST', '/api/tables', { seats, ...wanted });
    const place = `/api/tables/${opened.table.code}`;
    for (const [index, friend] of friends.entries()) await friend.ask('POST', `${place}/seats/${index + 1}`);
    await this.ask('POST', `${place}/start`);
    for (const person of everybody) await person.page.goto(`/table/${opened.table.code}`);
    for (const person of everybody) await person.controls.waitFor();
    return opened.table.code;
  }

  /** A table that no form can set, such as a rally of one's own; it is asked for as a page would. */
  async open(
    game: string,
    seats: Sitting[],
    options: Record<string, unknown>,
    more: Record<string, unknown> = {},
  ): Promise<void> {
    await this.visit('/');
    const wanted = { game, seats, options, start: true, ...more };
    const { table } = await this.ask<{ table: { code: string } }>('POST', '/api/tables', wanted);
    await this.page.goto(`/table/${table.code}`);
    await this.expectAsked();
  }

  /** Follows an invitation, and takes the seat under this name or the one that is offered. */
  async join(link: string, name?: string): Promise<void> {
    await this.page.goto(link);
    if (name) await this.page.getByLabel(this.say('room-name')).fill(name);
    await this.page.getByRole('button', { name: this.say('room-join') }).click();
    await this.page.getByText(this.say('web-mark-you'), { exact: true }).waitFor();
  }

  // --- At a table ---

  get controls() {
    return this.page.getByRole('region', { name: this.say('web-controls') });
  }

  get code(): string {
    return new URL(this.page.url()).pathname.split('/')[2] ?? '';
  }

  get #wording(): Wording {
    const besides = ['web-undo', 'web-hint', 'web-coach-ok', 'web-coach-more', 'web-coach-open', 'web-advice-take'].map(
      (key) => this.say(key),
    );
    besides.push(this.say('web-sound', { on: 'yes' }), this.say('web-sound', { on: 'no' }));
    for (const each of ['begin', 'back', 'stop', 'change', 'withdraw', 'understood'])
      besides.push(this.say(`plan-${each}`));
    return {
      controls: this.say('web-controls'),
      over: this.say('web-over'),
      ready: this.say('web-handover-ready'),
      besides,
    };
  }

  /** What is to be seen and done, as soon as there is something. */
  async #look(wait = 0): Promise<JSHandle<Sight>> {
    return await this.page.evaluateHandle(sight, { wording: this.#wording, wait });
  }

  /** Everything that belongs to the decision, on the road or among the controls. */
  async options(): Promise<Option[]> {
    return await (await this.#look()).evaluate(({ options }) => options);
  }

  /** Takes the option that a sensible driver would, if there is one and the pointer can reach it. */
  async act(): Promise<string | null> {
    const seen = await this.#look();
    return await this.#take(seen, await seen.evaluate(({ options }) => options));
  }

  async #take(seen: JSHandle<Sight>, options: Option[], wanted = options): Promise<string | null> {
    const left = [...wanted];
    while (left.length) {
      const chosen = sensible(left, this.#dice);
      const index = options.indexOf(chosen);
      if (await (this.manner.keyboard ? this.#press(seen, index) : this.#click(seen, index))) return chosen.name;
      left.splice(left.indexOf(chosen), 1);
    }
    return null;
  }

  async #click(seen: JSHandle<Sight>, index: number): Promise<boolean> {
    const at = await seen.evaluate(async ({ elements }, index) => {
      const element = elements[index]!;
      (element.closest('.board') ?? element).scrollIntoView({ block: 'nearest' });
      const middle = () => {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const painted = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
          setTimeout(resolve, 200);
        });
      // Nobody taps what a turning camera still moves.
      let place = middle();
      for (let looks = 0; looks < 50; looks += 1) {
        const before = place;
        await painted();
        place = middle();
        if (place.x === before.x && place.y === before.y) break;
      }
      const hit = document.elementFromPoint(place.x, place.y);
      return hit && element.contains(hit) ? place : null;
    }, index);
    if (at) await this.page.mouse.click(at.x, at.y);
    return at !== null;
  }

  /** Where to point for the first of these that lies open, once it keeps still. */
  async spot(selector: string): Promise<{ x: number; y: number }> {
    const middle = (found: string): { x: number; y: number } | null => {
      for (const element of document.querySelectorAll(found)) {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        if (hit && element.contains(hit)) return { x, y };
      }
      return null;
    };
    let at = await this.page.evaluate(middle, selector);
    const still = async () => {
      const before = at;
      // The director turns the camera when the page is calm.
      await this.calm();
      at = await this.page.evaluate(middle, selector);
      return at !== null && at.x === before?.x && at.y === before.y;
    };
    await expect.poll(still, { timeout: PATIENCE, message: `${selector} lies open` }).toBe(true);
    return at!;
  }

  async #press(seen: JSHandle<Sight>, index: number): Promise<boolean> {
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      await this.page.keyboard.press('Tab');
      const [here, there] = await seen.evaluate(
        ({ elements }, index) => [document.activeElement === elements[index], elements[index]!.isConnected],
        index,
      );
      if (!there) return false;
      if (!here) continue;
      await this.page.keyboard.press('Enter');
      return true;
    }
    throw new Error(`the keyboard does not get to “${(await this.options())[index]?.name}”`);
  }

  /** The page has had time for what waits until it has nothing else to do, and was painted since. A Chromium that was
   * touched while the machine is busy may never call a page idle: pages wait for a limited time, and so does this. */
  async calm(): Promise<void> {
    await this.page.evaluate(
      (timeout) => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done), { timeout })),
      IDLE,
    );
  }

  /** Takes an option of one's own choice, as soon as it is there and in reach: the board may come later than the
   * controls, and may be drawn anew while the pointer is on its way. */
  async take(wanted: (option: Option) => boolean): Promise<string> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const seen = await this.#look(PATIENCE);
      const options = await seen.evaluate(({ options }) => options);
      const chosen = options.filter(wanted);
      const name = await this.#take(seen, options, chosen);
      if (name) return name;
      if (Date.now() > until) {
        const offered = options.map((option) => option.name).join(' | ');
        await this.#giveUp(`what is wanted is ${chosen.length ? 'out of reach' : 'not on offer'}: ${offered}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** It is this person's turn. */
  async expectAsked(): Promise<void> {
    await this.#expectSoon(async () => (await this.options()).length > 0);
  }

  async expectAskedOrOver(): Promise<void> {
    await this.#expectSoon(async () => (await this.over()) || (await this.options()).length > 0);
  }

  async #expectSoon(asked: () => Promise<boolean>): Promise<void> {
    const until = Date.now() + PATIENCE;
    while (!(await asked())) {
      if (Date.now() > until) await this.#giveUp('nothing is to be decided');
      await this.#look(LOOK);
    }
  }

  async over(): Promise<boolean> {
    const told = this.page.getByRole('heading', { name: this.say('web-over') });
    return await told.or(this.page.locator('.table.ended .title h2')).first().isVisible();
  }

  /** Decides whenever asked, until the race is over or the test has seen enough. A race that does not end fails
   * with a picture of where it stands. */
  async drive(enough: () => boolean | Promise<boolean> = () => false): Promise<number> {
    const taken: string[] = [];
    let since = Date.now();
    for (;;) {
      const seen = await this.#look(LOOK);
      const { over, curtain, options } = await seen.evaluate(({ over, curtain, options }) => ({
        over,
        curtain,
        options,
      }));
      if (over || (await enough())) break;
      const name = curtain ? await this.takeOver() : await this.#take(seen, options);
      if (name) {
        taken.push(name);
        since = Date.now();
      }
      await seen.dispose();
      if (taken.length > MOST_CLICKS) await this.#giveUp(`the race does not end: ${taken.slice(-20).join(' | ')}`);
      if (Date.now() - since > PATIENCE)
        await this.#giveUp(`nothing to do and nothing happens after ${taken.slice(-5).join(' | ')}`);
    }
    return taken.length;
  }

  /** Decides for my seats as a program would until the race is over: where driving is not what is tested. */
  async autopilot(): Promise<void> {
    interface State {
      moment: number;
      pending: number[];
      legal: { action: number }[];
      table: { status: string };
    }
    const place = `/api/tables/${this.code}`;
    const { mine } = await this.ask<{ mine: number[] }>('GET', place);
    if (!mine.length) return;
    const over = async () => {
      for (const seat of mine) {
        let state = await this.ask<State>('GET', `${place}/state?seat=${seat}`);
        while (state.table.status === 'running' && state.pending.includes(seat)) {
          // Whoever decides by a rule can go round in circles; by chance every race ends.
          const { action } = state.legal[Math.floor(this.#dice() * state.legal.length)]!;
          state = await this.ask<State>('POST', `${place}/moves`, { seat, moment: state.moment, action });
        }
        if (state.table.status !== 'running') return true;
      }
      return false;
    };
    await expect.poll(over, { timeout: 2 * PATIENCE, interval: 50 }).toBe(true);
  }

  async #giveUp(reason: string): Promise<never> {
    const file = await screenshot(this.page, 'gave-up');
    const controls = await this.controls.innerText({ timeout: 1000 }).catch(() => 'there are no controls');
    const where = await situation(this.page, this.server);
    throw new Error([reason, controls, where, this.#talk, this.troubles.join('\n'), `See ${file}`].join('\n'));
  }

  /** Waits for something, and tells where the race stands if it does not come. */
  async expectShown(what: Locator): Promise<void> {
    await what.waitFor({ timeout: PATIENCE }).catch((reason: unknown) => this.#giveUp(String(reason)));
  }

  /** Asks the bot what it would do, and does it. */
  async takeAdvice(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('web-hint'), exact: true }).click();
    const take = this.page.getByRole('button', { name: this.say('web-advice-take') });
    // Alone it is said before what help costs.
    const yes = this.page.getByRole('button', { name: this.say('solo-hint-yes') });
    await take
      .or(yes)
      .waitFor({ timeout: 5000 })
      .catch(() => undefined);
    if (await yes.isVisible()) await yes.click();
    // What needs no decision is done by itself, and the advice is gone.
    await take.click({ timeout: 5000 }).catch(() => undefined);
    await take.waitFor({ state: 'detached' });
  }

  /** What is explained in a first race is read and put away. */
  async dismissLessons(): Promise<void> {
    const read = this.page.getByRole('button', { name: this.say('web-coach-ok') });
    const folded = this.page.getByRole('button', { name: this.say('web-coach-open'), exact: true });
    // Another word may take its place meanwhile, which is folded anew.
    while ((await folded.isVisible()) || (await read.isVisible()))
      await ((await folded.isVisible()) ? folded : read).click({ timeout: 5000 }).catch(() => undefined);
  }

  /** At a shared screen: says that the others look away. */
  async takeOver(): Promise<string> {
    const name = this.say('web-handover-ready');
    await this.page.getByRole('button', { name, exact: true }).click();
    return name;
  }

  // --- Judging ---

  /** The page reported no error. */
  expectNoTrouble(): void {
    expect(this.troubles).toEqual([]);
  }

  /** axe finds no accessibility problem that stays, by all of its rules or by these. It takes a while to look at a page,
   * and what changes meanwhile (a button that is enabled, a panel that fades in) has colours that nobody sees. */
  async expectAccessible(rules?: string[]): Promise<void> {
    await expect.poll(() => this.#violations(rules)).toEqual([]);
  }

  async #violations(rules?: string[]): Promise<string[]> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(AXE);
    return await this.page.evaluate(async (rules) => {
      interface Violation {
        id: string;
        nodes: { html: string; failureSummary: string }[];
      }
      type Run = (where: Document, how: object) => Promise<{ violations: Violation[] }>;
      const { run } = (window as unknown as { axe: { run: Run } }).axe;
      const { violations } = await run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join('\n  ')}`);
    }, rules);
  }

  /** From day to night or back, as the system has it. */
  async otherTheme(): Promise<void> {
    this.#theme = this.#theme === 'light' ? 'dark' : 'light';
    const board = `theme=${this.#theme}`;
    const painted = (await this.page.locator('.board').count())
      ? this.page.waitForResponse((response) => response.url().includes('/board?') && response.url().includes(board))
      : null;
    await this.page.emulateMedia({ colorScheme: this.#theme });
    await (await painted)?.finished();
  }

  /** Everything is said in words: a message that is not known would be shown by its key. */
  async expectWords(): Promise<void> {
    expect((await this.page.innerText('body')).match(KEY) ?? []).toEqual([]);
  }

  /** The page is no wider than the screen, once the letters of its language are there. */
  async expectFits(): Promise<void> {
    const beyond = () =>
      this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond, { message: 'the page is wider than the screen' }).toBeLessThanOrEqual(0);
  }
}

/** Unique for each person, also across processes. */
function address(): string {
  people += 1;
  return ['fd00', (process.pid & 0xffff).toString(16), people.toString(16), ':1'].join(':');
}

/** Runs in the page: what this browser adds to the dice is known, as the server's part is. */
function knownSecrets(seed: number): void {
  const random = crypto.getRandomValues.bind(crypto);
  const SECRET_BYTES = 32;
  const known = (numbers: ArrayBufferView<ArrayBuffer>) =>
    numbers instanceof Uint8Array && numbers.length === SECRET_BYTES ? numbers.fill(seed) : random(numbers);
  crypto.getRandomValues = known as typeof crypto.getRandomValues;
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
