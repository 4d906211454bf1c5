/** What went wrong, in a sentence for the person before the screen. */
import { Refusal } from './api';
import { words, type Message } from './words.svelte';

export function told(error: unknown): string {
  if (error instanceof Refusal && error.said) {
    const said = error.said as unknown as Message;
    if (words.knows(said.key)) return words.tell(said);
  }
  return error instanceof Refusal ? words.sayOr(`refused-${error.key}`, error.message) : String(error);
}
