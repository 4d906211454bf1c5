/** What those are called whom I raced against. */
import { botCharacter, personName } from '../lib/names';
import { say } from '../lib/words.svelte';

/** Whom I raced against in one race: a bot that nobody named by what it was called there, with its strength. */
export function opponentName({ name, bot, seat }: { name: string; bot?: string | null; seat: number }): string {
  if (!bot || name !== bot) return personName(name);
  return say('me-bot-opponent', { name: botCharacter(seat) ?? bot, bot: say('web-bot-level', { level: bot }) });
}

/** A bot that nobody named has sat in many seats: it goes by its strength. */
export function rivalName({ name, bot }: { name: string; bot?: string | null }): string {
  if (!bot || name !== bot) return personName(name);
  return say('me-bot-rival', { bot: say('web-bot-level', { level: bot }) });
}
