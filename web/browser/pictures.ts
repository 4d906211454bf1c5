/** Screenshots of what matters, for people to look at after a run, and the states that are looked at all round. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

import type { Person } from './person';

export const PICTURES = fileURLToPath(new URL('../pictures', import.meta.url));
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const WIDTHS = { 360: 740, 768: 1024, 1440: 900 } as const;
const NARROWEST_AND_WIDEST = ['360', '1440'];

/** The page as it is; returns where the picture lies. */
export async function picture(page: Page, name: string): Promise<string> {
  const path = join(PICTURES, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  return path;
}

/** The page at the three widths that everything has to look well at; it is left as wide as it was. */
export async function shoot(page: Page, name: string): Promise<void> {
  await atWidths(page, Object.keys(WIDTHS), async (width) => void (await picture(page, `${name}-${width}`)));
}

/** A state that people see: in both themes it fits, has every text and no accessibility problem, on a phone and on
 * a wide screen. Pictures of all that. */
export async function inspect(person: Person, name: string): Promise<void> {
  const { page } = person;
  await person.expectWords();
  await atWidths(page, Object.keys(WIDTHS), async (width) => {
    await picture(page, `${name}-${width}`);
    await person.expectFits();
    if (NARROWEST_AND_WIDEST.includes(width)) await person.expectAccessible();
  });
  await person.otherTheme();
  await atWidths(page, NARROWEST_AND_WIDEST, async (width) => {
    await picture(page, `${name}-other-${width}`);
    await person.expectAccessible();
  });
  await person.otherTheme();
}

async function atWidths(page: Page, widths: string[], look: (width: string) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await resize(page, Number(width), WIDTHS[Number(width) as keyof typeof WIDTHS]);
    await look(width);
  }
  if (before) await resize(page, before.width, before.height);
}

/** Returns when the page has been laid out and painted anew. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)))),
  );
}
