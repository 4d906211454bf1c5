/** What will be raced, in words: every option of a game with the value that it has at a table. */
import type { GameInfo, ShownTable } from '../lib/api';
import { optionValue } from '../lib/counted';
import { fieldsOf, offered, valueIn, type OptionField, type Value } from '../lib/options';
import { tracks } from '../lib/tracks.svelte';
import { say, words } from '../lib/words.svelte';

export interface Rule {
  name: string;
  label: string;
  value: string;
  /** Everybody should know it: it matters to all, or it is not as the game has it by itself. */
  first: boolean;
}

/** All options that mean something beside the others, but for the track, which has a picture. */
export function rulesOf(game: GameInfo, options: ShownTable['options'], facts?: Record<string, unknown>): Rule[] {
  const fields = fieldsOf(game);
  return offered(fields, options)
    .filter((field) => field.kind !== 'track')
    .map((field) => {
      const value = valueIn(fields, options, field.name);
      const changed = JSON.stringify(value) !== JSON.stringify(field.fallback);
      return {
        name: field.name,
        label: words.sayOr(field.key, field.name),
        value: inWords(game, field, value, options, facts),
        first: field.main || changed,
      };
    })
    .filter(({ value }) => value !== '');
}

function inWords(
  game: GameInfo,
  field: OptionField,
  value: unknown,
  options: ShownTable['options'],
  facts?: Record<string, unknown>,
): string {
  const named = (each: unknown) => optionValue(field, each as Value, facts);
  if (isOwn(value)) return say('room-own-file', { name: value.own ?? '' });
  switch (field.kind) {
    case 'switch':
      return say(value ? 'room-yes' : 'room-no');
    case 'set':
      return (Array.isArray(value) ? value : ['own']).map(named).join(', ');
    case 'each':
      return listOf(value)
        .map((each, index) => `${index + 1}: ${named(each)}`)
        .join(', ');
    case 'calendar':
      return listOf(value)
        .map((race) => tracks.title(game.id, String((race as { track?: unknown }).track)))
        .join(', ');
    case 'part': {
      const whole = String(options[game.track_option] ?? game.options[game.track_option] ?? '');
      return (Number(value) && tracks.find(game.id, `${whole}:${Number(value)}`)?.title) || named(value);
    }
    case 'file':
      return value ? say('room-own-file', { name: '' }) : '';
    default:
      return value === null || value === undefined ? '' : value === '' && field.kind === 'text' ? '' : named(value);
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** As a list shows what is too long for it. */
const isOwn = (value: unknown): value is { own: string | null } =>
  typeof value === 'object' && value !== null && 'own' in value;
