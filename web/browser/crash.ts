/** The director: who drives is in the picture, crashes are told, the winner crosses the line in sight; and the camera
 * gives way to a hand. */
import { expect, inject } from 'vitest';

import { Person } from './person';
import { picture } from './pictures';

interface Happened {
  kind: string;
  seat: number;
}
interface Told {
  frames: { events?: Happened[] }[];
}

/** Short races of bots that drive as they like, what goes wrong in them, and what ends them. */
const RACES: Record<string, { options: object; wrong: string[]; end: string }> = {
  gt: { options: { track: 'k1' }, wrong: ['lost_control'], end: 'finished' },
  heat: { options: { track: 'usa', laps: 1 }, wrong: ['spun_out'], end: 'crossed_finish' },
  rallyman: { options: { rally: 'first_licence', stage: 1 }, wrong: ['spun', 'went_off'], end: 'finished' },
  rali: { options: { laps: 1 }, wrong: ['crashed', 'hit'], end: 'won' },
};
const FAST = { origins: [] as { origin: string; localStorage: { name: string; value: string }[] }[], cookies: [] };

/** So many pixels from the middle of the line a car is about to cross it. */
const NEAR = 100;

const server = inject('server');
export const remembering = (settings: object) => ({
  ...FAST,
  origins: [{ origin: server, localStorage: [{ name: 'racecraft', value: JSON.stringify(settings) }] }],
});

declare global {
  interface Window {
    /** For each frame in which a car moved: whether it was in the picture. */
    carSeen: boolean[];
    /** And how far it was from the finish line, and whether that was in the picture with nothing over it. */
    lines: { far: number; seen: boolean }[];
  }
}

/** Runs in the page: notes what is in the picture while a car drives. */
function record(): void {
  window.carSeen = [];
  window.lines = [];
  const within = (x: number, y: number) => {
    const { left, right, top, bottom } = document.querySelector('.board')!.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  // What a frame shows is known when all that moves in it has moved.
  const shown = new MessageChannel();
  shown.port1.onmessage = () => {
    requestAnimationFrame(() => shown.port2.postMessage(null));
    look();
  };
  shown.port2.postMessage(null);
  const look = () => {
    const target = document.querySelector('.stage-cars > .driving');
    if (!target) return;
    const { left, right, top, bottom } = target.querySelector('g')!.getBoundingClientRect();
    const car = { x: (left + right) / 2, y: (top + bottom) / 2 };
    window.carSeen.push(within(car.x, car.y));
    const stage = document.querySelector<SVGSVGElement>('.stage')!;
    const dot = document.querySelector<SVGCircleElement>('.map .line');
    if (!dot) return;
    const at = new DOMPoint(dot.cx.baseVal.value, dot.cy.baseVal.value).matrixTransform(stage.getScreenCTM()!);
    const above = document.elementFromPoint(at.x, at.y);
    const seen = within(at.x, at.y) && Boolean(above?.closest('.world'));
    window.lines.push({ far: Math.hypot(at.x - car.x, at.y - car.y), seen });
  };
}

/** A race of bots to its end, and what happened at each of its moments. Bots drive only while somebody watches. */
async function driven(bob: Person, game: string, options: object): Promise<{ code: string; frames: Happened[][] }> {
  await bob.visit('/');
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }));
  const made = await bob.page.request.post('/api/tables', {
    data: { game, seats, options, start: true },
    headers: { origin: server },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { code } = ((await made.json()) as { table: { code: string } }).table;
  await bob.page.goto(`/table/${code}`);
  await expect.poll(() => bob.over(), { timeout: 120_000 }).toBe(true);
  const told = (await (await bob.page.request.get(`/api/tables/${code}/replay`)).json()) as Told;
  return { code, frames: told.frames.map(({ events }) => events ?? []) };
}

/** A crash is told, and the winner crosses the line in sight. */
export async function expectDirected(game: string): Promise<void> {
  const race = RACES[game]!;
  const ann = await Person.arrive(server, { animated: true, storageState: remembering({ pace: 2 }) });
  const isCrash = (events: Happened[]) => events.some(({ kind }) => race.wrong.includes(kind));
  const bob = await Person.arrive(server);
  let { code, frames } = await driven(bob, game, race.options);
  // Most races of bots that drive at random have one, and some have none.
  for (let races = 1; races < 8 && !frames.some(isCrash); races++)
    ({ code, frames } = await driven(bob, game, race.options));
  await bob.leave();
  const { page } = ann;
  const played = async (ply: number) => {
    await page.goto(`/replay/${code}?ply=${ply}`);
    await page.locator('.stage .car').first().waitFor();
    await page.evaluate(record);
    await page.keyboard.press(' ');
  };

  const crash = frames.findIndex(isCrash);
  expect(crash, 'bots that drive at random crash').toBeGreaterThan(0);
  await played(crash - 1);
  await page.locator('.caption.alarm').waitFor();
  await expect.poll(() => page.locator('.stage .skid').count()).toBeGreaterThan(0);
  await picture(page, `director-${game}-crash`);
  await page.keyboard.press(' ');
  await ann.expectWords();
  expect(await page.evaluate(() => window.carSeen)).not.toContain(false);

  const end = frames.findIndex((events) => events.some(({ kind }) => kind === race.end));
  // The winner may cross the line and drive on in the same turn: it is watched from its beginning.
  const winner = frames[end]!.find(({ kind }) => kind === race.end)!.seat;
  await played(frames.slice(0, end).findLastIndex((events) => events.some(({ seat }) => seat >= 0 && seat !== winner)));
  await page.locator('.caption.good').waitFor();
  await picture(page, `director-${game}-finish`);
  const [seen, lines] = await page.evaluate(() => [window.carSeen, window.lines] as const);
  expect(seen).not.toContain(false);
  const crossing = lines.filter(({ far }) => far < NEAR);
  expect(crossing.length, 'the car comes to the line').toBeGreaterThan(0);
  expect(
    crossing.every((moment) => moment.seen),
    'the line is in the picture when it is crossed, with nothing over it',
  ).toBe(true);
  ann.expectNoTrouble();
  await ann.leave();
}
