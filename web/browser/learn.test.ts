/** Learn: a drill is judged at once and never tells the answer before; a first race is coached to its finish; the rules fit
 * on two pages. */
import { expect, inject } from 'vitest';

import { finishFirstRace } from './coached';
import { Person } from './person';
import { inspect } from './pictures';
import { long, test } from './tiers';
import type { Language } from './words';

const server = inject('server');

/** In each game a drill whose decision is one button, with a wrong and the right one. */
const DRILLS = [
  { game: 'rali', drill: 'sand', wrong: 'stay in 3rd', right: 'shift down to 2nd' },
  { game: 'gt', drill: 'stop', wrong: 'Throw the', right: 'Stop here' },
  { game: 'heat', drill: 'slip-corner', wrong: 'Slipstream 2', right: 'Stay' },
  { game: 'rallyman', drill: 'sisu', wrong: 'Accept the crash', right: 'Use Sisu' },
];

test.each([
  ['gt', '.strip .laid'],
  ['heat', '.hand button[aria-pressed=true]'],
])('what the coach says of a move that lies ready in %s goes with it', async (game, laid) => {
  const ann = await Person.arrive(server, {}, 4);
  const { page } = ann;
  await ann.open(game, [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }], game === 'heat' ? { laps: 1 } : {});
  await page.goto(`/table/${ann.code}?coach`);
  const ready = page.locator('.coach', { hasText: /lies ready|are picked/ });
  await page.locator('.coach').waitFor();
  // In GT tyres are chosen first.
  if (!(await ready.isVisible())) await ann.act();
  await ready.waitFor();
  await page.locator(laid).first().click();
  await ready.waitFor({ state: 'detached' });
  ann.expectNoTrouble();
  await ann.leave();
});

test('a drill of every game is judged: wrong, again, right; and is no race of mine', async () => {
  const ann = await Person.arrive(server, {}, 5);
  const { page, say } = ann;
  const verdict = page.locator('.verdict');
  const grade = (name: string) => verdict.filter({ hasText: say('learn-drill-grade', { grade: name }) });
  const decide = async (label: string) => {
    await page.locator('#controls button').filter({ hasText: label }).first().click();
  };
  for (const { game, drill, wrong, right } of DRILLS) {
    await ann.visit(`/learn/${game}/${drill}`);
    await ann.expectAsked();
    expect(await verdict.count()).toBe(0);
    expect(await page.getByRole('button', { name: say('web-hint') }).count()).toBe(0);
    await page.keyboard.press('h');
    await decide(wrong);
    await grade('poor').waitFor();
    expect(await verdict.innerText()).toMatch(/\d/);
    expect(await page.locator('.advice').count()).toBe(0);
    await page.getByRole('button', { name: say('learn-drill-again') }).click();
    await verdict.waitFor({ state: 'detached' });
    await ann.expectAsked();
    await decide(right);
    await grade('best').waitFor();
    // It rests: nothing more is asked, and the next thing to do is the next drill.
    await page
      .locator('#controls')
      .getByRole('link', { name: say('learn-drill-next') })
      .waitFor();
    expect(await page.locator('#controls .question').count()).toBe(0);
    expect(await verdict.innerText()).toContain(say(`drill-${game}-${drill}.why`));
    if (game === 'heat') await inspect(ann, 'drill-verdict');
    else await ann.expectAccessible();
    await page.getByRole('link', { name: say('learn-drill-close') }).click();
    const link = page.getByRole('link', { name: say('learn-try', { drill: say(`drill-${game}-${drill}`) }) });
    await link.waitFor();
    expect(await link.innerText()).toContain(say('learn-drill-state', { grade: 'best' }));
  }
  const mine = await page.evaluate(async () => (await (await fetch('/api/me/races')).json()) as { races: unknown[] });
  expect(mine.races).toEqual([]);
  ann.expectNoTrouble();
  await ann.leave();
});

const COACHED = 'whoever follows Learn finishes a first race of %s with the coach';
test.each(['Rallyman'])(COACHED, (title) => finishFirstRace(server, title));
long.each(['Ралі', 'Heat: Pedal to the Metal', 'Rallyman: GT'])(COACHED, (title) => finishFirstRace(server, title));

async function printed(language: Language): Promise<void> {
  const ann = await Person.arrive(server, { language });
  for (const game of ['gt', 'heat', 'rali', 'rallyman']) {
    await ann.visit(`/learn/${game}/print`);
    await ann.page.waitForLoadState('networkidle');
    await ann.expectWords();
    const paper = (await ann.page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(/\/Count (\d+)/.exec(paper)?.[1], `${game} on two pages`).toBe('2');
  }
  await ann.leave();
}

const PRINTED = 'the rules of every game are printed on two pages in %s';
test.each(['uk'] as const)(PRINTED, printed);
long.each(['en', 'ru'] as const)(PRINTED, printed);
