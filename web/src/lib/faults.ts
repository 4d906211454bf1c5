/** What went wrong, in a sentence for the person before the screen. */
import { Refusal } from './api';
import { words } from './words.svelte';

export function told(error: unknown): string {
  return error instanceof Refusal ? words.sayOr(`refused-${error.key}`, error.message) : String(error);
}
