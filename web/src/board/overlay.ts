/** What lies on the board and moves with the camera: dice on the road, tags at cars.

`Board` renders its children into a layer above the cars, with one pixel of the layer a unit of the board: what is put at
`translate(x, y)` stands there whatever the camera does. The layer takes no pointer events. Nothing in it is laid out while
the camera moves, so children should move by `transform` and `opacity` only.
*/
import type { Companion } from './car';
import type { Scene } from './scene';
import type { Spot } from './spot';

/** A place on the layer in pixels, and the direction of the road there in degrees, clockwise from the right. */
export interface Place {
  x: number;
  y: number;
  angle: number;
}

export interface Overlay {
  readonly width: number;
  readonly height: number;
  /** How large a car is on this board: what fits on the road at 1 is drawn so much larger or smaller. */
  readonly scale: number;
  /** Where a car is now, also while it drives. */
  place(seat: number): Place | undefined;
  /** Where the other cars are. */
  others(seat: number): Place[];
  /** On the road ahead of a car, so many spaces from it. */
  ahead(seat: number, spaces: number): Place | undefined;
  /** The middle of a space. */
  cell(cell: string): Place | undefined;
  /** Something goes along with a car; the answer ends that. */
  accompany(seat: number, companion: Companion<Place>): () => void;
}

export function overlayOf(scene: Scene): Overlay {
  const { x, y, width, height } = scene.box;
  const placed = (spot: Spot): Place => ({ x: spot.x - x, y: spot.y - y, angle: spot.heading });
  const place = (spot: Spot | undefined): Place | undefined => spot && placed(spot);
  return {
    width,
    height,
    scale: scene.carScale,
    place: (seat) => place(scene.where(seat)),
    others: (seat) => scene.others(seat).map(placed),
    ahead: (seat, spaces) => place(scene.ahead(seat, spaces)),
    cell: (cell) => place(scene.spot(cell)),
    accompany: (seat, { stands, drives }) =>
      scene.accompany(seat, {
        stands: (spot) => stands(placed(spot)),
        drives: (way, duration) => drives(way.map(placed), duration),
      }),
  };
}
