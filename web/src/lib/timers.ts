/** Timers that end together. */
export class Timers {
  readonly #running = new Set<ReturnType<typeof setTimeout>>();

  /** Does something after so many milliseconds; the answer takes it back. */
  later(wait: number, action: () => void): () => void {
    const timer = setTimeout(() => {
      this.#running.delete(timer);
      action();
    }, wait);
    this.#running.add(timer);
    return () => {
      clearTimeout(timer);
      this.#running.delete(timer);
    };
  }

  end(): void {
    for (const timer of this.#running) clearTimeout(timer);
    this.#running.clear();
  }
}
