/** A first race with the coach, as Learn begins it: somebody who knows nothing drives it to its finish on a phone. */
import { expect } from 'vitest';

import { Person } from './person';

/** A small phone: what is told must leave something to decide in sight. */
const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** Runs in the page: the coach stands beside the board, not on it, and some choice can be tapped without scrolling. */
function leavesRoom(): boolean {
  const coach = document.querySelector('.coach')?.getBoundingClientRect();
  const board = document.querySelector('.board')?.getBoundingClientRect();
  if (!coach || !board) return true; // read and gone meanwhile, or nothing is drawn yet
  if (coach.top < board.bottom && coach.bottom > board.top) return false;
  const choices = [
    ...document.querySelectorAll('#controls button:enabled, .hand button:enabled, .target[role=button]'),
  ];
  const open = choices.filter((each) => !each.closest('.coach, .tools, [inert], [aria-busy=true]'));
  if (!open.length) return true;
  return open.some((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && each.contains(hit);
  });
}

export async function finishFirstRace(server: string, title: string): Promise<void> {
  const ann = await Person.arrive(server, { language: 'uk', ...SMALL }, 3);
  const { page, say } = ann;
  const begun = performance.now();
  await ann.visit('/learn');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await card.getByRole('button', { name: say('learn-first-race') }).click();
  await page.waitForURL('**/table/**');
  const told = new Set<string>();
  const clicks = await ann.drive(async () => {
    const folded = page.getByRole('button', { name: say('web-coach-open'), exact: true });
    const note = page.locator('.coach p');
    if (await folded.isVisible()) {
      // It may be over before it is tapped.
      await folded.click({ timeout: 5000 }).catch(() => undefined);
      await Promise.race([note.waitFor(), folded.waitFor({ state: 'hidden' })]);
    }
    if (await note.isVisible()) {
      told.add(await note.innerText({ timeout: 500 }).catch(() => ''));
      await expect.poll(() => page.evaluate(leavesRoom), { message: [...told].at(-1) }).toBe(true);
      await ann.dismissLessons();
    }
    return false;
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${title}: from Learn to the finish in ${seconds} s, ${clicks} clicks, ${told.size} words of the coach`);
  expect(told.size).toBeGreaterThan(4);
  const farewell = page.locator('.coach', { hasText: say('coach-over') });
  await farewell.waitFor();
  await expect.poll(() => farewell.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(640);
  await ann.expectFits();
  await page
    .locator('.coach')
    .getByRole('link', { name: say('learn-drills') })
    .click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  ann.expectNoTrouble();
  await ann.leave();
}
