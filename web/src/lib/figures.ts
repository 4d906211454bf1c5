/** Figures as every game shows them: chances and times. */

import type { Schemas } from './api';
import { settings } from './settings.svelte';

/** A chance that something goes wrong, as a number and exactly. */
export type Risk = Schemas['Risk'];

/** From here on a risk is shown as one. */
const RISKY = 0.2;

export const isRisky = (risk: number): boolean => risk > RISKY;

/** What is neither impossible nor certain is never shown as such. */
export function percent(risk: number): string {
  if (risk <= 0) return '0%';
  if (risk >= 1) return '100%';
  if (risk < 0.01) return '<1%';
  return risk > 0.99 ? '>99%' : `${Math.round(risk * 100)}%`;
}

/** A number with so many decimals, as the language in use writes it: 1.5 in English, 1,5 in Ukrainian and Russian. It
 * spares a page the browser's formatter, which takes longer to load than the words of a table. */
export function decimal(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return settings.language === 'en' ? text : text.replace('.', ',');
}

/** 97 seconds are 1:37; with two digits for the minutes 01:37. */
export function clock(seconds: number, digits = 1): string {
  const whole = Math.abs(seconds);
  const minutes = String(Math.floor(whole / 60)).padStart(digits, '0');
  return `${seconds < 0 ? '−' : ''}${minutes}:${String(whole % 60).padStart(2, '0')}`;
}
