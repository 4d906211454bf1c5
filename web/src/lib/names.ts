/** What drivers are called: people by their names, bots by built-in names. */
import type { ShownTable } from './api';
import { say } from './words.svelte';

/** What the table calls guests who have not said their name; a record keeps it so in every language. */
const UNNAMED = /^Driver (\d{4})( \d+)?$/;

/** What the table calls people who have deleted everything about them. */
const ANONYMOUS = 'Guest';

export const unnamed = (name: string): boolean => UNNAMED.test(name);

/** A person's name. A guest without one is a driver with a number, in the language of whoever reads it;
 * so is somebody who is known no more. */
export function personName(name: string): string {
  if (name === ANONYMOUS) return say('web-anonymous');
  const [, number, second = ''] = UNNAMED.exec(name) ?? [];
  return number ? say('web-guest', { number }) + second : name;
}

/** What a bot is called in a seat if nobody has named it. */
export function botCharacter(seat: number): string | undefined {
  const names = say('terminal-drivers').split(' ');
  return names[seat % names.length];
}

/** The driver in a seat, or undefined for a car without one. A bot that nobody named gets a name. */
export function driverName(table: ShownTable | null, seat: number): string | undefined {
  const holder = table?.seats[seat];
  if (!holder) return undefined;
  if (holder.kind !== 'bot' || holder.name !== holder.bot) return personName(holder.name);
  return botCharacter(seat) ?? holder.name;
}
