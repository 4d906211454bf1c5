/** What somebody looks at on a board: moved by dragging, nearer and farther by wheel, fingers and buttons. */
export type Box = [x: number, y: number, width: number, height: number];
/** Left, top, width and height, as the server sends them. */
export const boxOf = ([x = 0, y = 0, width = 1, height = 1]: number[]): Box => [x, y, width, height];

export type Spot = { clientX: number; clientY: number };

export class Looking {
  /** Null is everything. */
  at = $state.raw<Box | null>(null);
  frame = $state<SVGSVGElement>();
  readonly #whole: () => Box;
  readonly #closest: number;

  constructor(whole: () => Box, closest: number) {
    this.#whole = whole;
    this.#closest = closest;
  }

  get box(): Box {
    return this.at ?? this.#whole();
  }

  get view(): string {
    return this.box.map((value) => value.toFixed(1)).join(' ');
  }

  pointOf({ clientX, clientY }: Spot): DOMPoint {
    return new DOMPoint(clientX, clientY).matrixTransform(this.frame?.getScreenCTM()?.inverse());
  }

  zoom(by: number, spot?: Spot): void {
    const [x, y, width, height] = this.box;
    const point = spot ? this.pointOf(spot) : new DOMPoint(x + width / 2, y + height / 2);
    const most = Math.max(this.#whole()[2] * 1.3, this.#closest);
    const share = Math.min(Math.max(width * by, this.#closest), most) / width;
    this.at = [point.x - (point.x - x) * share, point.y - (point.y - y) * share, width * share, height * share];
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) / 300), event);
  }

  drag(from: Spot, to: Spot): void {
    const [a, b] = [this.pointOf(from), this.pointOf(to)];
    const [x, y, width, height] = this.box;
    this.at = [x + a.x - b.x, y + a.y - b.y, width, height];
  }

  /** Two fingers, one of which has moved. */
  pinch(before: Spot, now: Spot, other: Spot): void {
    const far = (spot: Spot) => Math.hypot(spot.clientX - other.clientX, spot.clientY - other.clientY);
    const middle = { clientX: (now.clientX + other.clientX) / 2, clientY: (now.clientY + other.clientY) / 2 };
    this.zoom(far(before) / Math.max(1, far(now)), middle);
  }
}
