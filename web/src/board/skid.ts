/** The marks that tyres leave: two lines along the way of a car that slides, brakes or spins. */
import { along, type Spot } from './spot';

/** Half the distance between the wheels, and how far behind the middle the rear axle is, at a scale of 1. */
const HALF_TRACK = 7;
const REAR = 11;
const SAMPLES = 28;

/** The lines of both rear wheels as path data; `spins` is how often the car turns round on its way. */
export function skidOf(way: Spot[], spins: number, scale: number): [left: string, right: string] | null {
  if (way.length < 2) return null;
  const lines: [string[], string[]] = [[], []];
  for (let sample = 0; sample <= SAMPLES; sample += 1) {
    const part = sample / SAMPLES;
    const pose = along(way, part * (way.length - 1));
    const angle = ((pose.heading + 360 * spins * part) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (const [index, side] of [-1, 1].entries()) {
      const x = pose.x + scale * (-REAR * cos - side * HALF_TRACK * sin);
      const y = pose.y + scale * (-REAR * sin + side * HALF_TRACK * cos);
      lines[index]!.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    }
  }
  return [`M${lines[0].join('L')}`, `M${lines[1].join('L')}`];
}

/** The way of a car that brakes to where it is. */
export function braking(spot: Spot, scale: number): Spot[] {
  const angle = (spot.heading * Math.PI) / 180;
  const back = 58 * scale;
  return [{ ...spot, x: spot.x - Math.cos(angle) * back, y: spot.y - Math.sin(angle) * back }, spot];
}
