/** The socket of a table: opened again when it was lost, checked when the network or the page was away. */
import type { Schemas } from './api';
import { carrier, type Socket } from './carrier';
import { Timers } from './timers';

export type Message = Schemas['LiveFromServer'];

/** The socket of the table at whose address the page began (`public/start.js`): opened before this script was here,
 * with what came over it since. */
export interface Early {
  table: string;
  seat: number | null;
  socket: WebSocket;
  heard: Message[];
  /** What the choices of the first moment lead to was asked as `sketch-1`. */
  asked: boolean;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** Whom a connection tells. */
interface Listener {
  /** Something is known of the table. */
  readonly met: boolean;
  /** A socket is open, over which nothing was said. */
  opened(): void;
  hear(message: Message): void;
  /** The socket is gone, and with it every answer that was waited for. */
  lost(): void;
}

const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 12_000;
/** Time-out of a ping after the network or the page was away. */
const DOUBT = 3000;
/** Of a socket that is closed because its person has signed out or was banned. */
const SIGNED_OUT = 4401;

export class Connection {
  state = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  readonly #code: string;
  readonly #listener: Listener;
  readonly #timers = new Timers();
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #heard = 0;
  #closed = false;
  readonly #wake = () => this.#wakeUp();

  constructor(code: string, listener: Listener) {
    this.#code = code;
    this.#listener = listener;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#timers.end();
    this.#socket?.close();
  }

  open(early?: Early): void {
    if (this.#closed) return;
    const socket: Socket = early?.socket ?? carrier().socket(this.#code);
    this.#socket = socket;
    this.#heard = Date.now();
    const opened = () => {
      this.#wait = FIRST_WAIT;
      this.state = 'open';
      this.#timers.later(PING_EVERY, () => this.#ping(socket));
    };
    socket.onopen = () => {
      opened();
      this.#listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#listener.hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = ({ code }) => {
      if (code === SIGNED_OUT && !this.#closed) location.reload();
      else this.#lost(socket);
    };
    if (socket.readyState === WebSocket.OPEN) opened();
    for (const message of early?.heard ?? []) this.#listener.hear(message);
  }

  /** Opens another socket: a stranger who has taken a seat is known to the server from now on. */
  again(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.open();
  }

  /** There is no such table: no other socket is opened. */
  giveUp(): void {
    this.state = 'gone';
    this.#socket?.close();
  }

  /** Whether it was sent. */
  send(message: Schemas['LiveFromClient']): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #lost(socket: Socket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    this.#listener.lost();
    if (this.state === 'gone') return;
    this.state = this.#listener.met ? 'lost' : 'connecting';
    const spread = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    this.#timers.later(spread, () => {
      if (!this.#socket) this.open();
    });
  }

  #ping(socket: Socket): void {
    if (socket !== this.#socket) return;
    if (Date.now() - this.#heard > PING_EVERY + SILENCE) return this.#hangUp(socket);
    this.send({ type: 'ping' });
    this.#timers.later(PING_EVERY, () => this.#ping(socket));
  }

  #hangUp(socket: Socket): void {
    socket.close();
    this.#lost(socket);
  }

  /** After a change of network or visibility: reconnects at once, or checks an open connection with a ping. */
  #wakeUp(): void {
    if (document.visibilityState === 'hidden' || this.#closed) return;
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.OPEN) {
      const asked = Date.now();
      this.send({ type: 'ping' });
      this.#timers.later(DOUBT, () => {
        if (socket === this.#socket && this.#heard < asked) this.#hangUp(socket);
      });
    } else if (!socket && this.state !== 'gone') {
      this.#wait = FIRST_WAIT;
      this.open();
    }
  }
}
