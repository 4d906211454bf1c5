/** A first race with the coach, as Learn begins it: somebody who knows nothing drives it to its finish on a phone. */
import { expect } from 'vitest';

import { Person } from './person';
import { PHONE } from './pictures';

export async function finishFirstRace(server: string, title: string): Promise<void> {
  const ann = await Person.arrive(server, { language: 'uk', ...PHONE }, 3);
  const { page, say } = ann;
  const begun = performance.now();
  await ann.visit('/learn');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await card.getByRole('button', { name: say('learn-first-race') }).click();
  await page.waitForURL('**/table/**');
  const told = new Set<string>();
  const clicks = await ann.drive(async () => {
    const note = page.locator('.coach p');
    if (await note.isVisible()) {
      told.add(await note.innerText({ timeout: 500 }).catch(() => ''));
      await ann.dismissLessons();
    }
    return false;
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${title}: from Learn to the finish in ${seconds} s, ${clicks} clicks, ${told.size} words of the coach`);
  expect(told.size).toBeGreaterThan(4);
  await page.locator('.coach', { hasText: say('coach-over') }).waitFor();
  await ann.expectFits();
  await page
    .locator('.coach')
    .getByRole('link', { name: say('learn-drills') })
    .click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  ann.expectNoTrouble();
  await ann.leave();
}
