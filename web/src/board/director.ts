/** The director: whom the camera shows, and how much of the road round it. Pure, without a page.

A shot names what must be in the picture and what lies ahead. A car that drives is shown by one still picture of its whole
way where that fits, so that the car moves and not the ground; else the camera goes along. */
import { CLOSEST, held, overlap, type Box, type Look, type Size } from './camera';
import { apart, type Course } from './course';
import type { Spot } from './spot';

export interface Shot {
  /** Whom it shows; null for a place. */
  seat: number | null;
  /** What has to be in the picture; the first of it above all. */
  must: Spot[];
  /** What a plan or a hint lays: all of it, from further away if it must. */
  laid?: Spot[];
  /** What may be chosen, nearest first: all of it that can be told apart. */
  choices?: Spot[];
  /** Where the next limit stands, if one decides now: on a phone it is worth going further away for. */
  corner?: Spot;
  /** How far it is from one lane of this road to the next. */
  lane?: number;
  /** What lies ahead, nearest first: as much as there is room for. */
  ahead: Spot[];
  /** What comes after that: only if it fits without going further away. */
  beyond?: Spot[];
  /** It is seen from close by: the camera goes along rather than away. */
  close?: boolean;
  /** The picture in which a drive ends that leads over the line. */
  end?: Shot;
}

/** What covers the edges of the frame: headline, buttons. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Room {
  box: Box;
  frame: Size;
  insets: Insets;
  /** Other parts of the frame that nothing covers, in which a shot may fit better. */
  others?: Insets[];
  /** What of the board is drawn; else all of it. */
  land?: Box[];
  /** So much of the lower inset lies over the board: the camera may go so far beyond its lower edge. */
  covered?: number;
  /** The size of a car on this board. */
  scale: number;
}

/** Board units across the shorter side of the frame, when a car is followed. */
const SPAN = 560;
/** The scale at which spaces can be tapped, however small the frame is. */
const TAPPABLE = 0.72;
/** The scale at which cars can still be told apart. */
const LEAST = 0.3;
/** As many pixels of a space can be told from its neighbours: a finger takes the nearest, or rests and is shown them
 * larger. Where all that can be reached would be smaller, the camera stays with what is reached first. */
const THIN = 14;
/** Room round what is looked at, in board units at a scale of 1. */
const MARGIN = 46;
/** The same round spaces that may be chosen: half of the largest, with the plates beside it. */
const WIDER = 64;
/** How much further away the camera goes to get more of the road into the picture. */
const FARTHER = { desk: 0.6, phone: 0.82, close: 0.85 };
const PHONE = 420;
/** The camera has so many distances: pictures of one turn are mostly equally large, and only the ground moves. */
const DISTANCES = 4;
/** Stations after the next corner that are shown where there is room. */
const BEYOND = 6;
/** So much of what lies ahead is covered by nothing, even if the camera has to look beyond the board for that. */
const NEXT = 6;

/** From where a car stands to where a single throw takes it, in spots, */
const STEP = 3;
/** and how near the camera has to be to show that, in parts of how near it is at most. */
const CALM = 0.5;

// --- Whom ---

export interface Situation {
  /** From whose seat it is looked. */
  seat: number | null;
  /** Who is to decide. */
  pending: number[];
  /** Who has done something last. */
  mover: number | null;
  /** The own car is to be followed, whoever drives. */
  own: boolean;
}

/** Whom to show while nothing moves: who is asked; while one waits for one rival, that one. */
export function subject({ seat, pending, mover, own }: Situation): number | null {
  if (seat !== null && (own || pending.includes(seat))) return seat;
  // All decide at once, as in a planning phase: there is nothing to see at any of them.
  if (pending.length > 1 && seat !== null) return seat;
  return pending[0] ?? mover ?? seat;
}

// --- What ---

/** A car that stands: what is laid before it, the spaces it may choose, and the road up to the next corner. */
export function standing(course: Course, seat: number, car: Spot, choices: Spot[], laid: Spot[] = []): Shot {
  const ahead = course.ahead(car);
  return {
    seat,
    must: [car],
    laid,
    choices: nearestFirst(course, car, choices),
    corner: choices.length ? ahead.find((station) => station.limit) : undefined,
    lane: course.lane,
    ahead,
    beyond: course.onward(car, ahead.length + BEYOND).slice(ahead.length),
  };
}

