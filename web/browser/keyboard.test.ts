import { expect, inject, test } from 'vitest';

import { Person } from './person';
import { say } from './words';

const house = inject('house');

/** What has the focus, if it is shown. */
async function focused(person: Person): Promise<{ name: string; inside: string; visible: boolean }> {
  return await person.page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const style = getComputedStyle(element);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      inside: element.closest('article, section')?.querySelector('h3')?.textContent ?? '',
      // Behind the last element comes the browser itself.
      visible: element === document.body || style.outlineStyle !== 'none' || style.stroke !== 'none' || style.boxShadow !== 'none',
    };
  });
}

/** Presses Tab until something is reached. */
async function tabTo(person: Person, found: (name: string, inside: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await person.page.keyboard.press('Tab');
    const { name, inside, visible } = await focused(person);
    expect(visible, `the focus on “${name}” can be seen`).toBe(true);
    if (found(name, inside)) return;
  }
  throw new Error('the keyboard does not get there');
}

test('a whole race of Ралі without a pointer', async () => {
  const ann = await Person.arrive(house);
  await ann.visit('/');
  await tabTo(ann, (name, inside) => name === say('web-race-now') && inside === 'Ралі');
  await ann.page.keyboard.press('Enter');
  await ann.page.waitForURL('**/table/**');
  let tabbed = 0;
  while (!(await ann.over())) {
    const options = await ann.options();
    if (options.length && tabbed < 3) {
      // By Tab and Enter, like anything on the web.
      await tabTo(ann, (name) => options.some((option) => option.name === name));
      await ann.page.keyboard.press('Enter');
      tabbed += 1;
    } else if (options.length) {
      // By the keys of the game: digits for gears, arrows for lanes.
      for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown', '3', '2', '1', '4', '5']) await ann.page.keyboard.press(key);
    }
    await ann.page.waitForTimeout(60);
  }
  expect(tabbed).toBe(3);
  ann.expectNoTrouble();
  await ann.leave();
});
