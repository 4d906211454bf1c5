/** Figures as every game shows them: chances and times. */

/** A chance that something goes wrong, as a number and exactly. */
export interface Risk {
  risk: number;
  fraction: string;
}

/** From here on a risk is shown as an alarm. */
export const RISKY = 0.2;

/** What is neither impossible nor certain is never shown as such. */
export function percent(risk: number): string {
  if (risk <= 0) return '0%';
  if (risk >= 1) return '100%';
  if (risk < 0.01) return '<1%';
  return risk > 0.99 ? '>99%' : `${Math.round(risk * 100)}%`;
}

/** 97 seconds are 1:37. */
export function clock(seconds: number): string {
  const whole = Math.abs(seconds);
  return `${seconds < 0 ? '−' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