/** A car that drives: its way from close by, then what lies ahead of its end where there is room. */
export function driving(course: Course, seat: number, from: Spot, way: Spot[]): Shot {
  const end = way.at(-1) ?? from;
  const beyond = course.onward(end, course.ahead(end).length + BEYOND);
  return { seat, must: [from, ...way], close: true, ahead: [], beyond };
}

/** The finish: the line and what is nearest to it, a car or the way; of the others what is seen from as near. */
export function finishing(course: Course, seat: number | null, way: Spot[]): Shot {
  const line = course.line ?? way.at(-1);
  if (!line) return { seat, must: [], ahead: [] };
  const nearest = way.toSorted((a, b) => apart(a, line) - apart(b, line));
  const [first, ...others] = nearest;
  const beyond = [...others, ...course.onward(line, 2)];
  return { seat, must: first ? [line, first] : [line], close: true, ahead: [], beyond };
}

/** A car that drives over the line: its way, and the line with it or at its end. */
export function arriving(course: Course, seat: number, from: Spot, way: Spot[]): Shot {
  return { ...driving(course, seat, from, way), end: finishing(course, seat, [from, ...way]) };
}

/** A place that somebody asked for. */
export const spotted = (seat: number | null, spots: Spot[]): Shot => ({ seat, must: spots, ahead: [] });

function nearestFirst(course: Course, car: Spot, spots: Spot[]): Spot[] {
  const start = course.at(car);
  const count = course.stations.length || 1;
  const far = (spot: Spot) => (course.at(spot) - start + count) % count;
  return spots
    .map((spot) => ({ spot, far: far(spot) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ spot }) => spot);
}

// --- How ---

const isPhone = ({ width, height }: Size): boolean => width < PHONE || height < PHONE;

/** How near the camera is at most when it shows a car, and how far away at least. */
function reach({ frame, scale }: Room, close = false): { near: number; far: number } {
  const shorter = Math.min(frame.width, frame.height);
  const near = Math.min(CLOSEST, Math.max(TAPPABLE, shorter / SPAN) / scale);
  return { near, far: near * FARTHER[close ? 'close' : isPhone(frame) ? 'phone' : 'desk'] };
}

/** Whether all that must be seen fits into one picture. */
export function fits(shot: Shot, room: Room): boolean {
  return zoomFor(shot.must, room) >= reach(room, shot.close).far;
}

/** A step or two that the present picture shows well enough: the camera stays, so that the ground does not leap at every
 * throw of a turn. */
export const holds = (shot: Shot, look: Look, room: Room): boolean =>
  shot.close === true &&
  shot.end === undefined &&
  shot.must.length <= STEP &&
  look.zoom >= CALM * reach(room).near &&
  isFree(shot.must, look, room);

/** How the camera plays a shot. */
export interface Take {
  look: Look;
  /** It goes along with the car, since its way does not fit into one picture. */
  follows: boolean;
  /** Where it waits for the car that crosses the line. */
  rest: Look | null;
}

/** A way that fits is one still picture, with the line if it leads over it. On a longer one the camera goes along with the
 * car, and has the line in the picture when the car comes there. */
export function staged(shot: Shot, room: Room): Take {
  const rest = shot.end ? framed(shot.end, room) : null;
  const follows = !fits({ ...shot, must: [...(shot.end?.must ?? []), ...shot.must] }, room);
  return { look: rest && !follows ? rest : framed(shot, room), follows, rest: follows ? rest : null };
}

/** Where the camera stands for a shot: in the part of the frame in which most of it is seen, and from nearest. */
export function framed(shot: Shot, room: Room): Look {
  const parts = [room.insets, ...(room.others ?? [])].map((insets) => framedIn(shot, { ...room, insets }));
  return parts.reduce((best, part) =>
    part.shown > best.shown || (part.shown === best.shown && part.look.zoom > 1.02 * best.look.zoom) ? part : best,
  ).look;
}

