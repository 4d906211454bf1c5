/** What a hint draws on the board: the line it drives, the spaces it marks, the dice it lays. */
import type { Mark, Target } from '../board/scene';
import type { Face } from '../games/face';
import type { Advice } from '../lib/live.svelte';
import { words, type Message } from '../lib/words.svelte';

export type Advised = Advice['advised'];

/** What is no word: `5`, `100%`, `+2`, `1 3 4`. */
const FIGURES = /^\P{L}*$/u;

/** A text of a hint; figures stand for themselves, and nothing is written before its words are here. */
const written = (text: string | Message): string =>
  typeof text === 'string' ? text : words.knows(text.key) ? words.tell(text) : '';

/** Spaces to choose from beneath a hint: where it marks one, nothing else is written there. A figure beside its dice may
 * come to lie on the next space, where it must not meet a figure of another plan: then no space has its own. */
export function beneath(targets: Target[], { spots }: Pick<Advised, 'spots'>): Target[] {
  const marked = new Set(spots.map(({ cell }) => cell));
  const figured = spots.some(({ text, dice }) => text && dice);
  return targets.map((target) => (figured || marked.has(target.cell) ? { ...target, note: undefined } : target));
}

/** The marks of a hint; `laid` are those that lie already, whose dice are not covered. */
export function adviceMarks({ way, spots }: Advised, laid: Mark[], dice: Face['dice']): Mark[] {
  const covered = new Set(laid.filter((mark) => mark.dice).map((mark) => mark.cell));
  const found: Mark[] = spots.map(({ cell, tone }) => ({ cell, kind: 'advised', tone }));
  if (way.length > 1) found.unshift({ cell: '', kind: 'way', cells: way, tone: 'advice' });
  for (const spot of spots) {
    const text = written(spot.text);
    if (spot.dice && dice && !covered.has(spot.cell))
      found.push({ cell: spot.cell, kind: 'die', dice: dice(spot.dice), text: text || undefined, tone: 'advice' });
    else if (text && !spot.dice)
      found.push({
        cell: spot.cell,
        kind: 'chip',
        text,
        tone: spot.tone === 'bad' ? 'risky' : 'advice',
        wordy: !FIGURES.test(text),
      });
  }
  return found;
}
