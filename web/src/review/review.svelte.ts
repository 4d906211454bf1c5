/** The review of a race as the server has it: asked for, begun, and followed until it is whole. */
import { ask, type Schemas } from '../lib/api';
import { told } from '../lib/faults';

export type Review = Schemas['Review'];
export type Mark = Schemas['Mark'];
export type Grade = Mark['grade'];
export type Status = Schemas['ReviewStatus'];

/** Milliseconds between two looks at a review that is being made. */
const EVERY = 700;

export const GRADES: Grade[] = ['brilliant', 'close', 'inaccuracy', 'mistake', 'blunder'];
/** Never colour alone: each grade has a sign. */
export const SIGNS: Record<Grade, string> = {
  brilliant: '!!',
  fine: '✓',
  close: '≈',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

export class RaceReview {
  status = $state.raw<Status | null>(null);
  fault = $state('');
  #closed = false;
  #next: ReturnType<typeof setTimeout> | undefined;

  /** `path` is where the server tells of it. */
  constructor(readonly path: string) {}

  get review(): Review | null {
    return this.status?.review ?? null;
  }

  /** All of it is there. */
  get whole(): boolean {
    return this.status?.state === 'done';
  }

  get busy(): boolean {
    return this.status?.state === 'waiting' || this.status?.state === 'working';
  }

  async look(): Promise<void> {
    await this.#ask('GET');
  }

  async start(): Promise<void> {
    await this.#ask('POST');
  }

  async #ask(method: 'GET' | 'POST'): Promise<void> {
    clearTimeout(this.#next);
    try {
      this.status = await ask<Status>(method, this.path);
      this.fault = '';
    } catch (error) {
      this.fault = told(error);
      return;
    }
    if (this.busy && !this.#closed) this.#next = setTimeout(() => void this.look(), EVERY);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
  }
}

/** Marks that are worth another look, of one driver or of all. */
export const markedOf = (review: Review, seat: number | null): Mark[] =>
  review.marks.filter((mark) => mark.grade !== 'fine' && (seat === null || mark.seat === seat));
