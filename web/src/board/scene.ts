/** The board as something to play on: the server's picture below, and above it cars, targets and marks.

The picture never changes while a leg lasts. It is shown as an image, because its thousands of shapes would else be gone
through whenever a car moves a little; what moves lies in a drawing above it with the same coordinates. Spaces are known
from the picture's text, cars are copies of the models in it.
*/

import { Car, type Companion } from './car';
import { apart, Course } from './course';
import { settle, type Box } from './plates';
import { diceBox, drawn, laidDice, plateAt, plateWidth, wayOf, type Plate } from './signs';
import { braking, skidOf } from './skid';
import { parked, type Spot } from './spot';

/** Marks on the road that stay. */
const MOST_SKIDS = 10;

export interface Space extends Spot {
  cell: string;
  element: SVGGraphicsElement;
}

/** Where a car stands. `beside` is a place that is no space of its own: a verge, a pit box. */
export interface CarPlace {
  seat: number;
  cell: string;
  side?: 'left' | 'right';
  anchor?: string;
  /** Turned round, as on the verge or after a spin. */
  turned?: boolean;
  label: string;
  /** A short sign at its corner, such as its gear. */
  badge?: string;
  alarm?: boolean;
  gone?: boolean;
  /** The name of its paint. */
  colour?: string;
}

export interface Target {
  cell: string;
  label: string;
  actions: number[];
  /** The actions are to be taken one after another; else they are several choices for this space. */
  whole?: boolean;
  /** Even a single action is only aimed at: it has to be confirmed. */
  ask?: boolean;
  /** Chosen in a sketch, or only further away: tones of the marking. */
  tone?: 'next' | 'far' | 'chosen' | 'risky';
  note?: string;
  /** The note is an amount of Heat. */
  flame?: boolean;
  /** The car can be drawn there with the pointer, from space to space. */
  drag?: boolean;
  /** Nothing is played: this is what the decision that is being made would be. */
  sketch?: Record<string, unknown>;
}

/** A die as it lies on the board: what it shows, and its colour. */
export interface LaidDie {
  text: string;
  look: 'black' | 'white' | 'red' | 'blue' | 'ivory';
}

/** A small sign on the board. `last`, `zone` and `advised` tint the space itself, `landing` lies on its space whatever else
 * is there, `way` is a line through `cells`, `rival` is the shadow of a car that drove here before. */
export interface Mark {
  cell: string;
  kind: 'die' | 'chip' | 'flag' | 'mud' | 'ghost' | 'landing' | 'last' | 'zone' | 'advised' | 'way' | 'rival';
  text?: string;
  /** Dice that lie on the space, `text` is written below them. */
  dice?: LaidDie[];
  cells?: string[];
  tone?: string;
  title?: string;
  /** The text is an amount of Heat. */
  flame?: boolean;
  /** It is damage: the text says how much. */
  dent?: boolean;
  /** What stands before the flame. */
  lead?: string;
  /** Its text says in words what stands beside the board too: a small board goes without it. */
  wordy?: boolean;
}

/** A car's way through spaces. */
export interface Motion {
  seat: number;
  cells: string[];
  /** Only where it ends is known: the car follows the road there, `back` against its direction; with `here` not even that
   * is: the car stays where it is. */
  onRoad?: boolean | 'back' | 'here';
  /** How often the car turns round on its way, out of control. */
  spins?: number;
  /** At the end it slides off the road, beside this cell. */
  beside?: { cell: string; side: 'left' | 'right' };
  /** It runs into this car and comes back. */
  against?: number;
  /** What shakes the ground: a car that spins shakes it at once, one that hits something when it is there. */
  force?: number;
}

export class Scene {
  readonly board: HTMLImageElement;
  readonly stage: SVGSVGElement;
  readonly box: { x: number; y: number; width: number; height: number };
  readonly spaces = new Map<string, Space>();
  /** What of the box is drawn: all of it, or the boards that are laid. */
  readonly land: Scene['box'][];
  readonly carScale: number;
  /** Where the finish line is, if the board has one. */
  readonly line: Spot | undefined;
  #course: Course | undefined;
  #cars = new Map<number, Car>();
  #companions = new Map<number, Set<Companion>>();
  #models: Element;
  /** Where the notes of targets lie. */
  #notes: Box[] = [];
  /** How much larger plates and laid dice are than the board would have them: on a phone they could not be read. There
   * words on plates would cover the road, so only figures are written. */
  signs = 1;
  #layers: Record<'names' | 'skids' | 'last' | 'targets' | 'marks' | 'cars', SVGGElement>;

