/** The real server on a folder of its own, with dice that a run can repeat; it can be killed and started again on the
 * same data. It trusts a proxy header from this machine, so that each person has an address and rate limits of their
 * own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export class Server {
  readonly data = mkdtempSync(join(tmpdir(), 'racecraft-'));
  address = '';
  #process: ChildProcess | null = null;

  private constructor(readonly more: string[]) {}

  static async open(...more: string[]): Promise<Server> {
    const server = new Server(more);
    await server.#start(0);
    return server;
  }

  async #start(port: number): Promise<void> {
    const command = join(ROOT, '.venv', 'bin', 'python');
    const program = fileURLToPath(new URL('serve.py', import.meta.url));
    const args = [program, 'serve', '--port', String(port), '--data', this.data, '--proxy', '127.0.0.1', ...this.more];
    const server = spawn(command, args, {
      env: { PYTHONPATH: join(ROOT, 'src'), ...process.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = server;
    let told = '';
    this.address = await new Promise<string>((resolve, reject) => {
      const hear = (text: string) => {
        told += text;
        const ready = /http:\/\/[^/\s]+/.exec(told);
        if (ready) resolve(ready[0]);
      };
      server.stdout.setEncoding('utf-8').on('data', hear);
      server.stderr.setEncoding('utf-8').on('data', (text: string) => (told += text));
      server.once('exit', (code) => reject(new Error(`the server ended with status ${code}: ${told}`)));
    });
  }

  /** Without a shutdown, as when the power fails. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** On the same data and at the same address as before. */
  async startAgain(): Promise<void> {
    await this.#start(Number(new URL(this.address).port));
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  }
}
