/** The client side of a table's socket: what is shown, what may be done, who is connected.

Messages are queued as frames and shown one after another, so that cars drive instead of jumping. Nothing can be
decided while the queue is not empty. `connection.svelte.ts` keeps the socket.
*/
import { ask, type Refusal, type Schemas, type ShownTable, type TableForMe } from './api';
import { Connection, LONGEST_WAIT, type Early, type Message } from './connection.svelte';
import { takePart } from './dice';
import { pace } from './pace.svelte';
import { Timers } from './timers';

export type GameEvent = Schemas['GameEvent'];
export type Choice = Schemas['LiveChoice'];
export type Chance = Schemas['LiveChance'];
/** As a number or in notation. */
export type Action = number | string;
export type View = Schemas['View'];
export type Outlook = Schemas['Outlook'];
type Clocks = Schemas['LiveShownClocks'];
export type Round = Schemas['LiveRound'];

/** One step of what happened, as one viewer saw it. */
export interface Frame<V = View, E = GameEvent> {
  view: V;
  /** What is news in it. */
  events: E[];
  seat: number | null;
  moment: number;
  pending: number[];
  legal: Choice[];
  undo: boolean;
  /** What may be chosen of chance, at a training table with chosen dice. */
  chance?: Chance[];
  clocks?: Clocks;
  /** What this viewer has been told up to here, and how much was told before that. */
  log: E[];
  logStart: number;
  /** Where in the whole log each round begins. */
  rounds?: Round[];
}

export type ChatMessage = Schemas['LiveChat'];
export type Advice = Schemas['LiveAdvice'];
export type Fault = Schemas['LiveFault'];

/** Animates a frame; resolves when the next one may be shown. */
export type Perform = (frame: Frame, before: Frame | null) => Promise<void>;

/** My next turn as if it came now: it takes what is decided in it (`table/ahead.svelte.ts`). */
export interface Supposing {
  frame: Frame;
  steps: Action[];
  play(action: Action | Action[]): void;
  undo(): void;
}
export type Plan = Schemas['LiveShownPlan'];

type Heard<Type extends Message['type']> = Extract<Message, { type: Type }>;

/** A view with changed fields applied. */
export const changed = (view: View, changes: Schemas['Changes']): View => Object.assign({}, view, changes);

/** So many frames that wait are no hurry: about a turn of GT or two. Twice as many are shown twice as fast. */
const BACKLOG = 25;
/** What is shown faster cannot be followed. */
const MOST_HASTE = 4;
const AUTOMATIC_PAUSE = 350;
/** Milliseconds for which several people at one screen see what a drive brought before the curtain falls. */
const SEEN = 2000;
/** Before what the choices lead to is asked for again, the first time. */
const OUTLOOK_WAIT = 1000;
/** An answer that takes longer is not waited for: the table is looked at again. */
const LONGEST_ANSWER = 15_000;
/** No frame is shown for longer, whatever keeps its motion from ending. */
const LONGEST_MOTION = 30_000;

/** Whether what is to be decided is what was: where several decide at once, the others go on meanwhile. */
export function asksTheSame(before: Frame | null, after: Frame): boolean {
  if (before?.seat !== after.seat || before.legal.length !== after.legal.length) return false;
  return after.legal.every((choice, index) => choice.action === before.legal[index]!.action);
}

export class LiveTable {
  readonly code: string;
  table = $state.raw<ShownTable | null>(null);
  mine = $state.raw<number[]>([]);
  /** The host has removed me from the table. */
  removed = $state(false);
  shown = $state.raw<Frame | null>(null);
  /** Everything that has arrived has been shown. */
  caughtUp = $state(true);
  fault = $state.raw<Fault | null>(null);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  /** While the host is not here, when somebody else may become the host. */
  takeover = $state<number | null>(null);
  /** In a rated race without a clock, by seat: when a bot may drive for somebody who is not here. */
  replaceable = $state.raw<Record<string, number>>({});
  chat = $state.raw<ChatMessage[]>([]);
  /** What I said last, if it was refused, and why. */
  unsaid = $state.raw<{ text: string; fault: Fault } | null>(null);
  outlook = $state.raw<Outlook | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** A hint is being thought about, or there will be none. */
  advising = $state<'thinking' | 'none' | null>(null);
  sending = $state(false);
  /** So often is my last decision still taken anew by itself. */
  onward = $state(0);
  /** My decision is sent when the connection is back, or it was not, since something else is asked by now. */
  unsent = $state<'waits' | 'dropped' | null>(null);
  /** In a race of days, while others drive. */
  supposing = $state.raw<Supposing | null>(null);
  /** What will be played when my turn comes, or why it was not. */
  planned = $state.raw<Plan | null>(null);
  /** What was told before the logs of the frames begin, as far as it was fetched. */
  earlier = $state.raw<{ seat: number | null; start: number; events: GameEvent[] } | null>(null);
  /** A seat at this screen whose owner has not yet said that the others look away: asked for when all that everybody
   * may see has been shown. */
  handover = $state<number | null>(null);
  /** The screen passes to another seat: nobody's hand is shown any more. */
  passing = $state(false);
  perform: Perform | null = null;
  /** Whether what happens next only goes on with this: then both are shown as one. */
  goesOn: ((frame: Frame, next: Frame) => boolean) | null = null;

