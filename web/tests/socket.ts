/** A socket whose other end is the test. */
import { vi } from 'vitest';

type Said = Record<string, unknown> & { type: string };

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  sent: Said[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get latest(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said);
  }

  close(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  // --- The other end ---

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  said(type: string): Said[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** Every socket from now on is ours. */
export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}
