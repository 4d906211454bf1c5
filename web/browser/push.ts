/** A push service for tests: a local endpoint that keeps what is sent, and the keys of a browser that open it. What a
 * real browser would ask its maker's service for is asked here; all else is the browser's own. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';

import type { Person } from './person';

export class PushService {
  readonly sent: Buffer[] = [];
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #secret = randomBytes(16);
  readonly #server: HttpServer;

  private constructor() {
    this.#keys.generateKeys();
    this.#server = createServer((request, answer) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.sent.push(Buffer.concat(parts));
        answer.writeHead(201).end();
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((listening) => service.#server.listen(0, '127.0.0.1', listening));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  /** Subscriptions of this person lead here. They have allowed notices: a browser without a screen never asks, and
   * says that they are forbidden whatever it was told. */
  async serve(person: Person): Promise<void> {
    const keys = {
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#secret.toString('base64url'),
    };
    await person.context.addInitScript(
      ({ endpoint, keys }) => {
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
        Notification.requestPermission = async () => 'granted';
        const kept = () => localStorage.getItem('subscribed');
        const subscription = {
          endpoint,
          toJSON: () => ({ endpoint, expirationTime: null, keys }),
          unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
        };
        PushManager.prototype.subscribe = async (options) => {
          const key = options?.applicationServerKey as Uint8Array;
          if (!options?.userVisibleOnly || key.length !== 65) throw new DOMException('no key', 'AbortError');
          localStorage.setItem('subscribed', 'yes');
          return subscription as unknown as PushSubscription;
        };
        PushManager.prototype.getSubscription = async () =>
          kept() ? (subscription as unknown as PushSubscription) : null;
      },
      { endpoint: `${this.origin}/browser`, keys },
    );
  }

  /** The oldest message that was not read yet, opened with the browser's keys (RFC 8291). */
  read(): string {
    const body = this.sent.shift()!;
    const length = body[20]!;
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + length), body.subarray(21 + length)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#secret, info, 32));
    const derive = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, size));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString();
    return plain.slice(0, plain.lastIndexOf('\x02'));
  }
}

export interface Shown {
  title: string;
  body: string;
  tag: string;
  data: { address: string };
}

/** What the service worker of this person's browser shows when it gets a push message, as from its maker's service. */
export async function deliver(person: Person, data: string): Promise<Shown[]> {
  const worker = person.context.serviceWorkers()[0] ?? (await person.context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(self, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, ...options });
    };
  });
  const session = await person.context.newCDPSession(person.page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: person.server, registrationId, data });
  await session.detach();
  const shown = () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown);
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
  return await shown();
}
