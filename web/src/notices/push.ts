/** Notices of this browser: whether it can show them and does, and turning them on and off. */
import { ask, type Schemas } from '../lib/api';
import { base, offline } from '../lib/base';
import { settings } from '../lib/settings.svelte';

/** `blocked`: the person has forbidden them to this site. */
export type Notices = 'cannot' | 'blocked' | 'off' | 'on';

/** Browsers have them where pages are safe from others on the way, and some only once they are installed. */
export const canNotify = (): boolean =>
  !offline && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Without asking the server: whether it makes sense to offer them. */
export const mayOffer = (): boolean => canNotify() && Notification.permission !== 'denied';

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(`${base}/`);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** How it stands, from what the server says of this browser. */
export async function standing(told: Schemas['Notices']): Promise<Notices> {
  if (!canNotify()) return 'cannot';
  if (Notification.permission === 'denied') return 'blocked';
  const own = told.endpoint === null ? null : await subscription();
  return own !== null && own.endpoint === told.endpoint ? 'on' : 'off';
}

/** Asks the person for permission, then signs this browser up. */
export async function turnOn(): Promise<Notices> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await navigator.serviceWorker.register(`${base}/push.js`, { scope: `${base}/` });
  const worker = await navigator.serviceWorker.ready;
  const { key } = await ask<Schemas['Notices']>('GET', '/api/me/notices');
  // One that was made with another key of the server is of no use.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await tell(made);
  return 'on';
}

async function tell(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await ask('PUT', '/api/me/notices/push', {
    endpoint,
    keys: { p256dh: keys?.p256dh, auth: keys?.auth },
    language: settings.language,
  });
}

/** Notices come in the language of the pages: another one was chosen. */
export async function translate(): Promise<void> {
  const own = canNotify() && Notification.permission === 'granted' ? await subscription() : null;
  if (own) await tell(own);
}

export async function turnOff(): Promise<Notices> {
  await ask('DELETE', '/api/me/notices/push');
  await (await subscription())?.unsubscribe();
  return 'off';
}

/** A key as the server writes it, in base64url. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
