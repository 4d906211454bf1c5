/** A form from the options' JSON schema: how each option is filled in, in which order, and when it means anything. */
import type { GameInfo } from './api';

export type Value = string | number;

export interface OptionField {
  name: string;
  kind:
    | 'choice'
    | 'number'
    | 'list'
    | 'switch'
    | 'track'
    | 'text'
    | 'set'
    /** One part of the track, or all of it. */
    | 'part'
    /** A value for each seat, or nothing. */
    | 'each'
    /** The content of a file, or nothing. */
    | 'file'
    | 'season'
    | 'calendar';
  /** Key of its words in the catalogue `options`. */
  key: string;
  fallback: unknown;
  /** What it may be; of a set or of a list for each seat: what that may hold. */
  values: Value[];
  /** Numbers with words of their own. */
  named: number[];
  /** What a number counts, if it has a unit. */
  counts: string;
  /** A number that is one of the seats. */
  seat: boolean;
  /** Of a set: it may also be left to the track. */
  optional: boolean;
  /** Of a set: the boards of these names are what is chosen. */
  boards: boolean;
  /** Of a list for each seat: no value twice. */
  distinct: boolean;
  /** Of a list for each seat: the option that holds for all as long as the list is empty. */
  by: string;
  /** Only offered while each of these options has one of these values. */
  when: Record<string, unknown[]>;
  /** Not offered while all of these do. */
  unless: Record<string, unknown[]>;
  minimum: number;
  maximum: number;
  most: number;
  /** The heading that it stands under. */
  group: string;
  /** Everybody cares about it; the others are for experienced players. */
  main: boolean;
}

