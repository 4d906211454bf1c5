/** How fast things are shown: at the pace that was chosen, and faster while much is waiting to be shown. */
import { settings } from './settings.svelte';

class Pace {
  /** How much faster than chosen. */
  haste = $state(1);

  get now(): number {
    return settings.pace * this.haste;
  }
}

export const pace = new Pace();
