/** On a phone, upright and on its side: the board comes first, whatever is to be decided can be done without scrolling,
 * by targets that a thumb can hit, and nothing scrolls into a void. */
import { expect, inject } from 'vitest';

import { Person } from './person';
import { picture } from './pictures';
import { say, type Language } from './words';

const server = inject('server');
export const UPRIGHT = { width: 360, height: 640 };
export const ASIDE = { width: 640, height: 360 };
const THUMB = 40;
/** At how many calm moments a fault is looked at again before it counts. */
const LOOKS = 50;
/** How long a busy machine may take to turn the camera. */
const SOON = { timeout: 60_000 };

/** By game: its title, and how many decisions are looked at. */
const DECISIONS = {
  gt: ['Rallyman: GT', 30],
  heat: ['Heat: Pedal to the Metal', 36],
  rallyman: ['Rallyman', 30],
  rali: ['Ралі', 30],
} as const;

interface Found {
  question: string;
  faults: string[];
}

/** Runs in the page: what is wrong with the decision that it shows. */
export function judge({ controls, thumb }: { controls: string; thumb: number }): Found {
  const panel = document.querySelector<HTMLElement>(`section[aria-label=${JSON.stringify(controls)}]`)!;
  const faults: string[] = [];
  const MOST = 4;
  const called = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  const buttons = [...panel.querySelectorAll<HTMLElement>('button:enabled')].filter((each) => each.offsetWidth);
  const decides = buttons.filter((each) => !each.closest('.tools, .coach, .advice, [aria-busy=true]'));
  const acts = decides.filter((each) => each.matches('.mode, .throw, .go, .main'));
  const reachable = (element: HTMLElement): boolean => {
    const box = element.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1) return false;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && element.contains(hit);
  };
  const road = [...document.querySelectorAll<HTMLElement>('.board .target[role=button], .hand button:enabled')].filter(
    (each) => !each.closest('[inert]'),
  );
  // What is tapped on the road, or held in a hand over it, is in reach there; what plays it is among the controls.
  const wanted = acts.length ? acts : [...decides, ...road];
  if (wanted.length && !wanted.some(reachable)) faults.push(`out of reach: ${wanted.map(called).join(' | ')}`);
  // What plays the decision is whole, and nothing lies on it.
  const frame = panel.getBoundingClientRect();
  // Up to four choices are all in sight at once, of a longer list the first two, and a thumb finds nothing on them.
  const choices = decides
    .filter((each) => !each.matches('.more, .back, .all, .small'))
    // What plays the decision counts first.
    .sort((one, other) => Number(acts.includes(other)) - Number(acts.includes(one)));
  for (const each of choices.length > MOST ? choices.slice(0, 2) : choices) {
    const box = each.getBoundingClientRect();
    const hidden = box.top < frame.top - 1 || box.bottom > frame.bottom + 1 || !reachable(each);
    if (!thumb || !hidden) continue;
    const [top, bottom, end] = [box.top, box.bottom, frame.bottom].map(Math.round);
    const level = panel.dataset.tight?.at(-1) ?? 0;
    const coach = document.querySelector('.coach')?.className.replace(/svelte-\S+/, '') ?? 'no coach';
    faults.push(
      `choice of ${choices.length} out of sight: ${called(each)}, ${top} to ${bottom} of ${end}, tight ${level}, ${coach}`,
    );
  }
  const arrow = document.querySelector('.below')?.getBoundingClientRect();
  for (const each of acts) {
    const box = each.getBoundingClientRect();
    if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) faults.push(`cut off: ${called(each)}`);
    if (arrow && arrow.top < box.bottom - 1 && box.top < arrow.bottom) faults.push(`under the arrow: ${called(each)}`);
  }
  for (const each of buttons) {
    const { width, height } = each.getBoundingClientRect();
    if (width < thumb - 0.5 || height < thumb - 0.5)
      faults.push(`${Math.round(width)}×${Math.round(height)}: ${each.className} ${called(each)}`);
  }
  // Of cards that lie over one another a thumb sees a strip.
  const cards = [...document.querySelectorAll<HTMLElement>('.hand:has(button:enabled) li')];
  cards.forEach((card, index) => {
    const next = cards[index + 1];
    const strip = next ? next.offsetLeft - card.offsetLeft : card.firstElementChild!.clientWidth;
    if (strip < thumb - 0.5) faults.push(`${strip} of card ${index + 1} of ${cards.length} can be touched`);
  });
  // The engine glows beside the hand; on a phone that lies the panel tells it beside the question.
  const engine = document.querySelector<HTMLElement>('.mat .engine');
  if (engine && !engine.closest('[inert]')) {
    const told = engine.checkVisibility() ? reachable(engine) : panel.querySelector('.gauge')?.checkVisibility();
    if (!told) faults.push('something covers the engine');
  }
  // What is told leaves the board to what it tells of.
  const told = document.querySelector('.caption')?.getBoundingClientRect();
  const most = document.querySelector('.caption.plain') ? 42 : 60;
  if (thumb && told && told.height > most) faults.push(`${told.height} of caption`);
  const root = document.documentElement;
  // The road with the hand that lies across its lower edge.
  const board = document.querySelector('.road')!.clientHeight;
  if (innerWidth < 600 && innerHeight > innerWidth && board < 0.45 * innerHeight)
    faults.push(`the board has only ${board} of ${innerHeight}`);
  if (root.scrollHeight > innerHeight + 1) faults.push(`the page scrolls by ${root.scrollHeight - innerHeight}`);
  if (root.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
  const ends = [...panel.children].map((each) => (each as HTMLElement).offsetTop + (each as HTMLElement).offsetHeight);
  const void_ = panel.scrollHeight - Math.max(panel.clientHeight, ...ends) - 24;
  if (void_ > 0) faults.push(`the panel scrolls ${void_} into a void`);
  return { question: panel.querySelector('h2, .prompt')?.textContent?.trim() ?? '', faults };
}

