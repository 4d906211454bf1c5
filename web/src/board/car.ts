/** One car on the stage: how it looks, where it stands, and how it drives. */
import type { Box } from './plates';
import type { CarPlace } from './scene';
import { along, type Spot } from './spot';

const SVG = 'http://www.w3.org/2000/svg';
/** Straight pieces of a way for each space. */
const STEPS = 8;
/** At the upper right corner of the car. */
const BADGE = { away: 15, radius: 9 };

/** What goes along with a car: it is told where the car stands, and before the car drives its whole way, at even times. */
export interface Companion<Place = Spot> {
  stands(place: Place): void;
  drives(way: Place[], duration: number): void;
}

export class Car {
  readonly element: SVGGElement;
  pose: Spot & { scale: number } = { x: 0, y: 0, heading: 0, scale: 1 };
  #body: SVGGElement | null;
  #badge: SVGGElement;
  #title: SVGTitleElement;
  #frame = 0;
  /** What moves it while it drives. */
  #motion: Animation[] = [];
  /** Ends the drive for those who wait for it. */
  #arrive: (() => void) | undefined;

  constructor(
    seat: number,
    model: Element | null,
    scale: number,
    readonly companions: ReadonlySet<Companion> = new Set(),
  ) {
    this.element = document.createElementNS(SVG, 'g');
    this.element.setAttribute('class', 'car');
    this.element.dataset.seat = String(seat);
    this.pose.scale = scale;
    this.#title = document.createElementNS(SVG, 'title');
    const ring = document.createElementNS(SVG, 'circle');
    ring.setAttribute('class', 'stage-ring');
    ring.setAttribute('r', '25');
    const copy = (model?.cloneNode(true) as SVGGElement | undefined) ?? document.createElementNS(SVG, 'g');
    copy.removeAttribute('id');
    for (const inner of copy.querySelectorAll('title')) inner.remove();
    this.#body = copy.querySelector('g');
    this.#badge = document.createElementNS(SVG, 'g');
    this.#badge.setAttribute('class', 'stage-badge');
    this.element.append(this.#title, ring, copy, this.#badge);
  }

  restyle(place: CarPlace, current: boolean): void {
    this.element.classList.toggle('current', current);
    this.element.classList.toggle('gone', place.gone === true);
    this.#title.textContent = place.label;
    this.#badge.replaceChildren();
    if (place.badge) {
      const disc = document.createElementNS(SVG, 'circle');
      disc.setAttribute('r', String(BADGE.radius));
      const text = document.createElementNS(SVG, 'text');
      text.setAttribute('y', '4');
      text.textContent = place.badge;
      this.#badge.append(disc, text);
      this.#badge.classList.toggle('alarm', place.alarm === true);
      this.#badge.setAttribute('transform', `translate(${BADGE.away} ${-BADGE.away})`);
    }
  }

  /** Where its badge is, if it has one. */
  get badge(): Box | null {
    const { x, y, scale } = this.pose;
    const [away, size] = [BADGE.away * scale, 2 * BADGE.radius * scale];
    return this.#badge.hasChildNodes() ? { x: x + away, y: y - away, width: size, height: size } : null;
  }

  /** Puts it somewhere; a car that was still on its way there drives no longer. */
  stand(pose: Spot & { scale: number }): void {
    this.#put(pose);
    this.#arrive?.();
  }

  #put(pose: Spot & { scale: number }): void {
    cancelAnimationFrame(this.#frame);
    for (const each of this.#motion) each.cancel();
    this.#motion = [];
    this.pose = pose;
    this.element.setAttribute('transform', `translate(${pose.x} ${pose.y}) scale(${pose.scale})`);
    this.#body?.setAttribute('transform', `rotate(${pose.heading})`);
    for (const each of this.companions) each.stands(pose);
  }

  /** The browser moves it on a layer of its own, and what goes along with it, without the page. */
  drive(way: Spot[], each: number, spins: number, moved?: (spot: Spot) => void): Promise<void> {
    const points: Spot[] = [this.pose, ...way];
    const scale = this.pose.scale;
    const total = each * way.length;
    let heading = this.pose.heading;
    const at = (part: number): Spot & { scale: number } => {
      const spot = along(points, eased(part) * way.length);
      // The same direction, but not once round from the one before.
      heading = spot.heading + 360 * Math.round((heading - spot.heading) / 360);
      return { ...spot, heading: heading + 360 * spins * eased(part), scale };
    };
    this.element.classList.add('driving');
    const steps = STEPS * way.length;
    const poses = Array.from({ length: steps + 1 }, (_, step) => at(step / steps));
    this.#move(poses, total);
    return new Promise<void>((resolve) => {
      this.#arrive = resolve;
      let begun = 0;
      const step = (now: number) => {
        begun ||= now;
        const part = total > 0 ? Math.min(1, (now - begun) / total) : 1;
        const pose = at(part);
        if (part < 1) {
          this.pose = pose;
          this.#frame = requestAnimationFrame(step);
        } else {
          this.#put(pose);
          // What follows an arrival may be long: not in the frame that shows the arrival.
          setTimeout(resolve);
        }
        moved?.(pose);
      };
      this.#frame = requestAnimationFrame(step);
      // A page that is not painted gets no frames: the car is there anyway.
      setTimeout(resolve, total + 400);
    }).finally(() => this.element.classList.remove('driving'));
  }

  #move(poses: (Spot & { scale: number })[], duration: number): void {
    const how = { duration, fill: 'forwards' } as const;
    const ways = poses.map(({ x, y, scale }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` }));
    const turns = poses.map(({ heading }) => ({ transform: `rotate(${heading}deg)` }));
    this.#motion = [this.element.animate(ways, how)];
    if (this.#body) this.#motion.push(this.#body.animate(turns, how));
    for (const each of this.companions) each.drives(poses, duration);
  }
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}

/** An element that goes along with a car: it is put where the car will be, and until then the browser moves it there on a
 * layer of its own. */
export function alongside<Place extends { x: number; y: number }>(
  element: Element,
  put: (place: Place) => void,
): Companion<Place> {
  let motion: Animation | undefined;
  return {
    stands: (place) => {
      motion?.cancel();
      put(place);
    },
    drives: (way, duration) => {
      const end = way.at(-1);
      if (end) put(end);
      motion = element.animate(
        way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
        { duration },
      );
    },
  };
}
