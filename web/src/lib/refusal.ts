/** Why the rules refuse something, in the reader's words. */
import { settings } from './settings.svelte';
import { words } from './words.svelte';

/** The sentence of the catalogues for the rules that a refusal names; where there is none, the refusal itself to those
 * who read English, and nothing to others. */
export function whyNot(game: string, sentence: string): string {
  const rules = [...sentence.matchAll(/\b[A-Z]{2}-([A-Z]+-\d+)/g)].map(([, rule = '']) => rule.toLowerCase());
  const keys = [rules.join('-'), ...rules].flatMap((rule) => [`${game}-why-${rule}`, `${game}-face-why-${rule}`]);
  const known = keys.find((key) => words.knows(key));
  if (known) return words.say(known);
  return settings.language === 'en' ? sentence : '';
}
