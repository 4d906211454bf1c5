/** The race that a host is putting together: game, rules, place, who drives, how much time there is. */
import type { GameInfo, NewTable } from '../lib/api';
import { offline } from '../lib/base';
import {
  changed,
  fieldsOf,
  isMissing,
  offered,
  PLACES,
  presetOf,
  valueIn,
  type OptionField,
  type Options,
} from '../lib/options';
import { tracks } from '../lib/tracks.svelte';
import { say } from '../lib/words.svelte';
import { handedOver } from './own';

export type SeatKind = 'me' | 'bot' | 'invited' | 'open';
export interface Sitting {
  kind: SeatKind;
  bot: string;
  name: string;
}
const ALL_MODES = ['bots', 'friend', 'screen', 'alone', 'open', 'practice'] as const;
export type Mode = (typeof ALL_MODES)[number];
/** Without a server nobody can come from elsewhere. */
export const MODES = ALL_MODES.filter((mode) => !offline || (mode !== 'friend' && mode !== 'open'));
export const CLOCKS = ['none', 'bank', 'days'] as const;

/** Modes in which the preset decides about the opponents. */
const PRESET_DECIDES: Mode[] = ['bots', 'alone', 'practice'];
const USUAL = 'club';

export class Draft {
  readonly game: GameInfo;
  readonly fields: OptionField[];
  options = $state<Options>({});
  seats = $state<Sitting[]>([]);
  mode = $state<Mode>('bots');
  shared = $state(false);
  rated = $state(false);
  /** Nobody wants to hear afterwards what could have been done better. */
  unreviewed = $state(false);
  clock = $state<(typeof CLOCKS)[number]>('none');
  minutes = $state(10);
  increment = $state(15);
  days = $state(2);
  /** In practice: the dice show what I choose. */
  chosenDice = $state(false);
  /** Of files that stand for an option: what they are called. */
  files = $state<Record<string, string>>({});

  readonly offered = $derived.by(() => offered(this.fields, this.options));
  readonly preset = $derived.by(() => presetOf(this.game, this.fields, this.options, this.seats.length));
  /** Everybody is there, so that the race can start. */
  readonly ready = $derived(this.seats.every(({ kind }) => kind === 'me' || kind === 'bot'));
  /** Each of two or more people at a screen of their own. */
  readonly ratable = $derived(
    this.mode !== 'practice' &&
      this.seats.length > 1 &&
      this.seats.every(({ kind }) => kind !== 'bot') &&
      this.seats.filter(({ kind }) => kind === 'me').length <= 1,
  );
  readonly track = $derived.by(() => {
    const value = this.valueOf(this.game.track_option);
    return typeof value === 'string' ? value : '';
  });
  /** What is driven, if it is one track: a circuit, a rally or one of its stages. */
  readonly course = $derived.by(() =>
    this.offered.some(({ kind }) => kind === 'track')
      ? tracks.course(this.game.id, this.track, this.options)
      : undefined,
  );
  readonly season = $derived.by(() => {
    const field = this.field('season');
    return field ? String(this.valueOf(field.name)) : '';
  });
  /** The tracks of a season, as far as they are known before the start. */
  readonly tour = $derived.by(() => {
    const printed = this.game.seasons.find(({ id }) => id === this.season)?.races ?? [];
    return (this.calendar.length ? this.calendar : printed).map(({ track }) => track);
  });
  readonly calendar = $derived.by(() => {
    const field = this.field('calendar');
    return ((field && this.valueOf(field.name)) ?? []) as { track: string; event: string }[];
  });
  /** The first thing that is still to be chosen. */
  readonly missing = $derived.by(() => this.offered.find((field) => isMissing(field, this.held(field))));

  constructor(game: GameInfo, wanted = new URLSearchParams()) {
    this.game = game;
    this.fields = fieldsOf(game);
    for (const field of this.fields) {
      const value = wanted.get(field.name);
      if (value && field.kind === 'track') this.options[field.name] = value;
      if (value && field.kind === 'part') this.options[field.name] = Number(value);
    }
    const own = wanted.get('own') ? handedOver(game.id) : undefined;
    if (own) {
      this.options[game.track_option] = own.document;
      this.files[game.track_option] = own.title;
    }
    const mode = MODES.find((each) => each === wanted.get('with'));
    this.setMode(mode ?? 'bots');
  }

  field(kind: OptionField['kind']): OptionField | undefined {
    return this.fields.find((field) => field.kind === kind);
  }

  valueOf(name: string): unknown {
    return valueIn(this.fields, this.options, name);
  }

