/** Events of a game with the values that a test is about. */
interface Kinds {
  kind: string;
  seat: number;
}

export const eventsOf =
  <E extends Kinds>() =>
  <K extends E['kind']>(kind: K, seat: number, more: Partial<Extract<E, { kind: K }>> = {}): Extract<E, { kind: K }> =>
    ({ kind, seat, ...more }) as unknown as Extract<E, { kind: K }>;
