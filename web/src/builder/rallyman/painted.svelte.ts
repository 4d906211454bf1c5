/** Stages as the game draws them. A picture comes a moment after the edit; until then the last one stays. */
import type { Box } from '../looking.svelte';
import { shown } from '../saving';
import type { Stage } from './sketch';

/** Pictures that are kept: more than a rally has stages, so that going back is instant. */
const KEPT = 40;
const SIDES = /viewBox="([^"]+)"/;

export interface Painting {
  address: string;
  /** Where it lies, in units of its own. */
  box: Box;
}

const kept = new Map<string, Promise<Painting>>();

async function painted(stage: Stage, theme: string, language: string): Promise<Painting> {
  const svg = await shown('rallyman', stage.drawn, theme, language);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  return { address, box: (SIDES.exec(svg)?.[1] ?? '0 0 1 1').split(' ').map(Number) as Box };
}

export function paintingOf(stage: Stage, theme: string, language: string): Promise<Painting> {
  const key = JSON.stringify([stage.drawn, theme, language]);
  const found = kept.get(key) ?? painted(stage, theme, language);
  kept.delete(key);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  for (const [old, painting] of kept) {
    if (kept.size <= KEPT) break;
    kept.delete(old);
    void painting.then(({ address }) => URL.revokeObjectURL(address)).catch(() => undefined);
  }
  return found;
}
