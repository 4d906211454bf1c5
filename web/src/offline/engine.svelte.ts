/** The worker that has the table when there is no server, and the carrier that asks it. The other side is
 * `web/offline/worker.js`. */
import type { Carrier, Socket } from '../lib/carrier';
import { install } from './app';

type FromWorker =
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready' | 'elsewhere' }
  | { kind: 'failed'; reason: string }
  | { kind: 'answer'; id: number; status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
  | { kind: 'broken'; id?: number; reason: string }
  | { kind: 'connected'; socket: number }
  | { kind: 'told'; socket: number; text: string }
  | { kind: 'closed'; socket: number; code: number };

/** The folder of the engine, beside the page. */
const ENGINE = `./${document.documentElement.dataset.offline}/`;
const PREPARED = `${ENGINE}prepared/`;
const CLOSED = 1000;
/** Statuses whose answers have no body. */
const BODILESS = [204, 304];

class Engine implements Carrier {
  /** `elsewhere`: another page of this browser has the table. */
  phase = $state<'loading' | 'starting' | 'ready' | 'elsewhere' | 'failed'>('loading');
  loaded = $state(0);
  total = $state(0);
  reason = $state('');
  /** Goes over to the new version that waits, if there is one. */
  renew = $state.raw<(() => void) | null>(null);

  #worker: Worker | undefined;
  #prepared: Record<string, string> = {};
  #drawn = new Map<string, Promise<string>>();
  #waiting = new Map<number, { resolve: (answer: Response) => void; reject: (reason: Error) => void }>();
  #sockets = new Map<number, WorkerSocket>();
  #count = 0;
  /** The picture that is being drawn. */
  #drawing: Promise<unknown> = Promise.resolve();

  async open(): Promise<void> {
    this.#worker = new Worker(new URL(`${ENGINE}worker.js`, document.baseURI), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#fail(event.message);
    this.#prepared = (await (await fetch(`${PREPARED}index.json`)).json()) as Record<string, string>;
  }

  /** What was prepared is the same for everybody until Python knows better. */
  request(method: string, path: string, body?: unknown): Promise<Response> {
    const prepared = method === 'GET' && this.phase !== 'ready' ? this.#prepared[path] : undefined;
    if (prepared) return fetch(PREPARED + prepared);
    const id = ++this.#count;
    this.#post({ kind: 'request', id, method, path, body: body === undefined ? undefined : JSON.stringify(body) });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  socket(code: string): Socket {
    const number = ++this.#count;
    const socket = new WorkerSocket(
      (text) => this.#post({ kind: 'say', socket: number, text }),
      () => this.#post({ kind: 'leave', socket: number }),
    );
    this.#sockets.set(number, socket);
    this.#post({ kind: 'connect', socket: number, code });
    return socket;
  }

  picture(path: string, image: HTMLImageElement): string | Promise<string> {
    const prepared = this.#prepared[path];
    if (prepared) return PREPARED + prepared;
    return this.#drawn.get(path) ?? inSight(image).then(() => this.#draw(path));
  }

  /** Pictures are drawn when they come into sight and one at a time, so that nothing waits for more than one. */
  #draw(path: string): Promise<string> {
    let found = this.#drawn.get(path);
    if (!found) {
      found = this.#drawing.then(() => this.blob(path)).then((blob) => URL.createObjectURL(blob));
      this.#drawing = found.catch(() => this.#drawn.delete(path));
      this.#drawn.set(path, found);
    }
    return found;
  }

  async blob(path: string): Promise<Blob> {
    const answer = await this.request('GET', path);
    if (!answer.ok) throw new Error(answer.statusText);
    return await answer.blob();
  }

  #post(message: Record<string, unknown>): void {
    this.#worker?.postMessage(message);
  }

  #hear(told: FromWorker): void {
    switch (told.kind) {
      case 'progress':
        ({ loaded: this.loaded, total: this.total } = told);
        if (told.loaded === told.total && this.phase === 'loading') this.phase = 'starting';
        return;
      case 'ready':
        this.phase = 'ready';
        void install((use) => (this.renew = use));
        return;
      case 'elsewhere':
        this.phase = 'elsewhere';
        return;
      case 'failed':
        return this.#fail(told.reason);
      case 'answer': {
        const body = BODILESS.includes(told.status) ? null : told.body;
        return this.#take(told.id)?.resolve(new Response(body, { status: told.status, headers: told.headers }));
      }
      case 'broken':
        console.error(told.reason);
        return this.#take(told.id)?.reject(new Error(told.reason));
      case 'connected':
        return this.#sockets.get(told.socket)?.opened();
      case 'told':
        return this.#sockets.get(told.socket)?.heard(told.text);
      case 'closed':
        this.#sockets.get(told.socket)?.ended(told.code);
        this.#sockets.delete(told.socket);
    }
  }

  /** Whoever waits for an answer. */
  #take(id: number | undefined) {
    const found = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined) this.#waiting.delete(id);
    return found;
  }

  #fail(reason: string): void {
    this.phase = 'failed';
    this.reason = reason;
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}

const inSight = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(image);
  });

/** A socket whose other end is the worker. */
class WorkerSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: WebSocket['onopen'] = null;
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;
  /** It is used as if it were one. */
  readonly #self = this as unknown as WebSocket;

  constructor(
    private readonly say: (text: string) => void,
    private readonly leave: () => void,
  ) {}

  send(text: string): void {
    this.say(text);
  }

  close(): void {
    this.leave();
    this.ended(CLOSED);
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.call(this.#self, new Event('open'));
  }

  heard(text: string): void {
    if (this.readyState === WebSocket.OPEN)
      this.onmessage?.call(this.#self, new MessageEvent('message', { data: text }));
  }

  ended(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    queueMicrotask(() => this.onclose?.call(this.#self, new CloseEvent('close', { code })));
  }
}

export const engine = new Engine();
