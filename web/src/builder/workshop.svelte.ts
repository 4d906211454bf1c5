/** A track in the making: the document and all that the server says about it, what was done before, what is selected.
 * What an edit does, what fits where and what is wrong is the server's word; nothing of that is known here. */
import { ask, Refusal, type Schemas } from '../lib/api';
import { told } from '../lib/faults';
import { settings } from '../lib/settings.svelte';
import { words } from '../lib/words.svelte';
import type { Built, Offer, Pieces } from './builders';

export type Document = Record<string, unknown>;
export type Edit = Record<string, unknown>;
type Progress = Schemas['Progress'];

/** Steps of which all is kept, so that going back is instant; of earlier ones the document. */
const KEPT_WHOLE = 60;
const STUDY_EVERY = 900;

interface Saved {
  document: Document;
  past: Document[];
  /** For each of the past ones, the published track that it was made from. */
  origins?: (string | null)[];
  owned: number;
  remix?: string;
  /** The title that was last typed here. */
  named?: string;
}
/** Steps back that survive a reload. */
const SAVED_STEPS = 30;

type Step = { document: Document; built?: Built; remix?: string };

const same = (one: Document, other: Document): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Workshop {
  readonly game: string;
  built = $state.raw<Built>();
  /** Pictures of the pieces, in the theme in use. */
  pieces = $state.raw<Pieces>();
  selected = $state<string | null>(null);
  offers = $state.raw<Offer[]>([]);
  ways = $state.raw<Built[]>([]);
  owned = $state(1);
  fault = $state('');
  /** What a screen reader is told. */
  news = $state('');
  waiting = $state(0);
  study = $state.raw<Progress | null>(null);
  /** The published track that this one was made from. */
  remix = $state<string | undefined>();
  /** A title that is being typed; null when the track has it. */
  typed = $state<string | null>(null);

  /** What a board does with a piece that is dragged onto it; without it pieces are tapped only. */
  drop = $state.raw<((piece: string, spot: { clientX: number; clientY: number }) => void) | undefined>();

  #past = $state.raw<Step[]>([]);
  #future = $state.raw<Step[]>([]);
  #queue: Promise<unknown> = Promise.resolve();
  #studied = '';
  /** The title that was last typed, which a track from elsewhere does not have. */
  #named = '';
  /** By fingerprint, the numbers of tracks that were made up here. */
  #numbers = new Map<string, number>();

  constructor(game: string) {
    this.game = game;
  }

  get document(): Document {
    return this.built?.document ?? {};
  }
  /** What the track is called, as far as it is typed. */
  get title(): string {
    return this.typed ?? this.built?.title ?? '';
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  get ready(): boolean {
    return this.built !== undefined && this.built.problems.length === 0;
  }
  /** Nothing is wrong yet: there is only a first step to take. */
  get untouched(): boolean {
    const problems = this.built?.problems ?? [];
    return problems.length === 1 && problems[0]!.said.key === `builder-${this.game}-begin`;
  }
  get busy(): boolean {
    return this.waiting > 0;
  }

  #ask<Answer>(what: string, body: unknown): Promise<Answer> {
    return ask<Answer>('POST', `/api/builders/${this.game}${what}`, body);
  }

  /** One after another, in the order in which they were wanted; a refusal changes nothing and is shown. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(async () => {
      this.waiting += 1;
      this.fault = '';
      try {
        await work();
      } catch (error) {
        // What cannot be made is told in the server's words; what is broken, in ours.
        const plain = error instanceof Refusal && error.key === 'bad-request' && !error.said;
        this.fault = plain ? error.message : told(error);
      } finally {
        this.waiting -= 1;
      }
    });
    this.#queue = done;
    return done;
  }

  // --- Beginning ---

  async loadPieces(): Promise<void> {
    this.pieces = await ask('GET', `/api/builders/${this.game}/pieces?theme=${settings.theme}`);
  }

  /** Begins with a document, with what was last built in this browser, or with nothing. What was built last is one
   * step back from a document that comes from elsewhere. */
  open(document?: Document, remix?: string): Promise<void> {
    return this.#inTurn(async () => {
      const saved = this.#saved();
      if (saved) this.owned = saved.owned;
      this.#named = saved?.named ?? '';
      const wanted = document ?? saved?.document ?? null;
      const built = await this.#ask<Built>('', { document: wanted, owned: this.owned });
      if (saved) {
        this.#past = saved.past.map((each, index) => ({ document: each, remix: saved.origins?.[index] ?? undefined }));
        if (document && !same(saved.document, built.document))
          this.#past = [...this.#past, { document: saved.document, remix: saved.remix }];
      }
      this.remix = document ? remix : saved?.remix;
      this.#show(built);
    });
  }

  get #place(): string {
    return `racecraft-builder-${this.game}`;
  }

  #saved(): Saved | undefined {
    try {
      const text = localStorage.getItem(this.#place);
      return text ? (JSON.parse(text) as Saved) : undefined;
    } catch {
      return undefined;
    }
  }

  #save(): void {
    const steps = this.#past.slice(-SAVED_STEPS);
    const saved: Saved = {
      document: this.document,
      past: steps.map(({ document }) => document),
      origins: steps.map(({ remix }) => remix ?? null),
      owned: this.owned,
      remix: this.remix,
      named: this.#named,
    };
    try {
      localStorage.setItem(this.#place, JSON.stringify(saved));
    } catch {
      // Without storage it lasts until the page is closed.
    }
  }

  // --- Steps ---

  #show(built: Built): void {
    this.built = built;
    this.ways = [];
    if (this.#studied !== built.fingerprint) this.study = null;
    this.#select();
    this.#save();
  }

  #here(built: Built): Step {
    return { document: built.document, built, remix: this.remix };
  }

  #remember(): void {
    if (!this.built) return;
    const past = [...this.#past, this.#here(this.built)];
    const old = past.length - KEPT_WHOLE;
    this.#past = past.map((step, index) => (index < old && step.built ? { ...step, built: undefined } : step));
    this.#future = [];
  }

  edit(edit: Edit): Promise<void> {
    return this.#inTurn(async () => {
      const built = await this.#ask<Built>('', { document: this.document, edit, owned: this.owned });
      if (same(built.document, this.document)) return;
      this.#remember();
      this.#show(built);
    });
  }

  /** Gives the track the title that is typed, and waits until all that was wanted is done. */
  async settled(): Promise<void> {
    const { typed } = this;
    if (typed === null) {
      await this.#queue;
      return;
    }
    const title = typed.trim();
    this.#named = title;
    await this.edit({ do: 'name', title });
    if (this.typed === typed) this.typed = null;
  }

  /** Puts another document in the place of this one; that can be undone. */
  replace(found: Built | Document, whole: boolean): Promise<void> {
    return this.#inTurn(async () => {
      const built = whole ? (found as Built) : await this.#ask<Built>('', { document: found, owned: this.owned });
      this.#remember();
      this.#show(built);
    });
  }

  /** An empty table; what was on it is one step back. */
  anew(): Promise<void> {
    return this.#inTurn(async () => {
      const built = await this.#ask<Built>('', { document: null, owned: this.owned });
      if (same(built.document, this.document)) return;
      this.#remember();
      this.remix = undefined;
      this.#show(built);
    });
  }

  undo(): Promise<void> {
    return this.#go(-1);
  }
  redo(): Promise<void> {
    return this.#go(1);
  }

  #go(way: -1 | 1): Promise<void> {
    return this.#inTurn(async () => {
      const from = way < 0 ? this.#past : this.#future;
      const step = from.at(-1);
      if (!step || !this.built) return;
      const built = step.built ?? (await this.#ask<Built>('', { document: step.document, owned: this.owned }));
      const here = this.#here(this.built);
      const rest = from.slice(0, -1);
      [this.#past, this.#future] = way < 0 ? [rest, [...this.#future, here]] : [[...this.#past, here], rest];
      this.remix = step.remix;
      this.#show(built);
    });
  }

  // --- Places ---

  /** Where to go on: what was selected if it is still there, else the first open end. */
  #select(): void {
    const places = this.places;
    if (this.selected && places.includes(this.selected) && !this.selected.startsWith('end-')) {
      this.choose(this.selected);
      return;
    }
    this.choose(places.find((place) => place.startsWith('end-')) ?? null);
  }

  get places(): string[] {
    const sketch = this.built?.sketch;
    if (!sketch) return [];
    const places =
      'spaces' in sketch ? sketch.spaces : [...sketch.ends.filter(({ blocked }) => !blocked), ...sketch.tiles];
    return places.map(({ id }) => id);
  }

  #asked = 0;

  /** Selects a place and asks what fits there. */
  choose(place: string | null): void {
    this.selected = place;
    const asked = (this.#asked += 1);
    this.offers = [];
    if (!place) return;
    void this.#ask<Offer[]>('/fits', { document: this.document, place, owned: this.owned })
      .then((offers) => {
        if (asked === this.#asked) this.offers = offers;
      })
      .catch(() => undefined);
  }

  /** With another number of boxes other tiles are left. */
  own(boxes: number): void {
    this.owned = boxes;
    this.#save();
    void this.replaceQuietly();
  }

  private replaceQuietly(): Promise<void> {
    return this.#inTurn(async () => {
      this.#show(await this.#ask<Built>('', { document: this.document, owned: this.owned }));
    });
  }

  // --- Proposals ---

  close(): Promise<void> {
    return this.#inTurn(async () => {
      const { document, owned } = this;
      const { ways, reason } = await this.#ask<Schemas['Closed']>('/close', { document, owned });
      this.ways = ways;
      if (reason) this.fault = words.tell(reason);
    });
  }

  /** The number that gives the track on the table, if it was made up here. */
  get number(): number | undefined {
    return this.built && this.#numbers.get(this.built.fingerprint);
  }

  /** Makes a track up. It has a title of its own, unless the person has typed one. */
  async generate(seed: number, wish: Record<string, unknown>): Promise<void> {
    await this.settled();
    return this.#inTurn(async () => {
      const title = this.built?.title;
      let built = await this.#ask<Built>('/generate', { seed, wish });
      if (title && title === this.#named)
        built = await this.#ask<Built>('', {
          document: built.document,
          edit: { do: 'name', title },
          owned: this.owned,
        });
      this.#numbers.set(built.fingerprint, seed);
      this.#remember();
      this.remix = undefined;
      this.#show(built);
    });
  }

  /** Finds out what takes longer, and follows it. */
  async learn(): Promise<void> {
    const { built } = this;
    if (!built) return;
    this.#studied = built.fingerprint;
    this.fault = '';
    this.study = { share: 0, statistics: null, error: null };
    try {
      for (;;) {
        const found = await this.#ask<Progress>('/study', { document: built.document });
        if (this.built?.fingerprint !== built.fingerprint) return;
        this.study = found;
        if (found.error || found.statistics) return;
        await new Promise((resolve) => setTimeout(resolve, STUDY_EVERY));
      }
    } catch (error) {
      this.study = null;
      this.fault = told(error);
    }
  }
}
