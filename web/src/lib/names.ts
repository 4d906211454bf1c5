/** What drivers are called: people by their names, bots by names of the house. */
import type { ShownTable } from './api';
import { say } from './words.svelte';

/** The driver in a seat, or undefined for a car without one. A bot that nobody named gets a name. */
export function driverName(table: ShownTable | null, seat: number): string | undefined {
  const holder = table?.seats[seat];
  if (!holder) return undefined;
  if (holder.kind !== 'bot' || holder.name !== holder.bot) return holder.name;
  const names = say('terminal-drivers').split(' ');
  return names[seat % names.length] ?? holder.name;
}
