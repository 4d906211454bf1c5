/** Numbers of a review as people read them. */
import { decimal } from '../lib/figures';
import { say } from '../lib/words.svelte';
import type { Review } from './review.svelte';

export type Unit = Review['unit'];

const MINUS = '−';
/** Shown with so many decimals it is nothing. */
const isZero = (value: number, digits: number): boolean => Number(value.toFixed(digits)) === 0;
/** Without a sign that says nothing: −0 is 0. */
const plain = (value: number, digits: number): string => {
  const text = decimal(Math.abs(value), digits);
  return value < 0 && !isZero(value, digits) ? `${MINUS}${text}` : text;
};
const signed = (value: number, digits: number): string => {
  const text = decimal(Math.abs(value), digits);
  if (isZero(value, digits)) return `±${text}`;
  return (value < 0 ? MINUS : '+') + text;
};

/** A chance in whole per cent. */
export const chance = (part: number): string => `${plain(100 * part, 0)}%`;
export const chanceChange = (part: number): string => `${signed(100 * part, 0)}%`;
export const placeOf = (place: number): string => plain(place, 2);
export const placeChange = (change: number): string => signed(change, 2);
export const timeOf = (time: number): string => plain(time, 1);
export const timeChange = (change: number): string => signed(change, 1);

/** An amount in the unit of a review: per cent of a win, seconds or turns. */
export function amount(unit: Unit, value: number): string {
  const shown = unit === 'win' ? Math.round(Math.abs(100 * value)) : Number(Math.abs(value).toFixed(1));
  return say('review-amount', { unit, amount: shown });
}

export function change(unit: Unit, value: number): string {
  const what = amount(unit, value);
  const zero = unit === 'win' ? isZero(100 * value, 0) : isZero(value, 1);
  return say('review-signed', { sign: zero ? '±' : value < 0 ? MINUS : '+', what });
}
