/** What those are called whom I raced against. */
import { personName } from '../lib/names';
import { say } from '../lib/words.svelte';

/** A bot that nobody named has sat in many seats: it goes by its strength. */
export function rivalName({ name, bot }: { name: string; bot?: string | null }): string {
  if (!bot || name !== bot) return personName(name);
  return say('me-bot-rival', { bot: say('web-bot-level', { level: bot }) });
}
