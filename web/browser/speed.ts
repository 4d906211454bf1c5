/** Measures how soon a table can be played at whose address is opened with an empty cache, and whether cars, dice and
 * cards then move without dropped frames, on a slowed-down processor.
 *
 * `npm run speed`; RUNS, SLOWER, GAMES and SECONDS (of driving) say how often, how much slower, which and how long.
 * Numbers, not judgements: a wall clock proves nothing on a busy machine. `work` is what the page's main thread did until
 * then, or in a frame in which something moved, in milliseconds of processor time at full speed, and depends least on
 * what else goes on: WORK=1 measures only that of frames, PARTS=1 tells what it was spent on. */
import { gzipSync } from 'node:zlib';
import { inject, test } from 'vitest';

import { Person } from './person';
import { probe, type Notes } from './probe';

const TITLES = { gt: 'Rallyman: GT', heat: 'Heat: Pedal to the Metal', rallyman: 'Rallyman', rali: 'Ралі' };
/** A browser that has just opened a window is busy with itself for a while. */
const AT_REST = 3000;
const RUNS = Number(process.env.RUNS ?? 5);
const SLOWER = Number(process.env.SLOWER ?? 4);
const SECONDS = Number(process.env.SECONDS ?? 20);
/** A frame that took longer has missed the next one, at sixty a second. */
const LATE = 25;
/** How often a tile is turned and replaced. */
const EDITS = 20;
const GAMES = Object.entries(TITLES).filter(([game]) => (process.env.GAMES ?? game).split(',').includes(game));

declare global {
  interface Window {
    /** The frames in which something moved: when each began, and when the next one did. */
    moved: [number, number][];
    /** A key was pressed in the builder, and the board does not show yet what it did. */
    edited: boolean;
  }
}

type Times = Record<
  'page' | 'scripts' | 'socket' | 'state' | 'outlook' | 'choice' | 'board' | 'calm' | 'files' | 'kilobytes',
  number
>;
type Visit = Times & { work: number };

const server = inject('server');

test.each(GAMES)('the first choice of %s', async (game, title) => {
  const host = await Person.arrive(server);
  await host.raceNow(title);
  await host.expectAsked();
  const address = host.page.url();
  const storageState = await host.context.storageState();
  await host.leave();
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const ann = await Person.arrive(server, { storageState });
    const times = await visit(ann, address);
    await ann.leave();
    const bob = await Person.arrive(server, { storageState });
    visits.push({ ...times, work: await work(bob, address) });
    await bob.leave();
  }
  const names = Object.keys(visits[0] as Visit) as (keyof Visit)[];
  const row = names.map((name) => `${name} ${median(visits.map((each) => each[name]))}`);
  const each = (name: keyof Visit) => visits.map((visit) => visit[name]).join(' ');
  console.log(`${game}: ${row.join(', ')}\n  each run: choice ${each('choice')}, work ${each('work')}`);
});

