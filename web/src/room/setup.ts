/** What will be raced, in words: every option of a game with the value that it has at a table. */
import type { GameInfo, ShownTable } from '../lib/api';
import { applies, fieldsOf, valueKey, type OptionField } from '../lib/options';
import { tracks } from '../lib/tracks.svelte';
import { say, words } from '../lib/words.svelte';

export interface Rule {
  name: string;
  label: string;
  value: string;
  /** It is not as the game has it by itself. */
  changed: boolean;
}

/** All options that mean something beside the others, but for the track, which has a picture. */
export function rulesOf(game: GameInfo, options: ShownTable['options']): Rule[] {
  const fields = fieldsOf(game);
  const valueOf = (name: string) => options[name] ?? fields.find((field) => field.name === name)?.fallback;
  return fields
    .filter((field) => field.kind !== 'track' && applies(field, valueOf))
    .map((field) => {
      const value = valueOf(field.name);
      return {
        name: field.name,
        label: words.sayOr(field.key, field.name),
        value: inWords(game.id, field, value, options),
        changed: JSON.stringify(value) !== JSON.stringify(field.fallback),
      };
    })
    .filter(({ value }) => value !== '');
}

function inWords(game: string, field: OptionField, value: unknown, options: ShownTable['options']): string {
  if (field.kind === 'switch') return say(value ? 'room-yes' : 'room-no');
  if (isOwn(value)) return say('room-own-file', { name: value.own ?? '' });
  if (field.kind === 'set') {
    const members = Array.isArray(value) ? value : ['own'];
    return members.map((member) => named(field, String(member))).join(', ');
  }
  if (field.kind === 'each' || field.kind === 'calendar') {
    const title = (each: unknown) => tracks.find(game, String(each))?.title ?? named(field, String(each));
    return Array.isArray(value) ? value.map(title).join(', ') : '';
  }
  if (field.kind === 'file') return value ? say('room-yes') : '';
  if (field.kind === 'part') {
    if (!Number(value)) return say('room-whole-rally');
    const rally = String(options.rally ?? '');
    return tracks.find(game, `${rally}:${Number(value)}`)?.title ?? String(value);
  }
  return named(field, String(value ?? ''));
}

const named = (field: OptionField, value: string): string => words.sayOr(valueKey(field, value), value);

const isOwn = (value: unknown): value is { own: string | null } =>
  typeof value === 'object' && value !== null && 'own' in value;
