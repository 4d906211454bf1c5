/** What went wrong, in a sentence for the person before the screen. */
import { Refusal } from './api';
import { words } from './words.svelte';

export function told(error: unknown): string {
  if (error instanceof Refusal && error.said && words.knows(error.said.key)) return words.tell(error.said);
  return error instanceof Refusal ? words.sayOr(`refused-${error.key}`, error.message) : String(error);
}
