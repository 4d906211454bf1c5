/** What the camera of a race is asked to show: from what stands on the board, or from what happens. */
import { arriving, driving, finishing, spotted, standing, subject, type Shot } from '../board/director';
import type { Mark, Motion, Scene, Target } from '../board/scene';
import type { Spot } from '../board/spot';
import type { Face } from '../games/face';
import type { Frame, GameEvent } from '../lib/live.svelte';
import { moverOf } from './caption';

export interface Shown {
  scene: Scene;
  frame: Frame;
  cars: ReturnType<Face['cars']>;
  targets: Target[];
  marks: Mark[];
  /** From whose seat it is looked. */
  eye: number | null;
  /** That car is followed, whoever drives. */
  own: boolean;
}

const there = (spots: (Spot | undefined)[]): Spot[] => spots.filter((each) => each !== undefined);

/** What is shown while nothing moves. */
export function atRest({ scene, frame, cars, targets, marks, eye, own }: Shown): Shot | null {
  const { course } = scene;
  if (!course) return null;
  const over = frame.view.result !== null && frame.view.result !== undefined;
  if (over && course.line)
    return finishing(course, null, there(cars.map(({ cell, side, anchor }) => scene.spot(cell, side, anchor))));
  const seat = subject({ seat: eye, pending: frame.pending, mover: moverOf(frame.events), own });
  const choices = there(targets.map(({ cell }) => scene.spot(cell)));
  const place = cars.find((car) => car.seat === seat) ?? (choices.length ? undefined : cars[0]);
  const spot = place && scene.spot(place.cell, place.side, place.anchor);
  if (!place || !spot) return choices.length ? spotted(seat, choices) : null;
  const laid = marks.flatMap(({ kind, tone, cell, cells }) =>
    kind === 'die' || kind === 'ghost' || kind === 'advised' ? [cell] : tone === 'advice' ? (cells ?? [cell]) : [],
  );
  const dice = there(laid.map((cell) => scene.spot(cell)));
  return standing(course, place.seat, spot, place.seat === frame.seat ? choices : [], dice);
}

/** A car before it does something: from close by, with the line if it drives over that. */
export function inMotion(scene: Scene, seat: number, motion: Motion | undefined, crosses: boolean): Shot | null {
  const car = scene.where(seat);
  if (!scene.course || !car) return null;
  // A spin is seen from close by, wherever it ends.
  if (motion?.spins) return spotted(seat, [car]);
  return (crosses ? arriving : driving)(scene.course, seat, car, motion ? scene.way(motion) : []);
}

/** Where something happened. */
export function ofPast(scene: Scene, face: Face, events: GameEvent[], frame: Frame): Shot {
  const seat = moverOf(events);
  // Of what is past only the places are known, not where the car came from.
  const motions = face.motions(events, frame.view).map((motion) => ({ ...motion, onRoad: false }));
  const cells = motions.flatMap((motion) => scene.way(motion));
  const here = seat === null ? undefined : scene.where(seat);
  return spotted(seat, cells.length ? cells : there([here]));
}
