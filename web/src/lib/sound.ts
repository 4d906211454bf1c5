/** Sounds, where they are wanted: off until somebody turns them on. What makes them is loaded with the first one. */
import { pace } from './pace.svelte';
import { settings } from './settings.svelte';

/** `turn`: it is your turn. `dice`, `card` and `engine` take how many dice fall, cards turn, spaces are driven. */
export type Sound = 'turn' | 'dice' | 'card' | 'engine' | 'warning' | 'crash' | 'finish';

export function sound(name: Sound, count = 1): void {
  if (!settings.sound) return;
  import('../theatre/synth')
    .then(({ play }) => play(name, count, settings.volume, pace.now))
    // Without the network there is no sound either.
    .catch(() => undefined);
}
