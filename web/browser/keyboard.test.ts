import { expect, inject, test } from 'vitest';

import { Person } from './person';
import { say } from './words';

const server = inject('server');

/** The styles that may show that an element has the focus. */
type Look = Record<string, string>;
/** The element that had the focus before, and how it looked then. */
interface Watched extends Window {
  focusedBefore?: { element: Element; look: Look };
}

interface Step {
  /** What has the focus now; null behind the last element, where the browser itself comes. */
  name: string | null;
  kind: string;
  inside: string;
  /** The element that the focus has left looked the same with it. */
  unseen: string | null;
}

/** Presses Tab. An element has to look different with the focus and without. */
async function tab(person: Person): Promise<Step> {
  await person.page.keyboard.press('Tab');
  return await person.page.evaluate(async () => {
    // Styles change with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const kept = window as Watched;
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const lookOf = (element: Element): Look => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, stroke, strokeWidth } = getComputedStyle(element);
      const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
      return { outline, boxShadow, stroke, strokeWidth };
    };
    const before = kept.focusedBefore;
    const left = before?.element.isConnected && before.element !== document.activeElement;
    const same = left && JSON.stringify(lookOf(before.element)) === JSON.stringify(before.look);
    const unseen = same ? before.element.outerHTML.slice(0, 120) : null;
    const element = document.activeElement as HTMLElement;
    kept.focusedBefore = element === document.body ? undefined : { element, look: lookOf(element) };
    if (element === document.body) return { name: null, kind: '', inside: '', unseen };
    const kind =
      element instanceof HTMLInputElement
        ? `input ${element.type}`
        : (element.getAttribute('role') ?? element.localName);
    const inside = element.closest('article, section')?.querySelector('h3')?.textContent ?? '';
    return { name: nameOf(element), kind, inside, unseen };
  });
}

/** Tabs through the whole page and returns the kinds of elements it met. */
async function through(person: Person): Promise<Set<string>> {
  // An element under the pointer looks as if it had the focus.
  await person.page.mouse.move(0, 0);
  const kinds = new Set<string>();
  await person.page.evaluate(() => {
    (window as Watched).focusedBefore = undefined;
    (document.activeElement as HTMLElement).blur();
    getSelection()?.collapse(document.body, 0);
  });
  for (let presses = 0; presses < 250; presses += 1) {
    const { name, kind, unseen } = await tab(person);
    expect(unseen, 'the focus can be seen').toBeNull();
    if (name === null) return kinds;
    kinds.add(kind);
  }
  throw new Error('the focus never leaves the page');
}

/** Presses Tab until something is reached. */
async function tabTo(person: Person, found: (name: string, inside: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const { name, inside, unseen } = await tab(person);
    expect(unseen, 'the focus can be seen').toBeNull();
    if (name !== null && found(name, inside)) return;
  }
  throw new Error('the keyboard does not get there');
}

async function raceNow(person: Person, title: string): Promise<void> {
  await person.visit('/');
  await tabTo(person, (name, inside) => name === say('web-race-now') && inside === title);
  await person.page.keyboard.press('Enter');
  await person.page.waitForURL('**/table/**');
  await person.expectAsked();
}

test('wherever the focus goes it can be seen', async () => {
  const ann = await Person.arrive(server);
  const met = new Set<string>();
  for (const path of ['/', '/new?game=heat', '/learn/gt', '/tracks', '/me']) {
    await ann.visit(path);
    await ann.page.waitForLoadState('networkidle');
    for (const summary of await ann.page.locator('summary').all()) await summary.click();
    for (const kind of await through(ann)) met.add(kind);
  }
  for (const title of ['Rallyman: GT', 'Heat: Pedal to the Metal', 'Rallyman', 'Ралі']) {
    await ann.raceNow(title);
    await ann.expectAsked();
    for (const kind of await through(ann)) met.add(kind);
  }
  const kinds = ['a', 'button', 'group', 'input checkbox', 'input radio', 'input text', 'select', 'summary', 'tab'];
  expect([...met]).toEqual(expect.arrayContaining(kinds));
  ann.expectNoTrouble();
  await ann.leave();
});

test.each(['Rallyman: GT', 'Rallyman'])('a whole race of %s by Tab and Enter', async (title) => {
  const ann = await Person.arrive(server, { keyboard: true }, 3);
  await raceNow(ann, title);
  await ann.drive();
  ann.expectNoTrouble();
  await ann.leave();
});

test('a whole race of Ралі by the keys of the game', async () => {
  const ann = await Person.arrive(server);
  await raceNow(ann, 'Ралі');
  for (let rounds = 0; !(await ann.over()); rounds += 1) {
    expect(rounds, 'the race ends').toBeLessThan(400);
    // Gears are digits, arrows draw the way and G drives it; what is not to be decided now is not heard.
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'g', '3', '2', '1']) await ann.page.keyboard.press(key);
    await ann.expectAskedOrOver();
  }
  ann.expectNoTrouble();
  await ann.leave();
});

test('GT is planned, driven and advised upon by letters and digits', async () => {
  const ann = await Person.arrive(server);
  await raceNow(ann, 'Rallyman: GT');
  const laid = ann.page.locator('button.laid');
  // What lies ready in a first race is taken off, die by die.
  await expect.poll(() => laid.count()).toBeGreaterThan(0);
  for (let left = (await laid.count()) - 1; left >= 0; left -= 1) {
    await ann.page.keyboard.press('Backspace');
    await expect.poll(() => laid.count()).toBe(left);
  }
  await ann.page.keyboard.press('1');
  await expect.poll(() => laid.count()).toBe(1);
  await ann.page.keyboard.press('2');
  await expect.poll(() => laid.count()).toBe(2);
  await ann.page.keyboard.press('Backspace');
  await expect.poll(() => laid.count()).toBe(1);
  await ann.page.keyboard.press('h');
  await ann.page.getByRole('button', { name: say('web-advice-take') }).waitFor();
  await ann.page.keyboard.press('o');
  const thrown = ann.page.locator('button.throw');
  await thrown.waitFor();
  await ann.page.keyboard.press('t');
  await thrown.waitFor({ state: 'detached' });
  ann.expectNoTrouble();
  await ann.leave();
});

test('Heat is played by the keys on its cards, and taken back', async () => {
  const ann = await Person.arrive(server);
  await raceNow(ann, 'Heat: Pedal to the Metal');
  const go = ann.page.locator('button.go');
  const picked = ann.page.getByRole('list', { name: say('heat-hand-row') }).locator('button[aria-pressed=true]');
  const card = ann.page
    .getByRole('list', { name: say('heat-hand-row') })
    .locator('button:enabled')
    .first();
  await expect.poll(() => picked.count()).toBeGreaterThan(0);
  await ann.page.keyboard.press('Backspace');
  await expect.poll(() => picked.count()).toBe(0);
  const key = /key (\S)\)/.exec((await card.getAttribute('title'))!)![1]!;
  await ann.page.keyboard.press(key.toLowerCase());
  await expect.poll(() => picked.count()).toBe(1);
  await ann.page.keyboard.press('Backspace');
  await expect.poll(() => picked.count()).toBe(0);
  await ann.page.keyboard.press(key.toLowerCase());
  await expect.poll(() => go.isEnabled()).toBe(true);
  await ann.page.keyboard.press('g');
  await go.waitFor({ state: 'detached' });
  ann.expectNoTrouble();
  await ann.leave();
});
