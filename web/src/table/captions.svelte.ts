/** What stands over the board, and how long: a result until it has been read or the next one comes, what somebody is
 * about to do never in its place. */
import type { Caption } from './caption';

/** Milliseconds: nobody reads faster. */
const LEAST = 1500;
const WORD = 1000 / 3;
/** A caption that nothing follows goes by itself. */
const MOST = 7000;
/** What is still being planned is told when it has come to a rest. */
const SETTLES = 400;
/** Somebody else acts: what was told of the one before is not to be taken for theirs. A result may stand so long in all,
 * what went wrong or was won longer. */
const SEEN = { result: LEAST, blow: 2500 };
const BRIEF = 250;

/** How long somebody needs to read it. */
export const reading = (text: string): number => Math.max(LEAST, text.split(/\s+/).length * WORD);

type Rank = 'intent' | 'result' | 'blow';

export class Captions {
  now = $state.raw<Caption | null>(null);
  #rank: Rank | null = null;
  #since = 0;
  /** When it has been read. */
  #read = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The next caption waits for this one to be read. */
  #next = false;

  /** What has happened: it takes the place of all but what went wrong or was won a moment ago. `stays`: until the next
   * decision. */
  tell(next: Caption, stays = false): void {
    const rank: Rank = next.tone === 'plain' ? 'result' : 'blow';
    if (this.#rank === 'blow' && rank === 'result' && this.#left > 0) this.#follow(this.#left, next, rank);
    else this.#show(next, rank, stays);
  }

  /** What somebody is about to do; only the last word of it is told. */
  intend(next: Caption): void {
    if (next.text === this.now?.text) return;
    this.#follow(Math.max(SETTLES, this.#left), next, 'intent');
  }

  /** What it was about is over: it goes soon. */
  end(): void {
    const now = performance.now();
    if (this.#rank === 'result' || this.#rank === 'blow')
      this.#read = Math.min(this.#read, Math.max(now + BRIEF, this.#since + SEEN[this.#rank]));
    if (this.#left <= 0 || this.#rank === 'intent') this.drop();
    else if (!this.#next) this.#after(this.#left, () => this.drop());
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.now = this.#rank = null;
    this.#next = false;
  }

  get #left(): number {
    return this.now ? this.#read - performance.now() : 0;
  }

  #show(next: Caption, rank: Rank, stays = false): void {
    this.now = next;
    this.#rank = rank;
    this.#next = false;
    this.#since = performance.now();
    this.#read = this.#since + reading(next.text);
    clearTimeout(this.#timer);
    if (!stays) this.#after(Math.max(MOST, reading(next.text)), () => this.drop());
  }

  #follow(time: number, next: Caption, rank: Rank): void {
    this.#next = true;
    this.#after(time, () => this.#show(next, rank));
  }

  /** One thing waits at a time: the latest. */
  #after(time: number, what: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, time);
  }
}
