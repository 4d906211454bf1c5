/** The board as something to play on: the server's picture below, and above it cars, targets and marks.

The picture never changes while a leg lasts. It is shown as an image, because its thousands of shapes would else be gone
through whenever a car moves a little; what moves lies in a drawing above it with the same coordinates. Spaces are known
from the picture's text, cars are copies of the models in it.
*/

import { settle, type Box } from './plates';
import { braking, skidOf } from './skid';

const SVG = 'http://www.w3.org/2000/svg';

/** Marks on the road that stay. */
const MOST_SKIDS = 10;

export interface Spot {
  x: number;
  y: number;
  heading: number;
}

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

/** A small sign on the board. `last`, `zone` and `advised` tint the space itself, `way` is a line through `cells`,
 * `rival` is the shadow of a car that drove here before. */
export interface Mark {
  cell: string;
  kind: 'die' | 'chip' | 'flag' | 'mud' | 'ghost' | 'last' | 'zone' | 'advised' | 'way' | 'rival';
  text?: string;
  /** Dice that lie on the space, `text` is written below them. */
  dice?: LaidDie[];
  cells?: string[];
  tone?: string;
  title?: string;
  /** The text is an amount of Heat. */
  flame?: boolean;
  /** What stands before the flame. */
  lead?: string;
}

/** What is written on a plate: of a mark, or the note of a target. */
type Plate = Pick<Mark, 'text' | 'tone' | 'title' | 'flame' | 'lead'> & { kind: Mark['kind'] | 'note' };

/** A car's way through spaces. */
export interface Motion {
  seat: number;
  cells: string[];
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
  readonly carScale: number;
  /** Where the finish line is, if the board has one. */
  readonly line: Spot | undefined;
  #cars = new Map<number, Car>();
  #watchers = new Map<number, Set<(spot: Spot) => void>>();
  #models: Element;
  /** Where the notes of targets lie. */
  #notes: Box[] = [];
  #layers: Record<'names' | 'skids' | 'last' | 'targets' | 'marks' | 'cars', SVGGElement>;

  constructor(text: string) {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    const root = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
    const [x = 0, y = 0, width = 1, height = 1] = (root.getAttribute('viewBox') ?? '').split(/[ ,]+/).map(Number);
    this.box = { x, y, width, height };
    this.board = imageOf(text);
    this.#models = root;
    this.carScale = Number(root.dataset.scale ?? 1) || 1;
    for (const element of root.querySelectorAll<SVGGraphicsElement>('[data-x][data-y]')) {
      const cell = element.dataset.spot ?? element.dataset.cell ?? element.id;
      if (cell) this.spaces.set(cell, { cell, element, ...spotOf(element) });
    }
    this.line = lineOf(root.querySelector('.finish-line'));
    this.stage = document.createElementNS(SVG, 'svg');
    this.stage.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    this.stage.setAttribute('class', `stage ${root.getAttribute('class') ?? ''}`);
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
    const layer = document.createElementNS(SVG, 'g');
    layer.setAttribute('class', `stage-${name}`);
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
      car = new Car(seat, model, this.carScale, (spot) => this.#watchers.get(seat)?.forEach((moved) => moved(spot)));
      this.#cars.set(seat, car);
      this.#layers.cars.append(car.element);
    }
    return car;
  }

