/** The keys of choices: those with a name have a letter of their own, numbers their digit, the rest what is free. */
import type { Choice } from '../../lib/live.svelte';

const OWN: Record<string, string> = {
  end: 'e',
  adrenaline: 'a',
  'adrenaline cool': 'c',
  'gear cool': 'd',
  'sector cool': 't',
  boost: 'b',
  'cannot pay': 'n',
  redraw: 'r',
};
const FREE = '123456789fgijklmopqsvwxyz';

export function optionKeys(choices: Choice[]): Record<number, string> {
  const found: Record<number, string> = {};
  const taken = new Set<string>();
  const give = (choice: Choice, key: string): void => {
    found[choice.action] = key;
    taken.add(key);
  };
  for (const choice of choices) {
    const own = OWN[String(choice.json.do)];
    if (own) give(choice, own);
  }
  for (const choice of choices) {
    if (found[choice.action]) continue;
    const named = String(choice.json.number ?? choice.json.card ?? '');
    const key = [named, ...FREE].find((each) => each.length === 1 && !taken.has(each));
    if (key) give(choice, key);
  }
  return found;
}
