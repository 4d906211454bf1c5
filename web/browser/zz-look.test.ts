import { expect, inject, test } from 'vitest';
import { Person } from './person';
const server = inject('server');
const OUT = '/tmp/finish/shots';
test('look', async () => {
  const ann = await Person.arrive(server, {}, 7);
  await ann.visit('/');
  await ann.page.waitForTimeout(1200);
  await ann.page.screenshot({ path: `${OUT}/home.png`, fullPage: true });
  await ann.open('rali', [{ kind: 'me' }], { laps: 1 });
  await ann.drive();
  await ann.page.waitForTimeout(1500);
  await ann.page.screenshot({ path: `${OUT}/solo-over.png` });
  await ann.page.getByRole('button', { name: 'Race again' }).click();
  await ann.expectAsked();
  let n = 0;
  await ann.drive(() => ++n > 25);
  await ann.page.waitForTimeout(800);
  await ann.page.screenshot({ path: `${OUT}/solo-mid.png` });
  await ann.open(
    'rali',
    [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }, { kind: 'bot', bot: 'club' }, { kind: 'bot', bot: 'club' }],
    { laps: 1 },
  );
  await ann.drive();
  await ann.page.waitForTimeout(1500);
  await ann.page.screenshot({ path: `${OUT}/race-over.png` });
  await ann.page.getByText('Result as a picture').click();
  await ann.page.locator('details img').waitFor();
  await ann.page.waitForTimeout(500);
  await ann.page.screenshot({ path: `${OUT}/race-picture.png` });
  const svg = await (await ann.page.request.get(`/api/tables/${ann.code}/result-picture`)).text();
  await ann.page.setViewportSize({ width: 360, height: 640 });
  await ann.page.waitForTimeout(500);
  await ann.page.screenshot({ path: `${OUT}/race-over-phone.png`, fullPage: true });
  await ann.page.setContent(`<body style="margin:0">${svg}</body>`);
  await ann.page.setViewportSize({ width: 1200, height: 630 });
  await ann.page.screenshot({ path: `${OUT}/card.png` });
  expect(ann.troubles).toEqual([]);
}, 200000);