  where(seat: number): Spot | undefined {
    return this.#cars.get(seat)?.pose;
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

  /** Calls back whenever the car is somewhere else; the answer ends that. */
  watch(seat: number, moved: (spot: Spot) => void): () => void {
    const watchers = this.#watchers.get(seat) ?? new Set();
    this.#watchers.set(seat, watchers.add(moved));
    return () => watchers.delete(moved);
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

  /** Leaves the marks of its tyres where a car slides, spins or brakes; the oldest marks fade away. */
  skid(motion: Motion, here = this.where(motion.seat)): void {
    if (!here) return;
    const slides = (motion.spins ?? 0) > 0 || motion.beside !== undefined;
    const way = slides ? [...braking(here, this.carScale), ...this.way(motion)] : braking(here, this.carScale);
    const marks = skidOf(way, motion.spins ?? 0, this.carScale);
    if (!marks) return;
    const skid = document.createElementNS(SVG, 'path');
    skid.setAttribute('class', 'skid');
    skid.setAttribute('d', marks.join(''));
    this.#layers.skids.append(skid);
    while (this.#layers.skids.childElementCount > MOST_SKIDS) this.#layers.skids.firstElementChild?.remove();
  }

  /** The marks of what happened before this picture was there. Where a car stood is known from where it had come. */
  recallSkids(motions: Motion[]): void {
    const stood = new Map<number, Spot>();
    for (const motion of motions) {
      const { seat, cells, beside, spins, force } = motion;
      const way = this.way({ seat, cells });
      const end = way.at(-1);
      if (spins)
        this.skid({ ...motion, beside: beside?.cell === cells.at(-1) ? beside : undefined }, stood.get(seat) ?? way[0]);
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
      const title = document.createElementNS(SVG, 'title');
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
    const grip = document.createElementNS(SVG, 'circle');
    grip.setAttribute('class', 'grip');
    grip.setAttribute('cx', String(at.x));
    grip.setAttribute('cy', String(at.y));
    grip.setAttribute('r', String(30 * this.carScale));
    return grip;
  }

  /** Where the cars stand; above the one that drives it may be written what it threw. */
  #carBoxes(): Box[] {
    return [...this.#cars.values()].flatMap(({ pose, element }) => {
      const size = 40 * pose.scale;
      const car = { x: pose.x, y: pose.y, width: size, height: size };
      const tag = { x: pose.x, y: pose.y - 1.2 * size, width: 4 * size, height: 1.3 * size };
      return element.classList.contains('current') ? [car, tag] : [car];
    });
  }

  /** A plate where it covers no car and no other plate; a thin line shows its space if it had to move. */
  #plate(at: Spot, taken: Box[], sign: Plate): SVGGElement {
    const size = this.carScale * (sign.kind === 'note' ? 0.85 : 1);
    const wide = plateWidth(sign) * size;
    const box = settle(at, wide, 22 * size, taken);
    taken.push(box);
    const plate = this.#chip({ ...at, ...box }, sign);
    if (Math.hypot(box.x - at.x, box.y - at.y) > 14 * this.carScale) {
      const leader = document.createElementNS(SVG, 'line');
      leader.setAttribute('class', 'leader');
      leader.setAttribute('x2', String((at.x - box.x) / this.carScale));
      leader.setAttribute('y2', String((at.y - box.y) / this.carScale));
      plate.prepend(leader);
    }
    return plate;
  }

  mark(marks: Mark[]): void {
    const taken = [...this.#carBoxes(), ...this.#notes];
    const signs: SVGElement[] = [];
    const under: SVGElement[] = [];
    const ways: SVGElement[] = [];
    for (const mark of marks) {
      if (mark.kind === 'way') {
        ways.push(...this.#way(mark.cells ?? [], mark.tone ?? ''));
        continue;
      }
      const space = this.spaces.get(mark.cell);
      if (!space) continue;
      if (mark.kind === 'last' || mark.kind === 'zone' || mark.kind === 'advised') {
        const shape = outline(space.element);
        shape.setAttribute('class', mark.kind === 'last' ? 'last-move' : `${mark.kind} ${mark.tone ?? ''}`);
        under.push(shape);
      } else if (mark.kind === 'rival') signs.unshift(this.#rival(space, mark.title ?? ''));
      else if (mark.dice) signs.push(this.#laid(space, mark.dice, mark));
      else if (mark.kind === 'mud') signs.push(this.#chip(mudOf(space), mark));
      else if (mark.kind === 'flag') signs.push(this.#chip(space, mark));
      else signs.push(this.#plate(space, taken, mark));
    }
    this.#layers.last.replaceChildren(...under);
    this.#layers.marks.replaceChildren(...ways, ...signs);
  }

  /** A car that is not in this race, as a shadow of the first. */
  #rival(at: Spot, title: string): SVGElement {
    const rival = new Car(-1, this.#models.querySelector('#model-1'), this.carScale, () => undefined);
    rival.element.setAttribute('class', 'rival');
    rival.element.querySelector('[id^=plate]')?.remove();
    rival.restyle({ seat: -1, cell: '', label: title }, false);
    rival.stand({ ...at, scale: this.carScale });
    return rival.element;
  }

  /** A line through the middle of cells, with an edge so that it is seen on any ground. */
  #way(cells: string[], tone: string): SVGElement[] {
    const spots = cells.map((cell) => this.spot(cell)).filter((spot) => spot !== undefined);
    if (spots.length < 2) return [];
    const points: string[] = [];
    for (let at = 0; at < spots.length - 1; at += 0.25) {
      const { x, y } = along(spots, at);
      points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    const end = spots.at(-1) as Spot;
    const d = `M${points.join('L')}L${end.x} ${end.y}`;
    return ['way-edge', 'way'].map((name) => {
      const line = document.createElementNS(SVG, 'path');
      line.setAttribute('class', `${name} ${tone}`);
      line.setAttribute('d', d);
      return line;
    });
  }

  /** Dice one behind another in the direction of the road, and below them a text. */
  #laid(at: Spot, dice: LaidDie[], mark: Mark): SVGGElement {
    const laid = document.createElementNS(SVG, 'g');
    laid.setAttribute('class', `laid ${mark.tone ?? ''}`);
    laid.setAttribute('transform', `translate(${at.x} ${at.y}) scale(${this.carScale})`);
    const angle = (at.heading * Math.PI) / 180;
    dice.forEach((die, index) => {
      const away = (index - (dice.length - 1) / 2) * 22;
      const body = document.createElementNS(SVG, 'g');
      body.setAttribute('class', `laid-die ${die.look}`);
      body.setAttribute('transform', `translate(${Math.cos(angle) * away} ${Math.sin(angle) * away})`);
      const square = document.createElementNS(SVG, 'rect');
      for (const [name, value] of Object.entries({ x: -10, y: -10, width: 20, height: 20, rx: 5 }))
        square.setAttribute(name, String(value));
      const face = document.createElementNS(SVG, 'text');
      face.setAttribute('y', '5');
      face.textContent = die.text;
      body.append(square, face);
      laid.append(body);
    });
    if (mark.text) {
      const note = document.createElementNS(SVG, 'text');
      note.setAttribute('class', 'laid-note');
      note.setAttribute('y', '22');
      note.textContent = mark.text;
      laid.append(note);
    }
    if (mark.title) {
      const words = document.createElementNS(SVG, 'title');
      words.textContent = mark.title;
      laid.append(words);
    }
    return laid;
  }

  /** A small plate with a text, in the scale of the cars. */
  #chip(at: Spot, { kind, text = '', tone = '', title, flame, lead = '' }: Plate): SVGGElement {
    const chip = document.createElementNS(SVG, 'g');
    chip.setAttribute('class', `mark mark-${kind} ${tone}`);
    chip.setAttribute('transform', `translate(${at.x} ${at.y}) scale(${this.carScale})`);
    const width = plateWidth({ text, flame, lead });
    const led = leadWidth(lead);
    const plate = document.createElementNS(SVG, 'rect');
    for (const [name, value] of Object.entries({
      x: -width / 2,
      y: -11,
      width,
      height: 22,
      rx: kind === 'die' ? 5 : 11,
    }))
      plate.setAttribute(name, String(value));
    const label = document.createElementNS(SVG, 'text');
    label.setAttribute('y', '5');
    if (flame) label.setAttribute('x', String(7 + led / 2));
    label.textContent = text;
    chip.append(plate, label);
    if (lead) {
      const before = document.createElementNS(SVG, 'text');
      before.setAttribute('y', '5');
      before.setAttribute('x', String((led - width) / 2 + 4));
      before.textContent = lead;
      chip.append(before);
    }
    if (flame) {
      const flame = document.createElementNS(SVG, 'path');
      flame.setAttribute('class', 'flame');
      flame.setAttribute('d', FLAME);
      flame.setAttribute('transform', `translate(${-width / 2 + 4 + led} -7.500) scale(0.62)`);
      chip.append(flame);
    }
    if (title) {
      const words = document.createElementNS(SVG, 'title');
      words.textContent = title;
      chip.append(words);
    }
    return chip;
  }
}

/** The sign of Heat, in a square of 24. */
const FLAME =
  'M12 1.500c1 4.500 6.500 7 6.500 13a6.500 6.500 0 0 1-13 0c0-3 1.500-4.500 2.500-6.500.6 1.600 1.300 2.500 2.200 3 .6-3.300-.2-6 1.800-9.500z';

const LETTER = 8.5;
const leadWidth = (lead = ''): number => (lead ? lead.length * LETTER + 3 : 0);
const plateWidth = ({ text = '', flame, lead }: Pick<Mark, 'text' | 'flame' | 'lead'>): number =>
  Math.max(22, 8 + text.length * LETTER) + (flame ? 14 : 0) + leadWidth(lead);

/** One car on the stage. */
class Car {
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

/** A place on a smooth line through the points, `at` counted in points. */
export function along(points: Spot[], at: number): Spot {
  const index = Math.min(points.length - 2, Math.max(0, Math.floor(at)));
  const part = at - index;
  const from = points[index] as Spot;
  const to = points[index + 1] as Spot;
  const before = points[index - 1] ?? from;
  const after = points[index + 2] ?? to;
  const turn = ((to.heading - from.heading + 540) % 360) - 180;
  return {
    x: spline(before.x, from.x, to.x, after.x, part),
    y: spline(before.y, from.y, to.y, after.y, part),
    heading: from.heading + turn * part,
  };
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
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

/** Where one of several cars on a space stands: side by side, smaller, in the direction of the road. */
export function parked(
  spot: Spot,
  rank: number,
  count: number,
  scale: number,
  turned: boolean,
): Spot & { scale: number } {
  const heading = spot.heading + (turned ? 180 : 0);
  if (count === 1) return { x: spot.x, y: spot.y, heading, scale };
  const small = scale * 0.68;
  const angle = (spot.heading * Math.PI) / 180;
  const ahead = (0.5 - (rank % 2)) * 30 * small;
  const aside = (Math.floor(rank / 2) - (Math.ceil(count / 2) - 1) / 2) * 24 * small;
  return {
    x: spot.x + Math.cos(angle) * ahead - Math.sin(angle) * aside,
    y: spot.y + Math.sin(angle) * ahead + Math.cos(angle) * aside,
    heading,
    scale: small,
  };
}