/** Runs in the page: spaces that can be chosen, or that a hint draws, and that are not all in the frame of the board, or
 * lie under what stands on it. Where all that can be reached would be too thin to tap, what comes later may be out of it. */
function outside(): string[] {
  const frame = document.querySelector('.board')!.getBoundingClientRect();
  const drawn = document.querySelectorAll('.stage :is(.target, .advised, .way.advice, .laid)');
  const covers = [...document.querySelectorAll('.road [data-over]')].map((each) => each.getBoundingClientRect());
  const spaces = [...document.querySelectorAll('.stage .target')].map((each) => each.getBoundingClientRect());
  const thin = Math.min(...spaces.map(({ width, height }) => Math.min(width, height))) < 24;
  return [...drawn]
    .filter((each) => {
      if (thin && each.matches('.target:not(.next)')) return false;
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const hidden = (over: DOMRect) => x > over.left && x < over.right && y > over.top && y < over.bottom;
      if (!each.matches('.way') && covers.some(hidden)) return true;
      return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
    })
    .map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const place = [x - frame.x, y - frame.y, width, height].map(Math.round).join(' ');
      return `${each.getAttribute('class')} ${each.getAttribute('aria-label') ?? each.textContent} at ${place}`;
    });
}

/** All that the first decision can reach, and then what a hint draws, lies in the picture. */
export async function expectFramed(game: 'gt' | 'heat', size: typeof UPRIGHT): Promise<void> {
  const ann = await Person.arrive(server, { viewport: size, hasTouch: true }, 33);
  await ann.raceNow(DECISIONS[game][0]);
  const { page } = ann;
  await page.locator('.board .target').first().waitFor();
  await expect.poll(() => page.evaluate(outside), SOON).toEqual([]);
  await page.getByRole('button', { name: say('web-hint'), exact: true }).click();
  await ann.expectShown(page.locator('div.advice'));
  await page.locator('.stage :is(.advised, .way.advice)').first().waitFor();
  // It is read from its beginning.
  const within = () =>
    page.evaluate(() => {
      const [panel, hint] = ['#controls', 'div.advice'].map((each) =>
        document.querySelector(each)!.getBoundingClientRect(),
      );
      return hint!.top >= panel!.top && (hint!.bottom <= panel!.bottom || hint!.top - panel!.top < 20);
    });
  await expect.poll(within).toBe(true);
  await expect.poll(() => page.evaluate(outside), SOON).toEqual([]);
  await picture(page, `framed-${game}-${size.width}`);
  ann.expectNoTrouble();
  await ann.leave();
}

/** At a table of this game every decision is in reach on a phone of this size. */
export async function expectInReach(
  game: keyof typeof DECISIONS,
  size: typeof UPRIGHT,
  language: Language = 'en',
): Promise<void> {
  const [title, most] = DECISIONS[game];
  const ann = await Person.arrive(server, { viewport: size, hasTouch: true, language }, 31);
  await ann.raceNow(title);
  await ann.page.locator('.board .car, .board .target').first().waitFor();
  const met = new Set<string>();
  const faults = new Map<string, string>();
  let decisions = 0;
  const look = () => ann.page.evaluate(judge, { controls: ann.say('web-controls'), thumb: THUMB });
  /** Where the board is still being laid out and its camera turns nobody taps: what is wrong is what stays so. */
  const settled = async (): Promise<Found> => {
    for (let looks = 0; ; looks += 1) {
      const found = await look();
      if (!found.faults.length || looks === LOOKS) return found;
      await ann.calm();
    }
  };
  await ann.drive(async () => {
    if (!(await ann.options()).length) return false;
    decisions += 1;
    const found = await settled();
    const { question } = found;
    const news = !met.has(question) || found.faults.some((fault) => !faults.has(fault));
    met.add(question);
    for (const fault of found.faults) faults.set(fault, `${question} – ${fault} – picture ${met.size}`);
    if (news) await picture(ann.page, `phone-${game}-${language}-${size.width}-${met.size}`);
    return decisions >= most;
  });
  // The phone is turned.
  if (!(await ann.over())) {
    await ann.page.setViewportSize({ width: size.height, height: size.width });
    const turned = async () => ((await ann.over()) ? [] : (await look()).faults);
    await expect.poll(turned, { message: 'the phone is turned' }).toEqual([]);
    await picture(ann.page, `phone-${game}-${language}-${size.width}-turned`);
    await ann.page.setViewportSize(size);
  }
  expect([...faults.values()]).toEqual([]);
  expect(met.size).toBeGreaterThan(1);
  // Back closes what lies over the race, and the race stays.
  const rules = ann.page.getByRole('dialog', { name: ann.say('web-rules') });
  await ann.page.getByRole('button', { name: ann.say('web-tab-rules'), exact: true }).click();
  await rules.waitFor();
  await ann.page.goBack();
  await rules.waitFor({ state: 'detached' });
  expect(ann.page.url()).toContain('/table/');
  ann.expectNoTrouble();
  await ann.leave();
}
