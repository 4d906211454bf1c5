import { expect, inject, test } from 'vitest';

import { Person } from './person';
import { picture } from './pictures';
import { ASIDE, expectInReach, judge, UPRIGHT } from './reach';
import { say } from './words';

const server = inject('server');

test('every decision of GT is in reach on an upright phone', () => expectInReach('gt', UPRIGHT));
test('every decision of Heat is in reach on a phone on its side', () => expectInReach('heat', ASIDE));

test('on a desk nothing scrolls into a void while a plan lies on the road', async () => {
  const ann = await Person.arrive(server, { viewport: { width: 1440, height: 900 } }, 32);
  await ann.open('gt', [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }], {});
  await ann.take((option) => option.road && option.kinds.includes('far'));
  await ann.controls.locator('.strip .laid').nth(1).waitFor();
  const { faults } = await ann.page.evaluate(judge, { controls: say('web-controls'), thumb: 0 });
  await picture(ann.page, 'desk-plan');
  expect(faults).toEqual([]);
  ann.expectNoTrouble();
  await ann.leave();
});