/** A shot in one part of the frame, and how much of what it asks for is in the picture. */
function framedIn(shot: Shot, room: Room): { look: Look; shown: number } {
  const { near, far } = reach(room, shot.close);
  const seen = [...shot.must];
  // What must be seen but does not fit is left out from its end: the first of it is what matters.
  while (seen.length > 1 && zoomFor(seen, room) < far) seen.pop();
  let zoom = Math.min(near, Math.max(far, zoomFor(seen, room)));
  const { laid = [], choices = [], corner, lane, ahead, beyond = [] } = shot;
  const widen = (spots: Spot[], limit: number, margin = MARGIN): void => {
    for (const spot of spots) {
      const wider = Math.min(zoom, zoomFor([...seen, spot], room, margin));
      if (wider < limit) break;
      zoom = wider;
      seen.push(spot);
    }
  };
  const least = LEAST / room.scale;
  const limit = (spots: Spot[], least: number) =>
    Math.min(zoom, far, Math.max(least, zoomFor([...seen, ...spots], room, WIDER)));
  widen(laid, limit(laid, least), WIDER);
  const apart = lane ? Math.max(least, THIN / lane) : least;
  widen(choices, limit(choices, apart), WIDER);
  const decisive = corner && isPhone(room.frame) ? [corner] : [];
  const farthest = limit(decisive, apart);
  widen(decisive, farthest, WIDER);
  const reached = seen.length;
  widen(ahead, far);
  const shown = seen.length;
  zoom = stepped(zoom, near, far, farthest);
  widen([...ahead, ...beyond], zoom);
  const look = { ...centre(seen, zoom, room.insets), zoom };
  const kept = keptIn(look, room);
  const clear = seen.slice(0, Math.max(shot.must.length + NEXT, reached));
  return { look: ashore(isFree(clear, kept, room) ? kept : keptIn(look, room, true), seen, room), shown };
}

/** The camera, moved so that as much drawn land as possible is in the picture, and these spots as free as they were. */
function ashore(look: Look, spots: Spot[], { frame, insets, covered = 0, scale, land }: Room): Look {
  if (!land || !spots.length) return look;
  const { left, right, top, bottom } = bounds(spots);
  const margin = (MARGIN * scale) / 2;
  const wide = frame.width / look.zoom;
  const high = (frame.height - covered) / look.zoom;
  /** Where the middle may be for all spots to be free, and where an edge of the land and of the frame would meet. */
  const places = (at: number, least: number, most: number, edges: number[]) => [
    at,
    ...(least > most ? [] : [least, most, ...edges.filter((edge) => edge > least && edge < most)]),
  ];
  const xs = places(
    look.x,
    right + margin - (frame.width / 2 - insets.right) / look.zoom,
    left - margin + (frame.width / 2 - insets.left) / look.zoom,
    land.flatMap(({ x, width }) => [x + wide / 2, x + width - wide / 2]),
  );
  const ys = places(
    look.y,
    bottom + margin - (frame.height / 2 - insets.bottom) / look.zoom,
    top - margin + (frame.height / 2 - insets.top) / look.zoom,
    land.flatMap(({ y, height }) => [y, y + height - high].map((edge) => edge + frame.height / 2 / look.zoom)),
  );
  const drawn = ({ x, y, zoom }: Look) => {
    const picture = { x: x - wide / 2, y: y - frame.height / 2 / zoom, width: wide, height: high };
    return land.reduce((sum, each) => sum + overlap(each, picture), 0);
  };
  /** Land is worth more than the way to it. */
  const worth = (each: Look) => drawn(each) - (0.1 * Math.hypot(each.x - look.x, each.y - look.y) * (wide + high)) / 2;
  const looks = xs.flatMap((x) => ys.map((y) => ({ ...look, x, y })));
  return looks.reduce((best, each) => (worth(each) > worth(best) ? each : best), look);
}

/** The nearest of the camera's distances at which as much is seen as at this one. */
function stepped(zoom: number, near: number, far: number, farthest: number): number {
  const step = (far / near) ** (1 / (DISTANCES - 1));
  return Math.max(farthest, near * step ** Math.ceil(Math.log(zoom / near) / Math.log(step) - 1e-6));
}

/** Whether nothing covers these spots. */
function isFree(spots: Spot[], look: Look, { frame, insets }: Room): boolean {
  const { left, right, top, bottom } = bounds(spots);
  const x = (at: number) => frame.width / 2 + (at - look.x) * look.zoom;
  const y = (at: number) => frame.height / 2 + (at - look.y) * look.zoom;
  return (
    x(left) >= insets.left &&
    x(right) <= frame.width - insets.right &&
    y(top) >= insets.top &&
    y(bottom) <= frame.height - insets.bottom
  );
}

/** Whether a spot is in the picture, above what covers its lower edge. */
export const isSeen = (spot: Spot, look: Look, room: Room): boolean =>
  isFree([spot], look, { ...room, insets: { top: 0, right: 0, bottom: room.covered ?? 0, left: 0 } });