  readonly #connection: Connection;
  readonly #timers = new Timers();
  #latest: Frame | null = null;
  #queue: Frame[] = [];
  #showing = false;
  #wanted: number | null | undefined;
  /** The seat that the screen passes to. */
  #next: number | null = null;
  /** What comes is not shown in motion, until this viewer is asked. */
  #hurried = false;
  /** What I said and neither was told to everybody nor refused yet; a reaction is ''. */
  #saying: string | null = null;
  #requests = 0;
  #waiting: string | null = null;
  /** My decision that was not answered yet, and what it was made of; `lost` once the connection was. */
  #decision: { action: Action | Action[]; asked: Frame | null; lost: boolean } | null = null;
  /** What is taken anew. */
  #repeated: Action | Action[] = [];
  #considered: string | null = null;
  #outlookWait = OUTLOOK_WAIT;
  /** The hint that was asked last, as long as what it is about is to be decided. */
  #hinted: string | null = null;
  /** What was laid then: it is compared with that. */
  #hintedFor: string | null = null;
  /** `start.js` has requested the outlook of the first moment; then which moment that was. */
  #askedEarly = false;
  #recalledChat = false;
  #consideredEarly: number | null = null;
  /** What was requested, by its id. */
  #requested = new Map<string, (answer: Message | null) => void>();

