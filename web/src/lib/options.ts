/** A form from the options' JSON schema: what can be shown as a simple field, in which order. */
import type { GameInfo } from './api';

export interface OptionField {
  name: string;
  kind: 'choice' | 'number' | 'switch' | 'track' | 'text';
  /** Key of its words in the catalogue `options`. */
  key: string;
  fallback: unknown;
  values: string[];
  minimum: number;
  maximum: number;
  main: boolean;
}

interface Schema {
  type?: string;
  enum?: string[];
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

/** The fields of a game's form; lists and own files are for programs and are left out. */
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
      values: kind === 'track' ? game.tracks : (option.enum ?? []),
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

function kindOf(name: string, option: Schema): OptionField['kind'] | undefined {
  if (TRACKS.includes(name)) return 'track';
  if (option.enum) return 'choice';
  if (option.type === 'boolean') return 'switch';
  if (option.type === 'integer') return 'number';
  if (option.type === 'string') return 'text';
  return undefined;
}

export const valueKey = (field: OptionField, value: string): string =>
  `${field.key}-${value === '' ? 'none' : dashed(value)}`;
