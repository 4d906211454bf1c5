/** The states that are looked at all round, and screenshots of what matters for people to look at after a run. Those
 * take their time, so they are taken on request: `PICTURES=1 make browser`. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

import type { Person } from './person';

export const PICTURES = fileURLToPath(new URL('../pictures', import.meta.url));
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const WIDTHS = { 360: 740, 768: 1024, 1440: 900 } as const;
const WANTED = process.env.PICTURES === '1';

/** The page as it is, if pictures are wanted; returns where the picture lies then. */
export async function picture(page: Page, name: string): Promise<string> {
  return WANTED ? await screenshot(page, name) : pathOf(name);
}

/** The page as it is, wanted or not: what a person needs who asks why a test is red. */
export async function screenshot(page: Page, name: string): Promise<string> {
  await page.screenshot({ path: pathOf(name), animations: 'disabled' });
  return pathOf(name);
}

function pathOf(name: string): string {
  return join(PICTURES, `${name}.png`);
}

/** The page at the three widths that everything has to look well at; it is left as wide as it was. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!WANTED) return;
  const before = page.viewportSize();
  for (const width of ['360', '768', '1440'] as const) {
    await widen(page, width);
    await picture(page, `${name}-${width}`);
  }
  if (before) await resize(page, before.width, before.height);
}

/** A state that people see: it fits, has every text and no accessibility problem, on a phone and on a wide screen. The
 * other theme differs in colours alone, so there it is their contrast that is judged, once, and what follows stays in
 * it. Pictures of all that, if they are wanted. */
export async function inspect(person: Person, name: string): Promise<void> {
  const { page } = person;
  const before = page.viewportSize();
  await person.expectWords();
  for (const width of ['1440', '768', '360'] as const) {
    await widen(page, width);
    await picture(page, `${name}-${width}`);
    await person.expectFits();
    if (width !== '768') await person.expectAccessible();
  }
  await person.otherTheme();
  await settled(page);
  await picture(page, `${name}-other-360`);
  await person.expectAccessible(['color-contrast']);
  if (WANTED) {
    await widen(page, '1440');
    await picture(page, `${name}-other-1440`);
    await person.otherTheme();
  }
  if (before) await resize(page, before.width, before.height);
}

const widen = (page: Page, width: `${keyof typeof WIDTHS}`) =>
  resize(page, Number(width), WIDTHS[Number(width) as keyof typeof WIDTHS]);

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** Returns when the page has been laid out and painted anew, and what moves or fades has come to its end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))));
    const SOON = 2000;
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < SOON);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // A picture, however small, is taken of a whole new frame, with every transition at its end.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, animations: 'disabled' });
}
