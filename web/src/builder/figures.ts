/** What a published track is like, in words: its length, its corners and its danger, as far as they are known. */
import type { Schemas } from '../lib/api';
import { say } from '../lib/words.svelte';

export function figuresOf({ figures }: Pick<Schemas['PublishedTrack'], 'figures'>): string[] {
  const { length, corners, danger } = figures as Partial<Record<string, number>>;
  return [
    ...(length ? [say('track-length', { count: length })] : []),
    ...(corners ? [say('track-corners', { count: corners })] : []),
    ...(danger ? [say('track-danger', { level: danger })] : []),
  ];
}
