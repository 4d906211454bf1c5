/** Waiting while something is shown: whatever is begun next ends all waits at once. */
import { pace } from '../lib/pace.svelte';

export class Pauses {
  #interrupt = new AbortController();

  /** What waits goes on at once, and finds itself interrupted. */
  interrupt(): void {
    this.#interrupt.abort();
    this.#interrupt = new AbortController();
  }

  /** Ends all waits, and begins none any more. */
  end(): void {
    this.#interrupt.abort();
  }

  /** Resolves after so many milliseconds. */
  wait(time: number): Promise<void> {
    const { signal } = this.#interrupt;
    if (time <= 0 || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }

  /** The same at the pace at which a race is shown. */
  pause(time: number): Promise<void> {
    return this.wait(time / pace.now);
  }

  /** Resolves when this does, or is interrupted. */
  until(what: Promise<unknown> | undefined): Promise<unknown> {
    const { signal } = this.#interrupt;
    if (signal.aborted) return Promise.resolve();
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    return Promise.race([what, aborted]);
  }
}
