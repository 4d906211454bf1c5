import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { House } from './house';
import { Person } from './person';

const MOST_KILOBYTES = 170;
const MOST_GROWTH = 8_000_000;
const TITLES = { gt: 'Rallyman: GT', heat: 'Heat: Pedal to the Metal', rallyman: 'Rallyman', rali: 'Ралі' };

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(async () => {
  await house.close();
});

describe.each(Object.entries(TITLES))('the first table page of %s', (game, title) => {
  test(`loads at most ${MOST_KILOBYTES} KB of script and style, gzipped`, async () => {
    const host = await Person.arrive(house.address);
    await host.raceNow(title);
    await host.expectAsked();
    const address = host.page.url();

    const ann = await Person.arrive(house.address, { storageState: await host.context.storageState() });
    const loaded: Promise<number>[] = [];
    ann.page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType()))
        loaded.push(response.body().then((body) => gzipSync(body).length));
    });
    const tools = await ann.context.newCDPSession(ann.page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await ann.page.goto(address);
    await ann.page.locator('.target, section.controls.mine button').first().waitFor();
    const interactive = await ann.page.evaluate(() => Math.round(performance.now()));
    const kilobytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0) / 1000;
    console.log(`${game}: ${kilobytes.toFixed(1)} KB in ${loaded.length} files, first choice after ${interactive} ms on a CPU slowed down four times`);
    expect(loaded.length).toBeGreaterThan(5);
    expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES);
    await ann.leave();
    await host.leave();
  });
});

test('a long race leaves no more in memory than its log', async () => {
  const ann = await Person.arrive(house.address, {}, 31);
  await ann.setTable('Ралі', [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }) as const)], { 'option-rali-laps': '3' });
  const tools = await ann.context.newCDPSession(ann.page);
  const heap = async () => {
    await tools.send('HeapProfiler.collectGarbage');
    return (await tools.send('Runtime.getHeapUsage')).usedSize;
  };
  const updates = () => ann.heard.filter((text) => text.startsWith('{"type":"update"')).length;
  await ann.drive(() => updates() > 100);
  const early = await heap();
  await ann.drive(() => updates() > 500);
  const late = await heap();
  console.log(`${updates()} updates: ${(early / 1e6).toFixed(1)} MB, then ${(late / 1e6).toFixed(1)} MB`);
  expect(late - early).toBeLessThan(MOST_GROWTH);
  await ann.leave();
});
