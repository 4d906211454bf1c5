/** The movements of a die as keyframes: over the road, above it, and about itself. All of them are transforms, so the
 * browser needs no layout or painting for them. */

export interface Point {
  x: number;
  y: number;
}

const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** From the car to its place: it lands short of it and rolls on. */
export function across(from: Point, to: Point): Keyframe[] {
  const landing = { x: from.x + (to.x - from.x) * 0.82, y: from.y + (to.y - from.y) * 0.82 };
  return [
    { transform: at(from), easing: 'cubic-bezier(0.3, 0.1, 0.7, 1)' },
    { transform: at(landing), offset: 0.5, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
    { transform: at(to) },
  ];
}

/** Seen from above, what is higher is larger. Each bounce is half as high as the one before. */
export const bounces: Keyframe[] = [
  { transform: 'scale(0.5)', offset: 0, easing: 'cubic-bezier(0.2, 0.7, 0.6, 1)' },
  { transform: 'scale(1.7)', offset: 0.26, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
  { transform: 'scale(1)', offset: 0.5, easing: 'cubic-bezier(0.2, 0.7, 0.6, 1)' },
  { transform: 'scale(1.28)', offset: 0.64, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
  { transform: 'scale(1)', offset: 0.79, easing: 'cubic-bezier(0.2, 0.7, 0.6, 1)' },
  { transform: 'scale(1.09)', offset: 0.88, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
  { transform: 'scale(1)', offset: 1 },
];

/** A die that lies already hops once. */
export const hop: Keyframe[] = [
  { transform: 'scale(1)', easing: 'cubic-bezier(0.2, 0.7, 0.5, 1)' },
  { transform: 'scale(1.55)', offset: 0.45, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
  { transform: 'scale(1)', offset: 0.86 },
  { transform: 'scale(1.06)', offset: 0.93 },
  { transform: 'scale(1)' },
];

/** Tumbles until the face it shows is up. `spin` makes one die differ from the next. */
export const tumble = (spin: number): Keyframe[] => [
  { transform: `rotateX(${-560 - 40 * spin}deg) rotateY(${310 + 60 * spin}deg) rotateZ(${-120 + 50 * spin}deg)` },
  { transform: 'none' },
];

/** The face that was up goes down, and what the die shows comes up. */
export const turnOver: Keyframe[] = [{ transform: 'rotateX(180deg)' }, { transform: 'rotateX(720deg)' }];

const posed = (turn: number, lean: number, skew: number): string =>
  `rotateZ(${turn}deg) rotateX(${lean}deg) rotateZ(${skew}deg)`;

/** On its corner, neither this face nor that, until it falls; `share` of the time is spent there. It begins with the
 * face up that lies on its back. */
export function suspense(share: number): Keyframe[] {
  const up = (1 - share) * 0.55;
  return [
    { transform: posed(0, 180, 0), easing: 'ease-out' },
    { transform: posed(0, 54.7, 45), offset: up, easing: 'cubic-bezier(0.15, 0.5, 0.5, 1)' },
    { transform: posed(800, 54.7, 45), offset: up + share, easing: 'cubic-bezier(0.6, 0, 0.9, 0.6)' },
    { transform: posed(1080, 0, 0) },
  ];
}
