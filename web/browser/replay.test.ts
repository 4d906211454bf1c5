import { beforeAll, expect, inject, test } from 'vitest';

import { Person } from './person';
import { picture, shoot } from './pictures';
import { say } from './words';

let ann: Person;
/** The race of all tests here. */
let race: string;

beforeAll(async () => {
  ann = await Person.arrive(inject('server'), {}, 21);
  await ann.raceNow('Ралі');
  await ann.drive();
  race = ann.code;
}, 120_000);

const moment = async (person: Person) =>
  Number(await person.page.getByLabel(say('replay-moment'), { exact: true }).inputValue());

test('a finished race is told again: by scrubber, by keys, from the log, and by a link to a moment', async () => {
  const { code } = ann;
  await ann.controls.getByRole('link', { name: say('web-replay') }).click();
  await ann.page.getByLabel(say('replay-moment'), { exact: true }).waitFor();
  // It begins where the first car is about to drive.
  await ann.page.getByText(/^Turn 1 of \d+$/).waitFor();
  const first = await moment(ann);
  await expect.poll(() => ann.page.locator('.board .car').count()).toBeGreaterThan(1);
  await ann.page.keyboard.press('ArrowRight');
  await ann.page.keyboard.press('ArrowRight');
  expect(await moment(ann)).toBe(first + 2);
  await ann.page.keyboard.press(']');
  await ann.page.getByText(/^Turn 2 of \d+$/).waitFor();
  await ann.page.keyboard.press('End');
  const last = await moment(ann);
  expect(last).toBeGreaterThan(10);
  await shoot(ann.page, 'replay');
  await ann.expectAccessible();
  await ann.page.keyboard.press('Home');
  await ann.page.getByRole('button', { name: say('replay-play') }).click();
  await expect.poll(() => moment(ann), { timeout: 20_000 }).toBeGreaterThan(2);
  await ann.page.getByRole('button', { name: say('replay-pause') }).click();

  const bob = await Person.arrive(inject('server'));
  await bob.page.goto(`/replay/${code}?ply=7`);
  await bob.page.getByLabel(say('replay-moment'), { exact: true }).waitFor();
  expect(await moment(bob)).toBe(7);
  // On a phone that lies on its side board and log stand beside each other.
  await bob.page.setViewportSize({ width: 640, height: 360 });
  const outside = () =>
    bob.page.evaluate(() => {
      const left = document.querySelector('.replay .left')!.getBoundingClientRect().right;
      const beside = document.querySelector('.replay aside')!.getBoundingClientRect().left;
      const inner = [...document.querySelectorAll('.replay .left button, .replay .left input')];
      const far = Math.max(...inner.map((each) => each.getBoundingClientRect().right));
      return {
        columns: left <= beside,
        within: far <= beside,
        wide: document.documentElement.scrollWidth <= innerWidth,
      };
    });
  await expect.poll(outside).toEqual({ columns: true, within: true, wide: true });
  await picture(bob.page, 'replay-aside');
  bob.expectNoTrouble();
  await bob.leave();
  ann.expectNoTrouble();
});

test('the dice of the race are proved in the browser', async () => {
  await ann.page.getByRole('link', { name: say('web-proof', { what: 'dice' }) }).click();
  await ann.page.getByText(say('proof-sealed')).waitFor();
  await ann.page.locator('.verdict:not(.bad)').waitFor();
  await shoot(ann.page, 'proof');
  await ann.expectAccessible();
  ann.expectNoTrouble();
});

test('the record is saved as a file', async () => {
  await ann.page.getByText(say('proof-method'), { exact: true }).click();
  const [download] = await Promise.all([
    ann.page.waitForEvent('download'),
    ann.page.getByRole('link', { name: say('web-record') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.jsonl$/);
});

test('the review says what decided the race, draws what would have been better, and lets it be tried again', async () => {
  // Whoever asks what decided it is answered without another click.
  await ann.page.goto(`/replay/${ann.code}?review=start`);
  await ann.page.getByRole('heading', { name: say('review-story'), exact: true }).waitFor();
  await ann.page.getByRole('img', { name: /at the highest/ }).waitFor();
  const result = ann.page.getByRole('row', { name: say('review-source', { source: 'result' }) });
  expect(await result.innerText()).toMatch(/(0|100)%/);
  await ann.page.getByLabel(say('review-column-driver'), { exact: true }).selectOption('');
  await shoot(ann.page, 'review');
  await ann.expectAccessible();
  const marks = ann.page.locator('.marks .head');
  await expect.poll(() => marks.count()).toBeGreaterThan(0);
  await marks.first().click();
  await ann.page.locator('.board .advised, .board .chip').first().waitFor();
  await ann.page.setViewportSize({ width: 360, height: 640 });
  await expect
    .poll(() => ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await shoot(ann.page, 'review-phone');
  await ann.page.setViewportSize({ width: 1280, height: 860 });
  await ann.page.getByRole('button', { name: say('review-again') }).click();
  await ann.page.waitForURL('**/again/**');
  await ann.drive(async () => (await ann.page.locator('.judged').count()) > 0);
  const verdict = ann.page.locator('.judged');
  await verdict.waitFor();
  // What was decided then stands beside what was decided now, and another try is at hand.
  await verdict.getByText(say('review-again-then', { what: '' })).waitFor();
  await shoot(ann.page, 'again');
  await ann.expectAccessible();
  const tried = ann.page.url();
  await verdict.getByRole('button', { name: say('review-again-once-more') }).click();
  await expect.poll(() => ann.page.url()).not.toBe(tried);
  await ann.page.getByText(say('review-again-ask', { rivals: 1 })).waitFor();
  await ann.page.getByRole('link', { name: say('review-again-back') }).click();
  await ann.page.getByRole('heading', { name: say('review-story'), exact: true }).waitFor();
  // Whoever made no mistake has nothing to practise.
  const practise = ann.page.getByRole('button', { name: /^Practise th/ });
  if (await practise.count()) {
    await practise.click();
    await ann.page.getByRole('button', { name: say('review-practice-start') }).click();
    await ann.page.waitForURL('**/again/**');
    await ann.drive(async () => (await ann.page.locator('.judged').count()) > 0);
    await ann.page.getByRole('button', { name: say('review-practice-next') }).waitFor();
  }
  // The finish page tells now what decided the race.
  await ann.page.goto(`/table/${race}`);
  await ann.controls.locator('svg.decisive').first().waitFor();
  await shoot(ann.page, 'finish-decided');
  ann.expectNoTrouble();
});

test('a record that is dropped into the page is reviewed', async () => {
  const answer = await ann.page.request.get(`/api/tables/${race}/record`);
  await ann.visit('/review');
  const held = await ann.page.evaluateHandle(
    (text) => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'ours.jsonl'));
      return files;
    },
    await answer.text(),
  );
  await ann.page.locator('h1').dispatchEvent('drop', { dataTransfer: held });
  await ann.page.getByRole('heading', { name: 'ours.jsonl' }).waitFor();
  await ann.page.getByRole('heading', { name: say('review-story'), exact: true }).waitFor();
  await ann.expectFits();
  await ann.expectAccessible();
  ann.expectNoTrouble();
});
