/** What carries requests and tables: the network, unless a page brings its own (`offline/`). */
import { base } from './base';

/** What of a WebSocket the table uses. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export interface Carrier {
  /** Throws if nobody answers. */
  request(method: string, path: string, body?: unknown): Promise<Response>;
  socket(code: string): Socket;
  /** The address at which a picture is found, for this image. */
  picture(path: string, image: HTMLImageElement): string | Promise<string>;
}

const network: Carrier = {
  request: (method, path, body) =>
    fetch(base + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  socket: (code) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}${base}/api/tables/${encodeURIComponent(code)}/live`);
  },
  picture: (path) => base + path,
};

let used = network;

export const carrier = (): Carrier => used;

export function use(other: Carrier): void {
  used = other;
}

/** An action for an image: shows what is drawn at a path of ours. */
export function drawn(image: HTMLImageElement, path: string) {
  let wanted = '';
  const show = (next: string): void => {
    wanted = next;
    const address = used.picture(next, image);
    if (typeof address === 'string') image.src = address;
    else
      address.then(
        (found) => {
          if (wanted === next) image.src = found;
        },
        () => image.dispatchEvent(new Event('error')),
      );
  };
  show(path);
  return { update: show };
}
