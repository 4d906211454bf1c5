/** The lessons of each game: sections in order, some with a picture or a race to try. */

import type { Lesson } from '../games/face';

const files = import.meta.glob<{ lessons: Lesson[] }>('../games/*/lessons.ts');

/** The lessons of a game; none if nobody has written any. */
export async function lessonsOf(game: string): Promise<Lesson[]> {
  const load = files[`../games/${game}/lessons.ts`];
  return load ? (await load()).lessons : [];
}

/** A text in paragraphs: empty lines part them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