  /** What a set may hold where the race goes. */
  members(field: OptionField): (string | number)[] {
    const here = this.course?.choices[field.name];
    return here ? field.values.filter((value) => here.includes(value)) : field.values;
  }

  /** The value of a field; a set holds nothing that is not there on the track. */
  held(field: OptionField): unknown {
    const value = this.valueOf(field.name);
    if (field.kind !== 'set' || !Array.isArray(value)) return value;
    const members = this.members(field);
    return (value as (string | number)[]).filter((each) => members.includes(each));
  }

  set(name: string, value: unknown): void {
    this.options[name] = value;
  }

  /** Another track; what was a part of the last one is none of it. */
  setTrack(id: string): void {
    this.set(this.game.track_option, id);
    const part = this.field('part');
    if (part) this.set(part.name, part.fallback);
  }

  /** A season by its name, one race for '', or a calendar of one's own. */
  setSeason(id: string, calendar: { track: string; event: string }[] = []): void {
    const [season, own] = [this.field('season'), this.field('calendar')];
    if (season) this.set(season.name, id);
    if (own) this.set(own.name, calendar);
  }

  setPreset(id: string): void {
    const preset = this.game.presets.find((each) => each.id === id);
    if (!preset) return;
    const kept = Object.fromEntries(
      this.fields
        .filter((field) => PLACES.includes(field.kind) && field.name in this.options)
        .map((field) => [field.name, this.options[field.name]]),
    );
    // A preset with a track of its own decides about the place altogether.
    const named = this.game.track_option in preset.options;
    this.options = { ...(named ? {} : kept), ...preset.options };
    if (!PRESET_DECIDES.includes(this.mode)) return;
    this.setMode(this.mode === 'practice' ? 'practice' : preset.opponents.length ? 'bots' : 'alone');
  }

  setMode(mode: Mode): void {
    if (this.mode === 'open') this.shared = false;
    this.mode = mode;
    const me: Sitting = { kind: 'me', bot: this.level, name: this.seats.find(({ kind }) => kind === 'me')?.name ?? '' };
    const others: Record<Mode, Sitting[]> = {
      bots: this.opponents,
      practice: this.opponents,
      friend: [this.sitting('invited')],
      screen: [this.sitting('me')],
      open: [this.sitting('open')],
      alone: [],
    };
    this.seats = [me, ...others[mode]].slice(0, this.game.max_seats);
    if (mode === 'open') this.shared = true;
    if (mode === 'practice') this.clock = 'none';
  }

  addSeat(): void {
    this.seats.push(this.sitting(this.mode === 'friend' ? 'invited' : this.mode === 'screen' ? 'me' : 'bot'));
  }

  private get level(): string {
    const { bots } = this.game;
    return bots.includes(USUAL) ? USUAL : (bots[0] ?? '');
  }

  private get opponents(): Sitting[] {
    const { presets } = this.game;
    const preset = presets.find((each) => each.id === this.preset) ?? presets[1];
    const bots = preset?.opponents.length ? preset.opponents : [this.level, this.level];
    return bots.map((bot) => ({ ...this.sitting('bot'), bot }));
  }

  private sitting(kind: SeatKind): Sitting {
    return { kind, bot: this.level, name: '' };
  }

  /** The options as they are sent. */
  get sent(): Options {
    const sets = this.fields.filter((field) => field.kind === 'set');
    const held = Object.fromEntries(sets.map((field) => [field.name, this.held(field)]));
    return changed(this.fields, { ...this.options, ...held }, this.seats.length);
  }

  /** The table as it is asked for. */
  get table(): Partial<NewTable> & Pick<NewTable, 'game' | 'seats'> {
    const clocks = {
      none: null,
      bank: { kind: 'bank', minutes: this.minutes, increment: this.increment },
      days: { kind: 'days', days: this.days },
    };
    const mine = this.seats.findIndex(({ kind }) => kind === 'me');
    const name = (seat: Sitting, index: number): string =>
      seat.name.trim() || (index > mine ? say('new-player', { number: index + 1 }) : '');
    return {
      game: this.game.id,
      options: this.sent as NewTable['options'],
      seats: this.seats.map((seat, index) => ({
        kind: seat.kind,
        ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
        ...(seat.kind === 'me' && name(seat, index) ? { name: name(seat, index) } : {}),
      })) as NewTable['seats'],
      public: this.shared,
      rated: this.rated && this.ratable,
      reviews: !this.unreviewed,
      clock: clocks[this.clock] as NewTable['clock'],
      start: this.ready,
      ...(this.mode === 'practice' ? { position: {}, dice: this.chosenDice ? 'choose' : 'thrown' } : {}),
    };
  }
}
