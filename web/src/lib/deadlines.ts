/** When the time for a decision is up, as one would say it: the time today, else the day too. */
import { settings } from './settings.svelte';

const DAY = 86_400_000;

export function deadline(until: number, now = Date.now()): string {
  const near = until - now < 6 * DAY;
  const today = new Date(until).toDateString() === new Date(now).toDateString();
  const day = near ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return new Date(until).toLocaleString(settings.locale, today ? time : { ...day, ...time });
}