  constructor(text: string) {
    // What is needed of it is taken over piece by piece: a copy of its thousands of shapes would be for nothing.
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    const root = parsed.documentElement as unknown as SVGSVGElement;
    const [x = 0, y = 0, width = 1, height = 1] = (root.getAttribute('viewBox') ?? '').split(/[ ,]+/).map(Number);
    this.box = { x, y, width, height };
    this.board = imageOf(text);
    this.land = [...root.querySelectorAll('[data-zone] > .floor-grass')].map(rectOf);
    if (!this.land.length) this.land = [this.box];
    this.#models = root;
    this.carScale = Number(root.dataset.scale ?? 1) || 1;
    for (const element of root.querySelectorAll<SVGGraphicsElement>('[data-x][data-y]')) {
      const cell = element.dataset.spot ?? element.dataset.cell ?? element.id;
      if (cell) this.spaces.set(cell, { cell, element, ...spotOf(element) });
    }
    this.line = lineOf(root.querySelector('.finish-line'));
    this.stage = drawn('svg', {
      viewBox: `${x} ${y} ${width} ${height}`,
      class: `stage ${root.getAttribute('class') ?? ''}`,
    });
    // Cars take the picture's styles, but not its embedded font: the page has the font already.
    this.stage.append(...root.querySelectorAll('style:not(.font)'));
    this.#layers = {
      names: this.#layer('names'),
      skids: this.#layer('skids'),
      last: this.#layer('last'),
      targets: this.#layer('targets'),
      marks: this.#layer('marks'),
      cars: this.#layer('cars'),
    };
    this.#layers.names.setAttribute('aria-hidden', 'true');
    for (const { element } of this.spaces.values()) {
      const title = element.querySelector(':scope > title');
      if (!title) continue;
      const shape = outline(element);
      shape.append(title);
      this.#layers.names.append(shape);
    }
  }

  #layer(name: string): SVGGElement {
    const layer = drawn('g', { class: `stage-${name}` });
    this.stage.append(layer);
    return layer;
  }

  /** Where something on this cell stands, or undefined if the board has no such cell. */
  spot(cell: string, side?: 'left' | 'right', anchor?: string): Spot | undefined {
    if (anchor) {
      const place = this.spaces.get(anchor);
      if (place) return place;
    }
    const space = this.spaces.get(cell);
    if (!space || !side) return space;
    const data = space.element.dataset;
    const x = side === 'left' ? data.leftX : data.rightX;
    const y = side === 'left' ? data.leftY : data.rightY;
    if (x === undefined || y === undefined) return space;
    return { x: +x, y: +y, heading: Number(data.vergeHeading ?? space.heading) };
  }

  // --- Cars ---

  /** Puts every car where it stands; cars that are not in the list are taken off the board. */
  place(cars: CarPlace[], current: number[]): void {
    const present = new Set(cars.map((car) => car.seat));
    for (const [seat, car] of this.#cars) {
      if (!present.has(seat)) {
        car.element.remove();
        this.#cars.delete(seat);
      }
    }
    const crowd = new Map<string, CarPlace[]>();
    for (const place of cars) {
      const key = `${place.cell}|${place.side ?? ''}|${place.anchor ?? ''}`;
      crowd.set(key, [...(crowd.get(key) ?? []), place]);
    }
    for (const company of crowd.values()) {
      company.forEach((place, rank) => this.#placeOne(place, rank, company.length, current));
    }
  }

  /** Rings these cars, wherever they are on their way. */
  ring(current: number[]): void {
    for (const [seat, { element }] of this.#cars) element.classList.toggle('current', current.includes(seat));
  }

  /** A car by itself, as it is drawn on this board; styled as long as the board is on the page. */
  portrait(seat: number): SVGElement | null {
    const body = this.#models.querySelector(`#model-${seat + 1} > g`)?.cloneNode(true) as Element | undefined;
    if (!body) return null;
    body.removeAttribute('id');
    const car = drawn('svg', { viewBox: '-22 -14 44 28', class: this.stage.getAttribute('class') ?? '' });
    car.append(body);
    return car;
  }

  #placeOne(place: CarPlace, rank: number, count: number, current: number[]): void {
    const spot = this.spot(place.cell, place.side, place.anchor);
    if (!spot) return;
    const car = this.#car(place.seat);
    car.restyle(place, current.includes(place.seat));
    const space = this.spaces.get(place.anchor ?? place.cell)?.element.dataset;
    const pose = parked(spot, rank, count, Number(space?.scale ?? this.carScale), place.turned === true);
    const drawn = place.side ? undefined : parkingPlace(space?.[`parking-${count}`], rank);
    car.stand({ ...pose, ...drawn });
  }

  #car(seat: number): Car {
    let car = this.#cars.get(seat);
    if (!car) {
      const model = this.#models.querySelector(`#model-${seat + 1}`);
      car = new Car(seat, model, this.carScale, this.#companionsOf(seat));
      this.#cars.set(seat, car);
      this.#layers.cars.append(car.element);
    }
    return car;
  }

  /** The road from end to end. */
  get course(): Course {
    return (this.#course ??= new Course(this));
  }

  where(seat: number): Spot | undefined {
    return this.#cars.get(seat)?.pose;
  }

  others(seat: number): Spot[] {
    return [...this.#cars].filter(([other]) => other !== seat).map(([, { pose }]) => pose);
  }

  /** The road so many spaces ahead of a car, by the look of the board: from each space to the nearest in its direction. */
  ahead(seat: number, spaces: number): Spot | undefined {
    let spot = this.where(seat);
    for (let step = 0; spot && step < spaces; step += 1) spot = this.#next(spot) ?? spot;
    return spot;
  }

  #next(from: Spot): Spot | undefined {
    const angle = (from.heading * Math.PI) / 180;
    let [best, least] = [undefined as Spot | undefined, Infinity];
    for (const space of this.spaces.values()) {
      const [dx, dy] = [space.x - from.x, space.y - from.y];
      const onward = dx * Math.cos(angle) + dy * Math.sin(angle);
      const aside = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
      const far = onward + 3 * aside;
      if (onward > 8 * this.carScale && aside < 2 * onward && far < least) [best, least] = [space, far];
    }
    return best;
  }

  /** Something goes along with a car; the answer ends that. */
  accompany(seat: number, companion: Companion): () => void {
    const companions = this.#companionsOf(seat).add(companion);
    return () => companions.delete(companion);
  }

  #companionsOf(seat: number): Set<Companion> {
    const companions = this.#companions.get(seat) ?? new Set();
    this.#companions.set(seat, companions);
    return companions;
  }

  /** Drives a car through cells; resolves when it is there. `each` milliseconds a space. */
  async drive(motion: Motion, each: number, moved?: (spot: Spot) => void): Promise<void> {
    const car = this.#cars.get(motion.seat);
    if (!car) return;
    const way = this.way(motion);
    if (!way.length) return;
    this.#layers.cars.append(car.element);
    await car.drive(way, each, motion.spins ?? 0, moved);
  }

  /** The spots of a motion; a car that runs into another one is back where it was. */
  way(motion: Motion): Spot[] {
    const way = motion.cells.map((cell) => this.spot(cell)).filter((spot) => spot !== undefined);
    const [from, to] = [this.where(motion.seat), way[0]];
    if (motion.onRoad === 'here' && from) way.push(from);
    else if (motion.onRoad === 'back' && from && to)
      way.unshift(...this.course.between(to, this.#under(from)).reverse());
    else if (motion.onRoad && from && to) way.unshift(...this.course.between(this.#under(from), to));
    const beside = motion.beside && this.spot(motion.beside.cell, motion.beside.side);
    if (beside) way.push(beside);
    const other = motion.against === undefined ? undefined : this.where(motion.against);
    const here = way.at(-1) ?? this.where(motion.seat);
    if (other && here) {
      const [x, y] = [here.x + (other.x - here.x) * 0.45, here.y + (other.y - here.y) * 0.45];
      way.push({ ...here, x, y }, here);
    }
    return way;
  }

  /** The space that a car stands on or beside, whichever way it looks. */
  #under(car: Spot): Spot {
    let [best, least] = [car, Infinity];
    for (const space of this.spaces.values()) {
      const far = apart(car, space);
      if (space.element.dataset.along !== undefined && far < least) [best, least] = [space, far];
    }
    return best;
  }

  /** Leaves the marks of its tyres where a car slides, spins or brakes; the oldest marks fade away. */
  skid(motion: Motion, here = this.where(motion.seat)): void {
    if (!here) return;
    const slides = (motion.spins ?? 0) > 0 || motion.beside !== undefined;
    const way = slides ? [...braking(here, this.carScale), ...this.way(motion)] : braking(here, this.carScale);
    const marks = skidOf(way, motion.spins ?? 0, this.carScale);
    if (!marks) return;
    this.#layers.skids.append(drawn('path', { class: 'skid', d: marks.join('') }));
    while (this.#layers.skids.childElementCount > MOST_SKIDS) this.#layers.skids.firstElementChild?.remove();
  }

  /** The marks of what happened before this picture was there. Where a car stood is known from where it had come. */
  recallSkids(motions: Motion[]): void {
    const stood = new Map<number, Spot>();
    for (const motion of motions) {
      const { seat, cells, beside, spins, force } = motion;
      const way = this.way({ seat, cells });
      const end = way.at(-1);
      const from = stood.get(seat) ?? way[0];
      if (spins && from) this.skid({ ...motion, beside: beside?.cell === cells.at(-1) ? beside : undefined }, from);
      else if (force && end) this.skid({ seat, cells: [] }, end);
      if (end) stood.set(seat, end);
    }
  }

  // --- Targets and marks ---

  /** Spaces that can be chosen: drawn like the space itself, reached by pointer and by keyboard. */
  aim(targets: Target[], pick: (target: Target) => void, look?: (target: Target | null) => void, mover?: number): void {
    const taken = this.#carBoxes();
    const cars = taken.length;
    const focused = (document.activeElement as SVGElement | null)?.dataset?.target;
    const shapes: SVGElement[] = [];
    for (const target of targets) {
      const space = this.spaces.get(target.cell);
      if (!space) continue;
      const shape = outline(space.element);
      shape.setAttribute('class', `target ${target.tone ?? 'next'}`);
      shape.setAttribute('role', 'button');
      shape.setAttribute('tabindex', '0');
      shape.setAttribute('aria-label', target.label);
      shape.dataset.target = target.cell;
      const title = drawn('title', {});
      title.textContent = target.label;
      shape.append(title);
      shape.addEventListener('click', () => pick(target));
      shape.addEventListener('keydown', (event) => {
        const key = (event as KeyboardEvent).key;
        if (key === 'Enter' || key === ' ') {
          event.preventDefault();
          event.stopPropagation();
          pick(target);
        }
      });
      if (look) {
        for (const kind of ['pointerenter', 'focus']) shape.addEventListener(kind, () => look(target));
        for (const kind of ['pointerleave', 'blur']) shape.addEventListener(kind, () => look(null));
      }
      shapes.push(shape);
      if (target.note)
        shapes.push(
          this.#plate(space, taken, { kind: 'note', text: target.note, tone: target.tone, flame: target.flame }),
        );
    }
    this.#notes = taken.slice(cars);
    const grip = targets.some((target) => target.drag) && mover !== undefined ? this.where(mover) : undefined;
    if (grip) shapes.push(this.#grip(grip));
    this.#layers.targets.replaceChildren(...shapes);
    if (focused) {
      for (const shape of shapes) if (shape.dataset.target === focused) shape.focus({ preventScroll: true });
    }
  }

  /** Where the car is taken hold of to draw its way. */
  #grip(at: Spot): SVGElement {
    return drawn('circle', { class: 'grip', cx: at.x, cy: at.y, r: 30 * this.carScale });
  }

  /** Where the cars and their badges stand; above the one that drives it may be written what it threw. */
  #carBoxes(): Box[] {
    return [...this.#cars.values()].flatMap(({ pose, element, badge }) => {
      const size = 40 * pose.scale;
      const car = { x: pose.x, y: pose.y, width: size, height: size };
      const tag = { x: pose.x, y: pose.y - 1.2 * size, width: 4 * size, height: 1.3 * size };
      return [car, ...(badge ? [badge] : []), ...(element.classList.contains('current') ? [tag] : [])];
    });
  }

  /** A plate where it covers no car and no other plate; a thin line shows its space if it had to move. */
  #plate(at: Spot, taken: Box[], sign: Plate): SVGGElement {
    const scale = this.carScale * this.signs;
    const size = scale * (sign.kind === 'note' ? 0.85 : 1);
    const wide = plateWidth(sign) * size;
    const box = settle(at, wide, 22 * size, taken);
    taken.push(box);
    const plate = plateAt({ ...at, ...box }, sign, scale);
    if (Math.hypot(box.x - at.x, box.y - at.y) > 14 * scale) {
      const [x2, y2] = [(at.x - box.x) / scale, (at.y - box.y) / scale];
      plate.prepend(drawn('line', { class: 'leader', x2, y2 }));
    }
    return plate;
  }

  mark(marks: Mark[]): void {
    const size = this.carScale * this.signs;
    const lying = marks.flatMap(({ cell, dice }) => {
      const space = this.spaces.get(cell);
      return space && dice ? [diceBox(space, dice, size)] : [];
    });
    const taken = [...this.#carBoxes(), ...this.#notes, ...lying];
    const signs: SVGElement[] = [];
    const under: SVGElement[] = [];
    const hinted: SVGElement[] = [];
    const ways: SVGElement[] = [];
    for (const mark of marks) {
      if (mark.kind === 'way') {
        const spots = (mark.cells ?? []).map((cell) => this.spot(cell)).filter((spot) => spot !== undefined);
        ways.push(...wayOf(spots, mark.tone ?? ''));
        continue;
      }
      const space = this.spaces.get(mark.cell);
      if (!space || (mark.wordy && this.signs > 1)) continue;
      if (mark.kind === 'last' || mark.kind === 'zone' || mark.kind === 'advised') {
        const shape = outline(space.element);
        shape.setAttribute('class', mark.kind === 'last' ? 'last-move' : `${mark.kind} ${mark.tone ?? ''}`);
        // A hint lies over the spaces to choose from: it is one of them.
        (mark.kind === 'advised' ? hinted : under).push(shape);
      } else if (mark.kind === 'rival') signs.unshift(this.#rival(space, mark.title ?? ''));
      else if (mark.dice) signs.push(laidDice(space, mark.dice, mark, size, taken));
      else if (mark.kind === 'mud') signs.push(plateAt(mudOf(space), mark, this.carScale));
      else if (mark.kind === 'flag') signs.push(plateAt(space, mark, this.carScale));
      else if (mark.kind === 'landing') signs.push(plateAt(space, mark, this.carScale * this.signs));
      else signs.push(this.#plate(space, taken, mark));
    }
    this.#layers.last.replaceChildren(...under);
    this.#layers.marks.replaceChildren(...hinted, ...ways, ...signs);
  }

  /** A car that is not in this race, as a shadow of the first. */
  #rival(at: Spot, title: string): SVGElement {
    const rival = new Car(-1, this.#models.querySelector('#model-1'), this.carScale);
    rival.element.setAttribute('class', 'rival');
    rival.element.querySelector('[id^=plate]')?.remove();
    rival.restyle({ seat: -1, cell: '', label: title }, false);
    rival.stand({ ...at, scale: this.carScale });
    return rival.element;
  }
}

/** The picture as one image, so that the browser does not lay out its shapes. */
function imageOf(text: string): HTMLImageElement {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  image.onload = image.onerror = () => URL.revokeObjectURL(address);
  image.alt = '';
  image.draggable = false;
  image.src = address;
  return image;
}

const FORM = ['d', 'points', 'transform', 'x', 'y', 'width', 'height', 'r', 'cx', 'cy', 'rx'];

/** The outline of a space, without its styles. */
function outline(element: SVGElement): SVGElement {
  const shape = element.cloneNode(false) as SVGElement;
  for (const name of shape.getAttributeNames()) if (!FORM.includes(name)) shape.removeAttribute(name);
  return shape;
}

function spotOf(element: SVGElement): Spot {
  const { x, y, heading } = element.dataset;
  return { x: Number(x), y: Number(y), heading: Number(heading ?? 0) };
}

function rectOf(element: Element): Scene['box'] {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((side) =>
    Number(element.getAttribute(side)),
  );
  return { x, y, width, height };
}

/** A finish line lies where its transform puts it. */
function lineOf(element: Element | null): Spot | undefined {
  const [, x, y] = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(element?.getAttribute('transform') ?? '') ?? [];
  const [, heading = 0] = /rotate\(([-\d.]+)/.exec(element?.getAttribute('transform') ?? '') ?? [];
  return x === undefined || y === undefined ? undefined : { x: +x, y: +y, heading: +heading };
}

/** Where the picture itself wants the cars that share a space: `x y scale` of each in turn. */
function parkingPlace(drawn: string | undefined, rank: number): { x: number; y: number; scale: number } | undefined {
  const [x, y, scale] = (drawn ?? '')
    .split(' ')
    .slice(3 * rank, 3 * rank + 3)
    .map(Number);
  return x === undefined || y === undefined || scale === undefined ? undefined : { x, y, scale };
}

/** Where the mud of a corner lies: beside its road, so that the numbers stay in sight. */
function mudOf(space: Space): Spot {
  const { mudX, mudY } = space.element.dataset;
  return mudX === undefined || mudY === undefined ? space : { ...space, x: +mudX, y: +mudY };
}