test.each(GAMES)('frames of %s', async (game, title) => {
  for (const slower of process.env.WORK ? [] : [1, SLOWER]) {
    const ann = await atTable(title);
    const tools = await ann.context.newCDPSession(ann.page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await driven(ann);
    tell(`${game}, ${slower}x slower`, await ann.page.evaluate(() => window.moved));
    await ann.leave();
  }
  const bob = await atTable(title);
  const events = await traced(bob, async () => {
    await driven(bob);
    await bob.page.evaluate(() => performance.mark('racecraft-now', { startTime: 0 }));
  });
  const moved = await bob.page.evaluate(() => window.moved);
  await bob.leave();
  console.log(`${game}: work of a frame in which something moved: ${workOf(events, moved)}`);
});

/** Decides for a while; looks seldom, since looking costs the page time. */
async function driven(ann: Person): Promise<void> {
  const until = Date.now() + SECONDS * 1000;
  while (Date.now() < until && !(await ann.over())) {
    await ann.act();
    await ann.page.waitForTimeout(300);
  }
}

async function atTable(title: string): Promise<Person> {
  const ann = await Person.arrive(server, { animated: true });
  await ann.page.addInitScript(watch);
  await ann.raceNow(title);
  await ann.expectAsked();
  // How a page begins is measured by itself; here it is there.
  await ann.page.waitForFunction(() => document.querySelector<HTMLImageElement>('.world img')?.complete);
  await ann.calm();
  await ann.page.evaluate(() => {
    window.moved = [];
  });
  return ann;
}

/** Of a circuit of forty tiles one is dragged about; then one is turned, another laid in its place, and both undone. Of
 * an edit every frame counts from the key until it is shown. */
test.each(Object.entries({ 'is dragged': dragged, 'is turned and replaced': edited }))(
  'frames of the builder: a tile of forty %s',
  async (what, act) => {
    for (const slower of process.env.WORK ? [] : [1, SLOWER]) {
      const ann = await withForty();
      const tools = await ann.context.newCDPSession(ann.page);
      await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await act(ann);
      tell(`a tile of forty ${what}, ${slower}x slower`, await ann.page.evaluate(() => window.moved));
      await ann.leave();
    }
    const bob = await withForty();
    const events = await traced(bob, async () => {
      await act(bob);
      await bob.page.evaluate(() => performance.mark('racecraft-now', { startTime: 0 }));
    });
    const moved = await bob.page.evaluate(() => window.moved);
    await bob.leave();
    console.log(`a tile of forty ${what}: work of a frame: ${workOf(events, moved)}`);
  },
);

/** Somebody who has forty tiles before them. */
async function withForty(): Promise<Person> {
  const ann = await Person.arrive(server, { animated: true, viewport: { width: 1440, height: 900 } });
  await ann.page.addInitScript(watch);
  await ann.visit('/build/gt');
  await ann.page.locator('[data-tile="0"]').waitFor(); // it has saved what it began with
  const made = { seed: 4, wish: { length: 40, boxes: 2 } };
  const { document } = await ann.ask<{ document: unknown }>('POST', '/api/builders/gt/generate', made);
  await ann.page.evaluate(
    (document) => localStorage.setItem('racecraft-builder-gt', JSON.stringify({ document, past: [], owned: 2 })),
    document,
  );
  await ann.page.reload();
  await ann.page.locator('[data-tile="39"]').waitFor();
  return ann;
}

async function dragged(ann: Person): Promise<void> {
  const from = await ann.spot('[data-tile="20"]');
  await ann.page.mouse.move(from.x, from.y);
  await ann.page.mouse.down();
  const until = Date.now() + SECONDS * 1000;
  for (let angle = 0; Date.now() < until; angle += 0.1)
    await ann.page.mouse.move(from.x + 120 * Math.cos(angle), from.y + 120 * Math.sin(angle));
}

async function edited(ann: Person): Promise<void> {
  const { page } = ann;
  await page.locator('[data-place="tile-20"]').click();
  const piece = page.locator('[data-piece]').first();
  await piece.waitFor();
  for (let edit = 0; edit < EDITS; edit += 1) {
    for (const act of [() => page.keyboard.press('r'), () => piece.press('Enter')]) {
      await shown(ann, act);
      await shown(ann, () => page.keyboard.press('Control+z'));
    }
  }
}

/** Waits until the board shows what was done. */
async function shown(ann: Person, act: () => Promise<void>): Promise<void> {
  await act();
  await ann.page.waitForFunction(() => !window.edited);
}

function tell(what: string, moved: [number, number][]): void {
  const gaps = moved.map(([from, to]) => to - from).toSorted((a, b) => a - b);
  const late = gaps.filter((gap) => gap > LATE).length;
  const at = (part: number) => Math.round(gaps[Math.floor((gaps.length - 1) * part)] ?? 0);
  console.log(
    `${what}: ${gaps.length} frames in which something moved, ${late} late (${((100 * late) / gaps.length).toFixed(1)} %); ` +
      `median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`,
  );
}

/** Runs in the page before its scripts: notes the frames in which a car, a tile, a die or a card moved. Dice and cards
 * are animations and transitions of transforms, which are counted as they begin and end. */
function watch(): void {
  window.moved = [];
  window.edited = false;
  let [stirred, before, last] = [false, false, 0];
  const flying = new Set<Animation | EventTarget>();
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how: Parameters<typeof animate>): Animation {
    const animation = animate.apply(this, how);
    if (!this.closest('.board, .hand, .flying-warning')) return animation;
    flying.add(animation);
    const landed = () => flying.delete(animation);
    animation.finished.then(landed, landed);
    return animation;
  };
  const turned = ({ target, propertyName }: TransitionEvent): EventTarget | null =>
    propertyName === 'transform' && target instanceof Element && target.closest('.board, .hand') ? target : null;
  addEventListener('transitionrun', (event) => turned(event) && flying.add(event.target!), true);
  for (const kind of ['transitionend', 'transitioncancel'] as const)
    addEventListener(kind, (event) => turned(event) && flying.delete(event.target!), true);
  addEventListener(
    'keydown',
    ({ key }) => {
      if (document.querySelector('.laid') && key !== 'Control') window.edited = true;
    },
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes as (MutationRecord & { target: Element })[])
        if (target.matches('.stage .car, .laid') && target.getAttribute('transform') !== oldValue) stirred = true;
    }).observe(document.body, { subtree: true, attributeFilter: ['transform'], attributeOldValue: true });
    // A tile that is turned or replaced has another label; the frame after that one shows it.
    new MutationObserver((changes) => {
      if (window.edited && changes.some(({ target }) => (target as Element).matches('.laid')))
        requestAnimationFrame(() => requestAnimationFrame(() => (window.edited = false)));
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-label'] });
  });
  const frame = (now: number) => {
    // What is taken off the page does not tell that it has come to its end.
    for (const each of flying) if (each instanceof Element && !each.isConnected) flying.delete(each);
    const moving = stirred || flying.size > 0 || window.edited;
    if (moving && before) window.moved.push([last, now]);
    [before, stirred, last] = [moving, false, now];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function visit(ann: Person, address: string): Promise<Times> {
  const loaded: Promise<number>[] = [];
  ann.page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      loaded.push(response.body().then((body) => gzipSync(body).length));
  });
  const tools = await ann.context.newCDPSession(ann.page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await ann.page.addInitScript(probe);
  await ann.page.waitForTimeout(AT_REST);
  await ann.page.goto(address);
  await ann.page.waitForFunction(() => window.notes.choice !== undefined && window.notes.board !== undefined);
  await ann.page.waitForTimeout(1500);
  const [notes, page, scripts] = await ann.page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(...files.filter(({ name }) => /\.(js|css)$/.test(name)).map((file) => file.responseEnd));
    return [window.notes, Math.round(arrival?.responseEnd ?? 0), Math.round(last)] as [Notes, number, number];
  });
  if (process.env.TASKS) console.log(JSON.stringify(notes));
  const { choice = 0, board = 0, socket = 0, state = 0, outlook = 0, long } = notes;
  const calm = Math.max(choice, ...long.map(([begun, length]) => begun + length));
  const kilobytes = Math.round((await Promise.all(loaded)).reduce((sum, size) => sum + size, 0) / 1000);
  return { page, scripts, socket, state, outlook, choice, board, calm, files: loaded.length, kilobytes };
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur?: number;
}

