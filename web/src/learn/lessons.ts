/** The lessons of each game: sections in order, with pictures of what they tell. */
import type { Component } from 'svelte';

import type { Lesson } from '../games/face';

const files = import.meta.glob<{ lessons: Lesson[] }>('../games/*/lessons.ts');
const figures = import.meta.glob<{ default: Component<{ of: string }> }>('../games/*/Figure.svelte');

/** The lessons of a game; none if nobody has written any. */
export async function lessonsOf(game: string): Promise<Lesson[]> {
  const load = files[`../games/${game}/lessons.ts`];
  return load ? (await load()).lessons : [];
}

/** What draws the dice and cards of a game for its lessons. */
export async function figureOf(game: string): Promise<Component<{ of: string }> | null> {
  const load = figures[`../games/${game}/Figure.svelte`];
  return load ? (await load()).default : null;
}

/** A text in paragraphs: empty lines part them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
