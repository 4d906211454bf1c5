/** The review of a race as the server has it: asked for, begun, and followed until it is whole. */
import { ask, type Schemas } from '../lib/api';
import { told } from '../lib/faults';
import { words } from '../lib/words.svelte';

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

/** Instead of them, for a decision that followed a hint. */
export const HINT_SIGN = '✓';

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

/** Marks that are worth another look, of one driver or of all. What a hint had found and nobody disputes is not. */
export const markedOf = (review: Review, seat: number | null): Mark[] =>
  review.marks.filter(
    (mark) =>
      mark.grade !== 'fine' &&
      !(mark.hinted && (mark.grade === 'brilliant' || mark.grade === 'close')) &&
      (seat === null || mark.seat === seat),
  );

/** The story as its reader wants it: of the sums, that of the winner and the own one. */
export function storyFor(review: Review, mine: number | null): Review['story'] {
  const isSum = ({ message }: Review['story'][number]): boolean => message.key === 'review-story-sums';
  const winner = review.story.find(isSum)?.seat;
  return review.story.filter((line) => mine === null || !isSum(line) || line.seat === winner || line.seat === mine);
}

/** What a decision does, and what it risks; in notation where nobody can say. */
export const inWords = (advised: Mark['played'], decision: string[], name: (seat: number) => string): string =>
  advised ? [advised.label, ...advised.figures].map((each) => words.tell(each, name)).join(' · ') : decision.join(' ');

/** What somebody may practise. */
export const mistakesOf = (review: Review, seat: number): Mark[] =>
  review.marks.filter(
    (mark) => mark.seat === seat && !mark.hinted && (mark.grade === 'mistake' || mark.grade === 'blunder'),
  );
