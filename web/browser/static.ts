/** A host that knows nothing: serves a folder under a path, compressed as hosts do, and counts what it sent. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const KINDS: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export class StaticHost {
  /** Bytes that went over the line. */
  sent = 0;
  #packed = new Map<string, Buffer>();

  private constructor(
    private readonly server: Server,
    private readonly folder: string,
    readonly address: string,
  ) {}

  static async open(folder: string, under: string): Promise<StaticHost> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = new StaticHost(server, folder, `http://127.0.0.1:${(server.address() as AddressInfo).port}${under}`);
    server.on('request', (request, response) => {
      const path = new URL(request.url ?? '/', 'http://host').pathname;
      const inside = path.startsWith(under) ? normalize(path.slice(under.length) || 'index.html') : '..';
      host.#file(inside.startsWith('..') ? '' : join(folder, inside)).then(
        (content) => {
          host.sent += content.length;
          const kind = KINDS[extname(inside)] ?? 'application/octet-stream';
          response.writeHead(200, { 'content-type': kind, 'content-encoding': 'gzip', 'cache-control': 'max-age=600' });
          response.end(content);
        },
        () => response.writeHead(404).end(),
      );
    });
    return host;
  }

  async #file(path: string): Promise<Buffer> {
    const packed = this.#packed.get(path) ?? gzipSync(await readFile(path));
    this.#packed.set(path, packed);
    return packed;
  }

  /** What a file of the folder holds. */
  text(name: string): string {
    return readFileSync(join(this.folder, name), 'utf-8');
  }

  /** From now on the host has another file of this name. */
  replace(name: string, content: string): void {
    this.#packed.set(join(this.folder, name), gzipSync(content));
  }

  /** The network is gone: what is open is cut. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}
