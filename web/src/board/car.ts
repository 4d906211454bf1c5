/** One car on the stage: how it looks, where it stands, and how it drives. */
import type { CarPlace } from './scene';
import { along, type Spot } from './spot';

const SVG = 'http://www.w3.org/2000/svg';

export class Car {
  readonly element: SVGGElement;
  pose: Spot & { scale: number } = { x: 0, y: 0, heading: 0, scale: 1 };
  #body: SVGGElement | null;
  #badge: SVGGElement;
  #title: SVGTitleElement;
  #animation = 0;

  constructor(
    seat: number,
    model: Element | null,
    scale: number,
    readonly moved: (spot: Spot) => void = () => undefined,
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
      disc.setAttribute('r', '9');
      const text = document.createElementNS(SVG, 'text');
      text.setAttribute('y', '4');
      text.textContent = place.badge;
      this.#badge.append(disc, text);
      this.#badge.classList.toggle('alarm', place.alarm === true);
      this.#badge.setAttribute('transform', 'translate(15 -15)');
    }
  }

  stand(pose: Spot & { scale: number }): void {
    cancelAnimationFrame(this.#animation);
    this.pose = pose;
    this.element.setAttribute('transform', `translate(${pose.x} ${pose.y}) scale(${pose.scale})`);
    this.#body?.setAttribute('transform', `rotate(${pose.heading})`);
    this.moved(pose);
  }

  drive(way: Spot[], each: number, spins: number, moved?: (spot: Spot) => void): Promise<void> {
    const points: Spot[] = [this.pose, ...way];
    const scale = this.pose.scale;
    const total = each * way.length;
    // On a layer of its own while it drives: nothing is painted then.
    this.element.classList.add('driving');
    return new Promise<void>((resolve) => {
      let begun = 0;
      const step = (now: number) => {
        begun ||= now;
        const part = total > 0 ? Math.min(1, (now - begun) / total) : 1;
        const pose = along(points, eased(part) * way.length);
        this.stand({ ...pose, heading: pose.heading + 360 * spins * eased(part), scale });
        moved?.(pose);
        if (part < 1) this.#animation = requestAnimationFrame(step);
        // What follows an arrival may be long: not in the frame that shows the arrival.
        else setTimeout(resolve);
      };
      this.#animation = requestAnimationFrame(step);
      // A page that is not painted gets no frames: the car is there anyway.
      setTimeout(resolve, total + 400);
    }).finally(() => this.element.classList.remove('driving'));
  }
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}
