import { expect, inject } from 'vitest';

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
  /** The element that had the focus is gone: the page was still being drawn. */
  lost: boolean;
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
    const lost = before !== undefined && !before.element.isConnected;
    const left = before?.element.isConnected && before.element !== document.activeElement;
    const isSame = (a: Look, b: Look) => JSON.stringify(a) === JSON.stringify(b);
    let same = left && isSame(lookOf(before.element), before.look);
    if (before && same) {
      // What was drawn while the focus came is judged once more, with the focus and without.
      const [here, gone] = [document.activeElement as HTMLElement, before.element as HTMLElement];
      gone.focus({ preventScroll: true });
      const seen = lookOf(gone);
      if (here === document.body) gone.blur();
      else here.focus({ preventScroll: true });
      same = isSame(lookOf(gone), seen);
    }
    const unseen = same && before ? before.element.outerHTML.slice(0, 120) : null;
    const element = document.activeElement as HTMLElement;
    kept.focusedBefore = element === document.body ? undefined : { element, look: lookOf(element) };
    if (element === document.body) return { name: null, kind: '', inside: '', unseen, lost };
    const kind =
      element instanceof HTMLInputElement
        ? `input ${element.type}`
        : (element.getAttribute('role') ?? element.localName);
    const inside = element.closest('article, section')?.querySelector('h3')?.textContent ?? '';
    return { name: nameOf(element), kind, inside, unseen, lost };
  });
}

/** Tabs through the whole page and returns the kinds of elements it met. */
export async function through(person: Person): Promise<Set<string>> {
  // An element under the pointer looks as if it had the focus.
  await person.page.mouse.move(0, 0);
  const kinds = new Set<string>();
  await person.page.evaluate(() => {
    (window as Watched).focusedBefore = undefined;
    (document.activeElement as HTMLElement).blur();
    getSelection()?.collapse(document.body, 0);
  });
  for (let presses = 0; presses < 250; presses += 1) {
    const { name, kind, unseen, lost } = await tab(person);
    expect(unseen, 'the focus can be seen').toBeNull();
    if (name !== null) kinds.add(kind);
    else if (!lost) return kinds;
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

export async function raceNow(person: Person, title: string): Promise<void> {
  await person.visit('/');
  await tabTo(person, (name, inside) => name === say('web-race-now') && inside === title);
  await person.page.keyboard.press('Enter');
  await person.page.waitForURL('**/table/**');
  await person.expectAsked();
}

/** A whole race by Tab and Enter. */
export async function raceByTab(title: string): Promise<void> {
  const ann = await Person.arrive(server, { keyboard: true }, 3);
  await raceNow(ann, title);
  await ann.drive();
  ann.expectNoTrouble();
  await ann.leave();
}
