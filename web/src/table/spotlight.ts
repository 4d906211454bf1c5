/** Whom the eye is led to: by the order, the ring round a car, the words of the panel. */
import type { Frame } from '../lib/live.svelte';

type Asked = Pick<Frame, 'seat' | 'pending'>;

/** The cars that are ringed: the one whose move is being shown; else those that decide. */
export const ringed = ({ pending }: Asked, acting: number | null): number[] => (acting === null ? pending : [acting]);

/** The cars that stand out in the order. While the one that is looked from decides, it alone does. */
export function standingOut({ seat, pending }: Asked, acting: number | null): number[] {
  return acting === null && seat !== null && pending.includes(seat) ? [seat] : ringed({ seat, pending }, acting);
}

/** Where names are short of room, those that are told: of several at one screen the one that is looked from. */
export const named = (car: number, seat: number | null, mine: number[]): boolean =>
  seat === null ? mine.includes(car) : car === seat;