interface Schema {
  type?: string;
  enum?: string[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  default?: unknown;
  properties?: Record<string, Schema>;
  $ref?: string;
  $defs?: Record<string, Schema>;
  // Ours.
  choices?: Value[];
  each?: Value[];
  named?: number[];
  counts?: string;
  by?: string;
  boards?: boolean;
  seat?: boolean;
  distinct?: boolean;
  file?: boolean;
  parts?: boolean;
  season?: boolean;
  calendar?: boolean;
  when?: Record<string, unknown[]>;
  unless?: Record<string, unknown[]>;
}

const dashed = (text: string) => text.toLowerCase().replace(/[_ ]/g, '-');

/** The options of a game as its schema declares them. */
function propertiesOf(game: GameInfo): Record<string, Schema> {
  const schema = game.schema as Schema;
  const whole = schema.$ref ? schema.$defs?.[schema.$ref.split('/').pop() ?? ''] : schema;
  return whole?.properties ?? {};
}

/** The fields of a game's form, group by group. An option that nobody could fill in is an error. */
export function fieldsOf(game: GameInfo): OptionField[] {
  const properties = propertiesOf(game);
  return game.groups.flatMap(({ id, options }, index) =>
    options.map((name): OptionField => {
      const option = properties[name] ?? {};
      const kind = kindOf(game, name, option);
      return {
        name,
        kind,
        key: `option-${game.id}-${dashed(name)}`,
        fallback: option.default,
        values: valuesOf(game, kind, option),
        named: option.named ?? [],
        counts: option.counts ?? '',
        seat: option.seat ?? false,
        optional: option.default === null,
        boards: option.boards ?? false,
        distinct: option.distinct ?? false,
        by: option.by ?? '',
        when: option.when ?? {},
        unless: option.unless ?? {},
        minimum: option.minimum ?? 0,
        maximum: option.maximum ?? 99,
        most: option.maxItems ?? 99,
        group: id,
        main: index === 0,
      };
    }),
  );
}

function kindOf(game: GameInfo, name: string, option: Schema): OptionField['kind'] {
  if (name === game.track_option) return 'track';
  if (option.parts) return 'part';
  if (option.season) return 'season';
  if (option.calendar) return 'calendar';
  if (option.each) return 'each';
  if (option.file) return 'file';
  if (option.choices) return 'set';
  if (option.enum) return 'choice';
  if (option.type === 'boolean') return 'switch';
  if (option.type === 'integer') return option.named || option.counts ? 'list' : 'number';
  if (option.type === 'string') return 'text';
  throw new Error(`nobody can fill in the option ${name} of ${game.id}`);
}

function valuesOf(game: GameInfo, kind: OptionField['kind'], option: Schema): Value[] {
  if (kind === 'track') return game.tracks;
  const { minimum = 0, maximum = minimum } = option;
  if (kind === 'list') return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return option.choices ?? option.each ?? option.enum ?? [];
}

export const valueKey = (field: OptionField, value: Value): string =>
  `${field.key}-${value === '' ? 'none' : dashed(String(value))}`;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a field means anything beside the other options as they are chosen. */
export function applies(field: OptionField, valueOf: (name: string) => unknown): boolean {
  const holds = ([name, values]: [string, unknown[]]) => values.some((value) => same(value, valueOf(name)));
  const unless = Object.entries(field.unless);
  return Object.entries(field.when).every(holds) && !(unless.length > 0 && unless.every(holds));
}

/** A set that has to hold something and is empty. */
export const isMissing = (field: OptionField, value: unknown): boolean =>
  field.kind === 'set' && !field.optional && (!Array.isArray(value) || value.length === 0);

export type Options = Record<string, unknown>;

/** What a form holds: the value of each field, as chosen or as it is by default. */
export const valueIn = (fields: OptionField[], options: Options, name: string): unknown =>
  options[name] ?? fields.find((field) => field.name === name)?.fallback;

/** The fields that mean something beside what is chosen. */
export const offered = (fields: OptionField[], options: Options): OptionField[] =>
  fields.filter((field) => applies(field, (name) => valueIn(fields, options, name)));

/** A list for each seat as long as there are seats, or empty as it was. */
export function forSeats(field: OptionField, list: unknown, seats: number, all?: unknown): Value[] {
  if (!Array.isArray(list) || list.length === 0) return [];
  const found = (list as Value[]).slice(0, Math.min(seats, field.most));
  const usual = (field.values.includes(all as Value) ? all : field.values[0]) as Value;
  while (found.length < Math.min(seats, field.most))
    found.push(field.distinct ? (field.values.find((value) => !found.includes(value)) ?? usual) : usual);
  return found;
}

/** What is sent: of what means anything, all that differs from the defaults. */
export function changed(fields: OptionField[], options: Options, seats: number): Options {
  const found: Options = {};
  for (const field of offered(fields, options)) {
    let value = valueIn(fields, options, field.name);
    if (field.kind === 'each') value = forSeats(field, value, seats, valueIn(fields, options, field.by));
    if (field.seat && Number(value) > seats) value = field.fallback;
    if (!same(value, field.fallback)) found[field.name] = value;
  }
  return found;
}

/** Kinds of fields that say where a race goes. */
export const PLACES: OptionField['kind'][] = ['track', 'part', 'season', 'calendar'];

/** Whether a field is about single seats. */
export const ofSeats = (field: OptionField): boolean => field.kind === 'each' || field.seat;

/** The preset whose rules are chosen, wherever they are raced; none for a mix of one's own. */
export function presetOf(game: GameInfo, fields: OptionField[], options: Options, seats: number): string | undefined {
  const names = fields.filter(({ kind }) => PLACES.includes(kind)).map(({ name }) => name);
  const here = Object.fromEntries(names.map((name) => [name, valueIn(fields, options, name)]));
  const rules = (from: Options) =>
    Object.entries(changed(fields, { ...from, ...here }, seats))
      .filter(([name]) => !names.includes(name))
      .sort(([one], [other]) => (one < other ? -1 : 1));
  const fits = game.presets.filter((preset) => same(rules(preset.options), rules(options)));
  // One that names its track is meant there before all others, and nowhere else.
  const own = (preset: (typeof fits)[number]) => names.some((name) => name in preset.options);
  const there = fits.find(
    (preset) => own(preset) && names.every((name) => same(valueIn(fields, preset.options, name), here[name])),
  );
  return (there ?? fits.find((preset) => !own(preset)))?.id;
}
