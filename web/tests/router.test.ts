import { beforeEach, describe, expect, test } from 'vitest';

import { backCloses } from '../src/lib/overlays';
import { router } from '../src/lib/router.svelte';

beforeEach(() => {
  document.body.replaceChildren();
  router.go('/');
});

function click(link: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = link;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  const target = document.querySelector('a b') ?? document.querySelector('a');
  target!.dispatchEvent(event);
  return event;
}

describe('an address', () => {
  test('is a page, its parts and a question', () => {
    router.go('/table/ab%20c/live?coach=1');
    expect(router.route.page).toBe('table');
    expect(router.route.parts).toEqual(['ab c', 'live']);
    expect(router.route.query.get('coach')).toBe('1');
  });

  test('without a page is the start page', () => {
    expect(router.route.page).toBe('');
    expect(router.route.parts).toEqual([]);
  });

  test('follows the back button', async () => {
    router.go('/new');
    router.go('/tracks');
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
    expect(router.route.page).toBe('new');
  });

  test('that replaces the one before it leaves no step in the history', () => {
    const steps = history.length;
    router.go('/me', true);
    expect(router.route.page).toBe('me');
    expect(history.length).toBe(steps);
  });

  test('can be noted without going anywhere', () => {
    router.go('/replay/abc');
    router.note('/replay/abc?at=7');
    expect(location.search).toBe('?at=7');
    expect(router.route.query.has('at')).toBe(false);
  });
});

describe('a click on a link', () => {
  test('of ours stays in the page', () => {
    const event = click('<a href="/new?game=gt"><b>New</b></a>');
    expect(event.defaultPrevented).toBe(true);
    expect(router.route.page).toBe('new');
    expect(router.route.query.get('game')).toBe('gt');
  });

  test.each([
    ['elsewhere', '<a href="https://example.org/new">x</a>', {}],
    ['to a file', '<a href="/api/tables/abc/record">x</a>', {}],
    ['that saves', '<a href="/record.jsonl" download>x</a>', {}],
    ['to another window', '<a href="/new" target="_blank">x</a>', {}],
    ['with a key held', '<a href="/new">x</a>', { ctrlKey: true }],
    ['with another button', '<a href="/new">x</a>', { button: 1 }],
  ])('%s is left to the browser', (_, link, init) => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(link, init);
    expect(router.route.page).toBe('');
  });

  test('to a place on the page is found by the browser', () => {
    const event = click('<a href="#content">x</a>');
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('what is opened over a page', () => {
  const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

  test('is closed by Back, the last first, and the page stays', async () => {
    router.go('/table/abc');
    const closed: string[] = [];
    const tab = backCloses(() => closed.push('tab'));
    backCloses(() => closed.push('rules'));
    let back = popped();
    history.back();
    await back;
    expect(closed).toEqual(['rules']);
    expect(router.route.page).toBe('table');
    back = popped();
    tab();
    await back;
    expect(closed).toEqual(['rules']);
    expect(history.state).toBeNull();
    expect(router.route.parts).toEqual(['abc']);
  });

  test('goes with the page without a step back', () => {
    const close = backCloses(() => undefined);
    router.go('/new');
    close();
    expect(router.route.page).toBe('new');
  });
});
