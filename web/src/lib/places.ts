/** The places that count, as the server's ratings and results count them. */
import type { ShownTable } from './api';

/** In which place each car came to the finish, whoever drove it. */
export const driven = (table: ShownTable): number[] => (table.result?.places as number[] | undefined) ?? [];

/** By seat: whoever resigned comes after everybody who did not, in whatever place the bot finished. */
export function counted(table: ShownTable): number[] {
  const places = driven(table);
  const resigned = (seat: number) => table.seats[seat]?.resigned === true;
  const stayed = places.filter((_, seat) => !resigned(seat));
  return places.map((place, seat) => 1 + (resigned(seat) ? stayed.length : stayed.filter((p) => p < place).length));
}
