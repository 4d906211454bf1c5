/** How long dice and cards take, in milliseconds at the usual pace. */

/** A die that flies from the car to the road. */
export const FLIGHT = 620;
/** A die that was laid on the road turns over. */
export const TURN = 340;
/** The die that can end the turn spins on its corner for so long. */
export const SUSPENSE = 750;
/** What has fallen is looked at. */
export const SETTLED = 140;
export const CARD_TURN = 320;
export const CARD_AFTER_CARD = 110;
export const CARDS_READ = 420;
export const WARNING_FLIGHT = 560;
export const LEAVE = 220;

/** Rivals' dice are watched, not awaited. */
const OF_RIVALS = 0.72;

/** The time that something takes at this pace. */
export const lasting = (time: number, own: boolean, pace: number): number => (time * (own ? 1 : OF_RIVALS)) / pace;
