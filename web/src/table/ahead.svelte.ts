/** My next turn in a race of days, decided while others drive: the server tells what it would be if it came now, and
keeps what I decide until it does. */
import type { Schemas } from '../lib/api';
import type { Action, Frame, LiveTable, Supposing } from '../lib/live.svelte';

type Supposed = Schemas['LiveSupposed'];

/** What my next turn would be after these actions of it; null where nothing can be planned. */
async function supposed(live: LiveTable, steps: Action[]): Promise<Supposed | null> {
  const { shown: frame, seat } = live;
  if (!frame || seat === null) return null;
  const answer = await live.request({ type: 'suppose', seat, moment: frame.moment, steps });
  return answer?.type === 'supposed' && live.shown === frame ? answer : null;
}

export async function mayPlan(live: LiveTable): Promise<boolean> {
  return (await supposed(live, [])) !== null;
}

export class NextTurn implements Supposing {
  frame = $state.raw() as Frame;
  steps = $state.raw<Action[]>([]);
  /** A whole decision, ready to be left. */
  complete = $state(false);
  /** What was decided one after another, as often as it can be taken back. */
  #before: Action[][] = [];

  private constructor(readonly live: LiveTable) {}

  static async begin(live: LiveTable): Promise<void> {
    await new NextTurn(live).#go([]);
  }

  play(action: Action | Action[]): void {
    const before = this.steps;
    void this.#go([...before, ...[action].flat()]).then((went) => went && this.#before.push(before));
  }

  undo(): void {
    const before = this.#before.pop();
    if (before) void this.#go(before);
  }

  async #go(steps: Action[]): Promise<boolean> {
    const { live } = this;
    const told = await supposed(live, steps);
    const shown = live.shown;
    if (!told || !shown) return false;
    this.steps = told.steps;
    this.complete = told.complete;
    this.frame = {
      ...shown,
      view: told.view,
      events: [],
      pending: [told.seat],
      legal: told.legal,
      undo: told.steps.length > 0,
    };
    live.supposing = this;
    live.outlook = null;
    live.consider(null);
    return true;
  }

  /** Leaves what is decided; the sentence of the refusal if it is refused. */
  async leave(strict: boolean): Promise<string | null> {
    const { frame, steps, live } = this;
    const seat = frame.seat as number;
    const answer = await live.request({ type: 'plan', seat, moment: frame.moment, steps, strict });
    if (answer?.type === 'error') return answer.key;
    stop(live);
    return null;
  }
}

/** Back to the race as it is. */
export function stop(live: LiveTable): void {
  live.supposing = null;
  live.outlook = null;
}

export function withdraw(live: LiveTable): void {
  if (live.seat !== null) void live.request({ type: 'withdraw', seat: live.seat });
}
