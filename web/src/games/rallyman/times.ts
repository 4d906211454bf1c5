/** Times of a rally: splits with their gaps, stages, sums. */
import { ranking, type RallyView } from './position';

export interface SplitTime {
  seconds: number;
  /** Seconds behind the best so far. */
  behind: number;
}

/** By split point of this stage and seat, the time that was taken there; null before. */
export const splitTimes = (view: RallyView): (SplitTime | null)[][] =>
  view.split_points.map((_, point) => {
    const times = view.cars.map((car) => car.split_times[point] ?? -1);
    const best = Math.min(...times.filter((time) => time >= 0));
    return times.map((seconds) => (seconds < 0 ? null : { seconds, behind: seconds - best }));
  });

export interface StandingRow {
  seat: number;
  place: number;
  times: (number | null)[];
  total: number;
  behind: number;
  retired: boolean;
}

/** The rally by the stages that are done: the retired last, equal sums share a place. */
export function overall(view: RallyView): StandingRow[] {
  const done = view.result ? view.stages : view.stage - 1;
  const rows = ranking(view).map((seat) => {
    const car = view.cars[seat]!;
    const times = Array.from({ length: view.stages }, (_, stage) => car.times[stage] ?? null);
    const total = car.times.slice(0, done).reduce((sum, time) => sum + time, 0);
    return { seat, times, total, retired: car.status === 'retired' };
  });
  const driving = rows.filter((row) => !row.retired);
  const best = Math.min(...driving.map((row) => row.total));
  return [...driving.sort((a, b) => a.total - b.total), ...rows.filter((row) => row.retired)].map((row) => ({
    ...row,
    place: row.retired
      ? driving.length + 1
      : 1 + driving.filter((other) => other.total < row.total).length,
    behind: row.total - best,
  }));
}