  constructor(code: string, seat?: number | null) {
    this.code = code;
    this.#wanted = seat;
    const known = () => this.#latest !== null || this.table !== null;
    this.#connection = new Connection(code, {
      get met() {
        return known();
      },
      opened: () => this.#hello(true),
      hear: (message) => this.#hear(message),
      lost: () => this.#forgetAnswers(),
    });
    this.#connection.open(this.#takeEarly());
  }

  close(): void {
    this.#timers.end();
    this.#connection.close();
    pace.haste = 1;
  }

  get connection(): Connection['state'] {
    return this.#connection.state;
  }

  /** Opens another socket: a stranger who has taken a seat is known to the server from now on. */
  reconnect(): void {
    this.#connection.again();
  }

  // --- Actions of the user ---

  /** The seat that is looked from and decides now, if it may. */
  get seat(): number | null {
    return this.shown?.seat ?? null;
  }

  /** A bot drives for the seat that is looked from. */
  get relieved(): boolean {
    return this.seat !== null && this.table?.status === 'running' && this.table.seats[this.seat]?.away === true;
  }

  /** Takes the wheel back from the bot. */
  driveAgain(): void {
    ask('POST', `/api/tables/${this.code}/seats/${this.seat}/autopilot`, { on: false })
      .then(() => this.#hello(true))
      .catch((error: unknown) => {
        const { status, key, message } = error as Refusal;
        this.fault = { type: 'error', status, key, sentence: message };
      });
  }

  /** What may be chosen at this moment; nothing while something is still being shown, sent or to be sent, or while a
   * bot decides. */
  get choices(): Choice[] {
    if (this.supposing) return this.connection === 'open' ? this.supposing.frame.legal : [];
    const free = !this.sending && !this.passing && !this.relieved;
    const open = this.caughtUp && this.connection === 'open' && free;
    return open ? (this.shown?.legal ?? []) : [];
  }

  /** A decision: an action, or several that are played all or nothing. It is taken so many times, as long as it is asked
   * for: what becomes possible only by what chance brings is asked about anew. */
  play(action: Action | Action[], times = 1): void {
    if (this.supposing) return this.supposing.play(action);
    if (this.seat === null || this.sending) return;
    const id = this.#ask();
    this.#repeated = action;
    this.onward = times - 1;
    this.#decision = { action, asked: this.#latest, lost: false };
    if (!navigator.onLine) this.unsent = 'waits';
    this.#send({ type: 'play', seat: this.seat, moment: this.#latest?.moment ?? 0, action, id });
  }

  /** At a training table with chosen dice: what chance brings. */
  draw(outcome: string): void {
    if (this.seat === null || this.sending) return;
    this.#send({ type: 'draw', seat: this.seat, moment: this.#latest?.moment ?? 0, outcome, id: this.#ask() });
  }

  /** Takes back the latest decision, the whole of it. */
  undo(): void {
    if (this.supposing) return this.supposing.undo();
    if (this.seat === null || this.sending || !this.#latest?.undo) return;
    this.#send({ type: 'undo', seat: this.seat, moment: this.#latest.moment, id: this.#ask() });
  }

  /** What rivals do is no longer shown in motion, up to the next decision of this viewer. */
  skip(): void {
    this.#hurried = true;
  }

  /** What a bot would do and why, compared with what is laid but not played. */
  hint(sketch: Record<string, unknown> | null = null): void {
    // A decision that is on its way needs none any more.
    if (this.seat === null || this.sending) return;
    this.#hinted = `hint-${++this.#requests}`;
    this.advice = null;
    this.advising = 'thinking';
    this.#hintedFor = sketch && JSON.stringify(sketch);
    this.#send({ type: 'hint', seat: this.seat, sketch, id: this.#hinted });
  }

  /** Another decision is to be made, or none: advice is for the one that was asked about. */
  dropAdvice(): void {
    this.advice = null;
    this.advising = null;
    this.#hinted = null;
    this.#hintedFor = null;
  }

  /** What a decision that is still being made would lead to; a hint that was held against another one goes. */
  consider(sketch: Record<string, unknown> | null): void {
    if (this.#hintedFor !== null && this.#hintedFor !== JSON.stringify(sketch)) this.dropAdvice();
    this.#consider(sketch);
  }

  #consider(sketch: Record<string, unknown> | null): void {
    const asked = this.supposing?.frame ?? this.#latest;
    if (this.seat === null || !this.#latest || !asked?.legal.length) return;
    this.#considered = `sketch-${++this.#requests}`;
    if (this.#requests === 1 && sketch === null && this.#latest.moment === this.#consideredEarly) return;
    this.#send({
      type: 'consider',
      seat: this.seat,
      moment: this.#latest.moment,
      sketch,
      steps: this.supposing?.steps,
      id: this.#considered,
    });
  }

  /** The server's answer to something else than a decision; null if it does not come. */
  request(
    message: Extract<Schemas['LiveFromClient'], { type: 'suppose' | 'plan' | 'withdraw' }>,
  ): Promise<Message | null> {
    const id = `own-${++this.#requests}`;
    return new Promise((answer) => {
      this.#requested.set(id, answer);
      this.#send({ ...message, id });
    });
  }

  say(text: string): void {
    this.unsaid = null;
    this.#saying = text;
    this.#send({ type: 'say', text });
  }

  react(reaction: string): void {
    this.unsaid = null;
    this.#saying = '';
    this.#send({ type: 'react', reaction });
  }

  /** Looks from another seat of mine, or as a spectator. */
  lookFrom(seat: number | null): void {
    this.#wanted = seat;
    this.#next = null;
    this.passing = false;
    this.handover = null;
    this.#hello(false);
  }

  /** Whoever sits at a shared screen is ready to see their hand. */
  takeOver(): void {
    if (this.handover !== null) this.lookFrom(this.handover);
  }

  /** Fetches what was told before the log begins, all of it. */
  async recall(): Promise<void> {
    const before = this.shown;
    if (!before?.logStart) return;
    const { seat } = before;
    let { logStart: start } = before;
    let events: GameEvent[] = [];
    while (start > 0) {
      const address = `/api/tables/${this.code}/log?seat=${seat ?? -1}&before=${start}`;
      const page = await ask<Schemas['EarlierLog']>('GET', address);
      if (page.start >= start) return;
      ({ start } = page);
      events = [...page.events, ...events];
    }
    this.earlier = { seat, start: before.logStart, events };
  }

  /** Fetches what was said before this page was opened. */
  async recallChat(): Promise<void> {
    if (this.#recalledChat) return;
    this.#recalledChat = true;
    const said = await ask<Schemas['ChatLog']>('GET', `/api/tables/${this.code}/chat`).catch(() => null);
    const earlier = (said?.messages ?? []).filter(({ id }) => !this.chat.some((each) => each.id === id));
    this.chat = [...earlier.map((each) => ({ ...each, type: 'chat' as const })), ...this.chat];
  }

  // --- The socket ---

  /** The socket that `start.js` has opened, if it is of this table and not closed. */
  #takeEarly(): Early | undefined {
    const early = window.early;
    if (early?.table !== this.code || this.#wanted !== undefined || early.socket.readyState > WebSocket.OPEN)
      return undefined;
    delete window.early;
    this.#wanted = early.seat ?? undefined;
    this.#askedEarly = early.asked;
    return early;
  }

  /** No answer will come: what I have decided is kept until the connection is back. */
  #forgetSent(): void {
    if (this.#decision) {
      this.#decision.lost = true;
      this.unsent = 'waits';
    } else this.sending = false;
    this.#waiting = null;
  }

  #forgetAnswers(): void {
    this.#forgetSent();
    for (const answer of this.#requested.values()) answer(null);
    this.#requested.clear();
    this.advising = null;
  }

  #send(message: Schemas['LiveFromClient']): void {
    if (!this.#connection.send(message)) this.#forgetSent();
  }

  #ask(): string {
    this.#hurried = false;
    this.#waiting = `ask-${++this.#requests}`;
    this.sending = true;
    this.unsent = null;
    this.fault = null;
    this.dropAdvice();
    const id = this.#waiting;
    this.#timers.later(LONGEST_ANSWER, () => {
      if (this.#waiting !== id) return;
      this.#waiting = null;
      this.#settle();
      this.#hello(true);
    });
    return id;
  }

  #hello(again: boolean): void {
    const seat = this.#wanted ?? null;
    const seen = again && (this.#latest?.seat ?? null) === seat ? this.#latest?.moment : undefined;
    this.#send({ type: 'hello', seat, moment: seen });
  }

  // --- Messages from the server ---

  #hear(message: Message): void {
    const id = 'id' in message ? message.id : null;
    const requested = id ? this.#requested.get(id) : undefined;
    if (id && requested) {
      this.#requested.delete(id);
      requested(message);
      if (message.type !== 'planned') return;
    }
    switch (message.type) {
      case 'state':
        return this.#hearState(message);
      case 'update':
        return this.#hearUpdate(message);
      case 'table':
        this.#hold(message);
        if (message.table.status === 'running' && !this.#latest) this.#hello(false);
        void takePart(message.table, message.mine);
        return this.#chooseSeat();
      case 'presence':
        this.present = message.seats;
        this.watching = message.watching;
        this.takeover = message.takeover == null ? null : Date.now() + message.takeover;
        this.replaceable = Object.fromEntries(
          Object.entries(message.absent ?? {}).map(([seat, wait]) => [seat, Date.now() + wait]),
        );
        return;
      case 'chat':
        if (message.seat === null || this.mine.includes(message.seat)) this.#saying = null;
        if (!this.chat.some((each) => each.id === message.id)) this.chat = [...this.chat, message];
        return;
      case 'hint':
        // What was asked for an earlier decision is no advice for this one.
        if (this.#hinted === null || this.#hinted !== message.id) return;
        this.advice = message;
        this.advising = null;
        return;
      case 'outlook':
        if (message.id === this.#considered && message.moment === this.#latest?.moment)
          this.#hearOutlook(message.outlook);
        return;
      case 'planned':
        if (message.seat === this.seat) this.planned = message.plan;
        return;
      case 'error':
        return this.#hearFault(message);
    }
  }

  /** Whoever has lost a seat asks whether the host has removed them. */
  #hold({ table, mine }: Heard<'state' | 'table'>): void {
    const lost = this.mine.some((seat) => !mine.includes(seat));
    const gone = !this.table && !mine.length && table.seats.some((seat) => seat.resigned && seat.muted);
    this.table = table;
    this.mine = mine;
    if (!lost && !gone) return;
    ask<TableForMe>('GET', `/api/tables/${this.code}`)
      .then(({ removed }) => (this.removed = removed ?? false))
      .catch(() => undefined);
  }

  #hearState(message: Heard<'state'>): void {
    if (this.#askedEarly) this.#consideredEarly = message.moment;
    this.#askedEarly = false;
    this.#hold(message);
    const { events } = message;
    const logStart = message.log - events.length;
    const returning = this.#sameEyes(message.seat);
    const news = returning ? events.slice(Math.max(0, message.missed - logStart)) : [];
    this.#answered(message);
    this.#arrive(message, message.view, events, logStart, news, message.rounds ?? []);
    if (this.#decision?.lost) this.#decideAgain(news);
  }

  #hearUpdate(message: Heard<'update'>): void {
    const before = this.#latest;
    this.#answered(message);
    if (!before || !this.#sameEyes(message.seat) || message.since !== before.moment) {
      this.#hello(true);
      return;
    }
    const { events } = message;
    const kept = message.log - events.length - before.logStart;
    const log = [...before.log.slice(0, Math.max(0, kept)), ...events];
    // What was taken back takes its rounds along.
    const rounds = (before.rounds ?? []).filter(({ start }) => start <= message.log);
    const all = message.rounds ? [...rounds, ...message.rounds] : rounds;
    this.#arrive(message, changed(before.view, message.view), log, before.logStart, events, all);
  }

  /** Whether this is the view of the seat that was seen before. Where nothing is hidden all seats at a shared screen
   * see the same, and the server shows the one that is to decide. */
  #sameEyes(seat: number | null): boolean {
    const before = this.#latest?.seat;
    if (before === seat) return true;
    if (before === undefined || before === null || seat === null || this.table?.hides !== false) return false;
    if (!this.mine.includes(seat)) return false;
    this.#wanted = seat;
    return true;
  }

  #arrive(
    message: Heard<'state' | 'update'>,
    view: View,
    log: GameEvent[],
    logStart: number,
    events: GameEvent[],
    rounds: Round[],
  ): void {
    const frame: Frame = {
      view,
      events,
      seat: message.seat,
      moment: message.moment,
      pending: message.pending,
      legal: message.legal,
      undo: message.undo,
      chance: message.chance,
      clocks: message.clocks,
      log,
      logStart,
      rounds,
    };
    if (frame.seat !== this.#latest?.seat) this.planned = null;
    if (!asksTheSame(this.#latest, frame)) this.dropAdvice();
    this.#latest = frame;
    this.#queue.push(frame);
    this.supposing = null;
    this.outlook = null;
    void this.#show();
    this.#chooseSeat();
  }

  #answered(message: Heard<'state' | 'update'>): void {
    if (this.#waiting !== null && message.id === this.#waiting) {
      this.#waiting = null;
      this.#settle();
    }
  }

  /** What I have decided has been answered, or is given up. */
  #settle(): void {
    this.sending = false;
    this.unsent = null;
    this.#decision = null;
  }

  /** The connection is back: if the same is still asked, what I had decided has not arrived, and is sent. */
  #decideAgain(news: GameEvent[]): void {
    const { action, asked } = this.#decision!;
    const { seat, pending } = this.#latest!;
    this.#settle();
    if (seat === null || !pending.includes(seat)) return;
    if (asksTheSame(asked, this.#latest!)) this.play(action, this.onward + 1);
    else if (!news.some((event) => event.seat === seat)) this.unsent = 'dropped';
  }

  #hearFault(message: Heard<'error'>): void {
    if (message.status === 404 && !this.#latest && !this.table) this.#connection.giveUp();
    if (message.id?.startsWith('sketch-')) return this.#missOutlook(message);
    // A hint that comes to nothing touches no decision, least of all one that is on its way.
    if (message.id?.startsWith('hint-')) {
      if (message.id === this.#hinted) this.advising = 'none';
      return;
    }
    if (!message.id && this.#saying !== null) {
      this.unsaid = { text: this.#saying, fault: message };
      this.#saying = null;
      return;
    }
    this.fault = message;
    this.onward = 0;
    this.#settle();
    this.#waiting = null;
    if (message.key === 'stale' || message.key === 'not-stored') this.#hello(true);
  }

  /** Nothing is decided before it is known what the choices lead to: it is asked for again, more and more patiently. */
  #missOutlook(fault: Heard<'error'>): void {
    const { id, key } = fault;
    const moment = this.#latest?.moment;
    const missing = () => this.#considered === id && this.#latest?.moment === moment && !this.outlook;
    if (!missing()) return;
    this.#timers.later(this.#outlookWait, () => {
      if (!missing()) return;
      if (key === 'stale' || key === 'not-your-turn') return this.#hello(true);
      this.fault = fault;
      this.#consider(null);
    });
    this.#outlookWait = Math.min(LONGEST_WAIT, this.#outlookWait * 2);
  }

  #hearOutlook(outlook: Outlook): void {
    this.outlook = outlook;
    this.#outlookWait = OUTLOOK_WAIT;
    if (this.fault?.id?.startsWith('sketch-')) this.fault = null;
    if (this.onward && !this.sending) this.#goOn();
    const first = this.#latest?.legal[0];
    if (outlook.automatic && first) {
      const { moment } = this.#latest as Frame;
      const forced = 'forced' in outlook ? outlook.forced : [];
      this.#timers.later(forced.length ? 0 : AUTOMATIC_PAUSE, () => {
        if (this.#latest?.moment === moment && this.choices.length) this.play(forced.length ? forced : first.action);
      });
    }
  }

  /** The decision once more; another question ends that. */
  #goOn(): void {
    const [next] = [this.#repeated].flat();
    if (this.choices.some(({ action }) => action === next)) this.play(this.#repeated, this.onward);
    else this.onward = 0;
  }

  // --- Showing ---

  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    this.caughtUp = false;
    let moved = false;
    while (this.#queue.length) {
      let frame = this.#queue.shift() as Frame;
      for (let [next] = this.#queue; next && this.goesOn?.(frame, next); [next] = this.#queue) {
        this.#queue.shift();
        frame = { ...next, events: [...frame.events, ...next.events] };
      }
      const before = this.shown;
      const hurried = this.#hurried || document.visibilityState === 'hidden';
      // Bots decide faster than they are shown, above all while I have a turn to wait: every turn is shown all the same.
      const mine = frame.seat !== null && frame.events.some(({ seat }) => seat === frame.seat);
      pace.haste = mine ? 1 : Math.min(MOST_HASTE, Math.max(1, this.#queue.length / BACKLOG));
      if (this.perform && frame.events.length && !hurried) {
        await this.#inMotion(this.perform(frame, before));
        moved = true;
      }
      this.shown = frame;
    }
    this.#showing = false;
    pace.haste = 1;
    const { seat, pending } = this.shown ?? { seat: null, pending: [] };
    if (seat === null || pending.includes(seat)) this.#hurried = false;
    this.caughtUp = true;
    if (moved && this.#next !== null) this.#timers.later(SEEN, () => this.#fall());
    else this.#fall();
    this.#consider(null);
  }

  /** The curtain falls if the screen passes to another seat, unless more is shown first. */
  #fall(): void {
    if (this.caughtUp) this.handover = this.#next;
  }

  /** Until a motion has ended or failed, but no longer than any takes, nor while nobody sees it: a page that is not
   * painted would wait for its next picture before it tells whose turn it is. */
  #inMotion(motion: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        forget();
        document.removeEventListener('visibilitychange', hidden);
        resolve();
      };
      const hidden = () => {
        if (document.visibilityState === 'hidden') end();
      };
      const forget = this.#timers.later(LONGEST_MOTION, end);
      document.addEventListener('visibilitychange', hidden);
      motion.catch((error: unknown) => reportError(error)).finally(end);
    });
  }

  /** The seat to look from: my only one; of several at one screen the one that is asked, after a hand-over if it has
   * something to hide. */
  #chooseSeat(): void {
    const frame = this.#latest;
    if (!frame || !this.table) return;
    // A seat that is mine no more: resigned, or the host has taken it.
    if (typeof this.#wanted === 'number' && !this.mine.includes(this.#wanted)) this.#wanted = this.mine[0] ?? null;
    if (this.#wanted === undefined) {
      const first = this.mine.length === 1 || !this.table.hides ? this.mine[0] : undefined;
      this.#wanted = first ?? null;
      if (first !== undefined && frame.seat !== first) return this.#hello(false);
    }
    if (this.mine.length < 2) return;
    const asked = this.mine.filter((seat) => frame.pending.includes(seat));
    if (asked.length === 0 || (frame.seat !== null && asked.includes(frame.seat))) return;
    // Whoever has been asked to the screen stays asked.
    const next = asked.find((seat) => seat === this.#next) ?? (asked[0] as number);
    if (!this.table.hides) {
      this.#wanted = next;
      this.#hello(false);
    } else if (this.#next !== next) {
      this.#next = next;
      this.passing = true;
      if (this.caughtUp) this.handover = next;
      this.#wanted = null;
      this.#hello(false);
    }
  }
}
