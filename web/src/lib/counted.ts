/** The value of an option in words; of one that counts laps, and takes as many as the track says, how many those are. */
import { valueKey, type OptionField, type Value } from './options';
import { say, words } from './words.svelte';

export function optionValue(field: OptionField, value: Value, facts?: Record<string, unknown>): string {
  const key = valueKey(field, value);
  if (!field.counts) return words.sayOr(key, String(value));
  if (!words.knows(key)) return say(`new-count-${field.counts}`, { count: value });
  const printed = facts?.[field.counts];
  return printed ? say('new-as-printed', { printed: say(key), count: printed }) : say(key);
}
