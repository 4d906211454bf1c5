/** How marks are drawn: plates with a text, dice that lie on a space, the line of a way. */
import { beside, type Box } from './plates';
import type { LaidDie, Mark } from './scene';
import { along, type Spot } from './spot';

const SVG = 'http://www.w3.org/2000/svg';

/** What is written on a plate: of a mark, or the note of a target. */
export type Plate = Pick<Mark, 'text' | 'tone' | 'title' | 'flame' | 'dent' | 'lead'> & { kind: Mark['kind'] | 'note' };

/** The sign of Heat, in a square of 24. */
const FLAME =
  'M12 1.500c1 4.500 6.500 7 6.500 13a6.500 6.500 0 0 1-13 0c0-3 1.500-4.500 2.500-6.500.6 1.600 1.300 2.500 2.200 3 .6-3.300-.2-6 1.800-9.500z';
/** The sign of damage, as large. */
const DENT =
  'M12 1l2.300 6 5.500-3.300-2 6.100 5.700 2.200-5.700 2.200 2 6.100-5.500-3.300L12 23l-2.300-6-5.500 3.300 2-6.100L.5 12l5.700-2.200-2-6.100L9.700 7z';
const LETTER = 8.5;
/** The text beside laid dice. */
const NOTE = { letter: 7.5, height: 16 };

/** An element of a drawing with these attributes. */
export function drawn<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function written(text: string, attributes: Record<string, string | number>): SVGTextElement {
  const element = drawn('text', attributes);
  element.textContent = text;
  return element;
}

function titled(text: string): SVGTitleElement {
  const title = drawn('title', {});
  title.textContent = text;
  return title;
}

/** A line through spots, with an edge so that it is seen on any ground. */
export function wayOf(spots: Spot[], tone: string): SVGElement[] {
  const end = spots.at(-1);
  if (spots.length < 2 || !end) return [];
  const points: string[] = [];
  for (let at = 0; at < spots.length - 1; at += 0.25) {
    const { x, y } = along(spots, at);
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  const d = `M${points.join('L')}L${end.x} ${end.y}`;
  return ['way-edge', 'way'].map((name) => drawn('path', { class: `${name} ${tone}`, d }));
}

const DIE = 20;
/** From die to die. */
const APART = 22;

/** Where the dice of a space lie. */
export function diceBox({ x, y, heading }: Spot, dice: LaidDie[], scale: number): Box {
  const [angle, more] = [(heading * Math.PI) / 180, APART * (dice.length - 1)];
  const long = (part: number) => (DIE + more * Math.abs(part)) * scale;
  return { x, y, width: long(Math.cos(angle)), height: long(Math.sin(angle)) };
}

/** Dice one behind another in the direction of the road, and beside them a text. */
export function laidDice(at: Spot, dice: LaidDie[], mark: Mark, scale: number, taken: Box[]): SVGGElement {
  const laid = drawn('g', {
    class: `laid ${mark.tone ?? ''}`,
    transform: `translate(${at.x} ${at.y}) scale(${scale})`,
  });
  const angle = (at.heading * Math.PI) / 180;
  dice.forEach((die, index) => {
    const away = (index - (dice.length - 1) / 2) * APART;
    const transform = `translate(${Math.cos(angle) * away} ${Math.sin(angle) * away})`;
    const body = drawn('g', { class: `laid-die ${die.look}`, transform });
    const rect = { x: -DIE / 2, y: -DIE / 2, width: DIE, height: DIE, rx: 5 };
    body.append(drawn('rect', rect), written(die.text, { y: 5 }));
    laid.append(body);
  });
  if (mark.text) {
    const note = beside(diceBox(at, dice, scale), mark.text.length * NOTE.letter * scale, NOTE.height * scale, taken);
    taken.push(note);
    const place = { x: (note.x - at.x) / scale, y: (note.y - at.y) / scale + NOTE.height / 4 };
    laid.append(written(mark.text, { class: 'laid-note', ...place }));
  }
  if (mark.title) laid.append(titled(mark.title));
  return laid;
}

/** A small plate with a text, in the scale of the cars. */
export function plateAt(at: Spot, plate: Plate, scale: number): SVGGElement {
  const { kind, text = '', tone = '', title, flame, dent, lead = '' } = plate;
  const transform = `translate(${at.x} ${at.y}) scale(${scale})`;
  const sign = drawn('g', { class: `mark mark-${kind} ${tone}`, transform });
  const width = plateWidth(plate);
  const led = leadWidth(lead);
  sign.append(drawn('rect', { x: -width / 2, y: -11, width, height: 22, rx: kind === 'die' ? 5 : 11 }));
  sign.append(written(text, flame || dent ? { y: 5, x: 7 + led / 2 } : { y: 5 }));
  if (lead) sign.append(written(lead, { y: 5, x: (led - width) / 2 + 4 }));
  if (dent) {
    const x = text ? -width / 2 + 4 : -7.5;
    sign.append(drawn('path', { class: 'dent', d: DENT, transform: `translate(${x} -7.500) scale(0.62)` }));
  }
  if (flame) {
    const moved = `translate(${-width / 2 + 4 + led} -7.500) scale(0.62)`;
    sign.append(drawn('path', { class: 'flame', d: FLAME, transform: moved }));
  }
  if (title) sign.append(titled(title));
  return sign;
}

const leadWidth = (lead = ''): number => (lead ? lead.length * LETTER + 3 : 0);

/** How wide the plate of a sign is in the scale of the cars. */
export const plateWidth = ({ text = '', flame, dent, lead }: Pick<Mark, 'text' | 'flame' | 'dent' | 'lead'>): number =>
  Math.max(22, 8 + text.length * LETTER) + (flame || (dent && text) ? 14 : 0) + leadWidth(lead);
