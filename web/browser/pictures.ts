/** Screenshots of what matters, for people to look at after a run. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

export const PICTURES = fileURLToPath(new URL('../pictures', import.meta.url));
export const WIDTHS = { 360: 740, 768: 1024, 1440: 900 } as const;

/** The page as it is; returns where the picture lies. */
export async function picture(page: Page, name: string): Promise<string> {
  const path = join(PICTURES, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  return path;
}

/** The page at the three widths that everything has to look well at; it is left as wide as it was. */
export async function shoot(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height });
    await page.waitForTimeout(120);
    await picture(page, `${name}-${width}`);
  }
  if (before) await page.setViewportSize(before);
}