/** What happened in the browser meanwhile. */
async function traced(bob: Person, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const tools = await bob.context.newCDPSession(bob.page);
  const events: TraceEvent[] = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'];
  await tools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await act();
  const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
  await tools.send('Tracing.end');
  await complete;
  return events;
}

/** What the main thread did that the page of this mark has. */
function tasksOf(events: TraceEvent[], mark: TraceEvent | undefined): TraceEvent[] {
  return events.filter(({ ph, pid, tid }) => ph === 'X' && pid === mark?.pid && tid === mark.tid);
}

/** Processor time of the main thread up to the first choice, in milliseconds. */
async function work(bob: Person, address: string): Promise<number> {
  await bob.page.addInitScript(probe);
  const events = await traced(bob, async () => {
    await bob.page.goto(address);
    await bob.page.waitForFunction(() => window.notes.choice !== undefined);
  });
  const choice = events.find((event) => event.name === 'racecraft-choice');
  const tasks = tasksOf(events, choice).filter(({ name, ts }) => name === 'RunTask' && ts < choice!.ts);
  return Math.round(tasks.reduce((sum, task) => sum + (task.tdur ?? 0), 0) / 1000);
}

/** Processor time of the main thread in a frame, in milliseconds: the mean, and that of the longest in a hundred. */
function workOf(events: TraceEvent[], moved: [number, number][]): string {
  const zero = events.find((event) => event.name === 'racecraft-now');
  const tasks = tasksOf(events, zero).map(({ name, ts, tdur = 0 }) => ({ name, at: (ts - zero!.ts) / 1000, tdur }));
  const frames = moved.map(([from, to]) => tasks.filter(({ at }) => at >= from && at < to));
  const each = frames.map(
    (frame) => frame.filter(({ name }) => name === 'RunTask').reduce((sum, { tdur }) => sum + tdur, 0) / 1000,
  );
  const mean = each.reduce((sum, time) => sum + time, 0) / each.length;
  const slow = each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.99)] ?? 0;
  if (process.env.PARTS) {
    const parts = new Map<string, number>();
    for (const { name, tdur } of frames.flat()) parts.set(name, (parts.get(name) ?? 0) + tdur / 1000 / each.length);
    const largest = [...parts].toSorted(([, a], [, b]) => b - a).slice(0, 24);
    console.log(largest.map(([name, time]) => `${name} ${time.toFixed(2)}`).join(', '));
  }
  const over = (limit: number) => ((100 * each.filter((time) => time > limit).length) / each.length).toFixed(1);
  return `mean ${mean.toFixed(2)} ms, p99 ${slow.toFixed(1)} ms; late by it alone ${over(1000 / 60)} %, slowed ${over(1000 / 60 / SLOWER)} %, of ${each.length} frames`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
