import { beforeEach, expect, test, vi } from 'vitest';

import { deadline } from '../src/lib/deadlines';
import { settings } from '../src/lib/settings.svelte';
import { bytes, canNotify, standing, translate } from '../src/notices/push';

const HOUR = 3_600_000;
const told = { key: 'AQID', endpoint: 'https://push.example/1', feed: null };

beforeEach(() => {
  vi.unstubAllGlobals();
  settings.language = 'en';
});

test('a key is read from base64url', () => {
  expect([...bytes('-_8AAQ')]).toEqual([251, 255, 0, 1]);
});

test('a deadline is told as briefly as it can be understood', () => {
  const now = new Date(2026, 4, 4, 10, 0).getTime();
  expect(deadline(now + 3 * HOUR, now)).toBe('01:00 PM');
  expect(deadline(now + 48 * HOUR, now)).toMatch(/^Wed,? 10:00 AM$/);
  expect(deadline(now + 9 * 24 * HOUR, now)).toMatch(/^May 13, 10:00 AM$/);
});

test('a browser that cannot show notices says so, and one in which they are blocked', async () => {
  expect(canNotify()).toBe(false);
  expect(await standing(told)).toBe('cannot');
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'denied' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } });
  expect(await standing(told)).toBe('blocked');
});

test('notices are on only where browser and server know the same subscription', async () => {
  let endpoint = 'https://push.example/1';
  const worker = { pushManager: { getSubscription: async () => ({ endpoint }) } };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } });
  expect(await standing(told)).toBe('on');
  expect(await standing({ ...told, endpoint: null })).toBe('off');
  endpoint = 'https://push.example/2';
  expect(await standing(told)).toBe('off');
});

test('a subscribed browser tells the server of another language, and no other does', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
  const keys = { p256dh: 'p', auth: 'a' };
  const own = { toJSON: () => ({ endpoint: told.endpoint, keys }) };
  let found: typeof own | null = null;
  const worker = { pushManager: { getSubscription: async () => found } };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } });
  settings.language = 'uk';
  await translate();
  expect(sent).toEqual([]);
  found = own;
  await translate();
  expect(sent).toEqual([{ endpoint: told.endpoint, keys, language: 'uk' }]);
});