/** Whether a spot is in a picture, or not further out of it than half its size. */
const isNear = (spot: Spot, look: Look, room: Room): boolean => {
  const { width, height } = room.frame;
  return isSeen(spot, look, { ...room, frame: { width: 2 * width, height: 2 * height } });
};

/** A camera that goes along with a car: it looks ahead of it, and follows softly, as far as in the time that has passed;
 * it goes to where it rests as soon as the car comes near that picture. The car is always in sight. */
export function along(look: Look, car: Spot, room: Room, elapsed = FRAME, rest: Look | null = null): Look {
  const angle = (car.heading * Math.PI) / 180;
  const lead = (0.2 * Math.min(room.frame.width, room.frame.height)) / look.zoom;
  const ahead = { x: car.x + Math.cos(angle) * lead, y: car.y + Math.sin(angle) * lead, zoom: look.zoom };
  const to = rest && isNear(car, rest, room) ? rest : ahead;
  const soft = 1 - (1 - SOFT) ** (elapsed / FRAME);
  const next = {
    x: look.x + (to.x - look.x) * soft,
    y: look.y + (to.y - look.y) * soft,
    zoom: look.zoom + (to.zoom - look.zoom) * soft,
  };
  return inSight(to === rest ? next : keptIn(next, room), car, room);
}

/** The camera, moved as far as needed for a car to be where nothing covers it. */
function inSight(look: Look, car: Spot, room: Room): Look {
  const { frame, insets, scale } = room;
  const held = (at: number, spot: number, size: number, low: number, high: number) => {
    const margin = Math.min((MARGIN * scale * look.zoom) / 2, Math.max(0, size - low - high) / 4);
    const most = spot + (size / 2 - low - margin) / look.zoom;
    return Math.max(Math.min(at, most), spot - (size / 2 - high - margin) / look.zoom);
  };
  const x = held(look.x, car.x, frame.width, insets.left, insets.right);
  const y = held(look.y, car.y, frame.height, insets.top, insets.bottom);
  return x === look.x && y === look.y ? look : keptIn({ x, y, zoom: look.zoom }, room, true);
}

/** A camera that stays on the board, and has all of it above what covers the frame's lower edge; or, where what is
 * looked at lies at an edge of the board, beside what covers the other edges of the frame. */
function keptIn(look: Look, { box, frame, insets, covered = 0 }: Room, beside = false): Look {
  const { left, top, right, bottom } = beside ? insets : { left: 0, top: 0, right: 0, bottom: covered };
  const wider = {
    x: box.x - left / look.zoom,
    y: box.y - top / look.zoom,
    width: box.width + (left + right) / look.zoom,
    height: box.height + (top + bottom) / look.zoom,
  };
  const { x, y } = held(look, wider, frame);
  return { x, y, zoom: held(look, box, frame).zoom };
}
/** So much of the way in a frame, in milliseconds, at sixty a second. */
const SOFT = 0.09;
const FRAME = 1000 / 60;

/** Whether the way from one picture to another is too far to be flown over: it is a cut then. */
export function isCut(from: Look, to: Look, frame: Size): boolean {
  const zoom = Math.min(from.zoom, to.zoom);
  const away = Math.hypot((to.x - from.x) * zoom, (to.y - from.y) * zoom);
  return away > 1.3 * Math.max(frame.width, frame.height);
}

/** Whether two pictures are the same as far as can be seen. */
export const isSame = (a: Look, b: Look): boolean =>
  Math.abs(a.zoom / b.zoom - 1) < 0.01 && Math.hypot(a.x - b.x, a.y - b.y) * a.zoom < 3;

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function bounds(spots: Spot[]): Bounds {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The zoom at which these spots fill the free part of the frame. */
function zoomFor(spots: Spot[], { frame, insets, scale }: Room, margin = MARGIN): number {
  if (!spots.length) return Infinity;
  const { left, right, top, bottom } = bounds(spots);
  const around = 2 * margin * scale;
  const wide = Math.max(80, frame.width - insets.left - insets.right);
  const high = Math.max(80, frame.height - insets.top - insets.bottom);
  return Math.min(wide / (right - left + around), high / (bottom - top + around));
}

function centre(spots: Spot[], zoom: number, insets: Insets): { x: number; y: number } {
  if (!spots.length) return { x: 0, y: 0 };
  const { left, right, top, bottom } = bounds(spots);
  return {
    x: (left + right) / 2 + (insets.right - insets.left) / 2 / zoom,
    y: (top + bottom) / 2 + (insets.bottom - insets.top) / 2 / zoom,
  };
}
