/** A form from the options' JSON schema: what can be shown as a simple field, in which order. */
import type { GameInfo } from './api';

export interface OptionField {
  name: string;
  kind: 'choice' | 'number' | 'list' | 'switch' | 'track' | 'text' | 'set';
  /** Key of its words in the catalogue `options`. */
  key: string;
  fallback: unknown;
  values: string[];
  /** Of a set: what it may hold. */
  members: (string | number)[];
  /** Of a set: it may also be left to the track. */
  optional: boolean;
  /** Only offered while other options have these values. */
  when: Record<string, unknown>;
  minimum: number;
  maximum: number;
  main: boolean;
}

interface Schema {
  type?: string;
  enum?: string[];
  /** Ours: what a list may hold, and beside which values of other options it means something. */
  choices?: (string | number)[];
  /** Ours: the values of a number that have words of their own; such a number is chosen from a list. */
  named?: number[];
  when?: Record<string, unknown>;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
  properties?: Record<string, Schema>;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** Options by which a game names its track. */
export const TRACKS = ['track', 'board', 'rally'];

const dashed = (text: string) => text.toLowerCase().replace(/[_ ]/g, '-');

/** The fields of a game's form; own files, and lists of anything, are for programs and are left out. */
export function fieldsOf(game: GameInfo): OptionField[] {
  const schema = game.schema as Schema;
  const whole = schema.$ref ? schema.$defs?.[schema.$ref.split('/').pop() ?? ''] : schema;
  const main = 'main' in game ? (game.main as string[]) : [];
  const fields: OptionField[] = [];
  for (const [name, option] of Object.entries(whole?.properties ?? {})) {
    const kind = kindOf(name, option);
    if (!kind) continue;
    fields.push({
      name,
      kind,
      key: `option-${game.id}-${dashed(name)}`,
      fallback: option.default,
      values: kind === 'track' ? game.tracks : kind === 'list' ? numbersOf(option) : (option.enum ?? []),
      members: option.choices ?? [],
      optional: option.default === null,
      when: option.when ?? {},
      minimum: option.minimum ?? 0,
      maximum: option.maximum ?? 99,
      main: main.includes(name) || kind === 'track',
    });
  }
  const rank = (field: OptionField) => {
    if (field.kind === 'track') return -1;
    const place = main.indexOf(field.name);
    return place < 0 ? main.length : place;
  };
  return fields.sort((a, b) => rank(a) - rank(b));
}

/** The numbers of a list, as text. */
function numbersOf({ minimum = 0, maximum = minimum }: Schema): string[] {
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index));
}

function kindOf(name: string, option: Schema): OptionField['kind'] | undefined {
  if (TRACKS.includes(name)) return 'track';
  if (option.choices) return 'set';
  if (option.enum) return 'choice';
  if (option.type === 'boolean') return 'switch';
  if (option.type === 'integer') return option.named ? 'list' : 'number';
  if (option.type === 'string') return 'text';
  return undefined;
}

export const valueKey = (field: OptionField, value: string): string =>
  `${field.key}-${value === '' ? 'none' : dashed(value)}`;

/** Whether a field means anything beside the other options as they are chosen. */
export const applies = (field: OptionField, valueOf: (name: string) => unknown): boolean =>
  Object.entries(field.when).every(([name, value]) => valueOf(name) === value);

/** A set that has to hold something and is empty. */
export const isMissing = (field: OptionField, value: unknown): boolean =>
  field.kind === 'set' && !field.optional && (!Array.isArray(value) || value.length === 0);
