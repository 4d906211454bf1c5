/** How marks are drawn: plates with a text, dice that lie on a space, the line of a way. */
import type { LaidDie, Mark } from './scene';
import { along, type Spot } from './spot';

const SVG = 'http://www.w3.org/2000/svg';

/** What is written on a plate: of a mark, or the note of a target. */
export type Plate = Pick<Mark, 'text' | 'tone' | 'title' | 'flame' | 'lead'> & { kind: Mark['kind'] | 'note' };

/** The sign of Heat, in a square of 24. */
const FLAME =
  'M12 1.500c1 4.500 6.500 7 6.500 13a6.500 6.500 0 0 1-13 0c0-3 1.500-4.500 2.500-6.500.6 1.600 1.300 2.500 2.200 3 .6-3.300-.2-6 1.800-9.500z';
const LETTER = 8.5;

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

/** Dice one behind another in the direction of the road, and below them a text. */
export function laidDice(at: Spot, dice: LaidDie[], mark: Mark, scale: number): SVGGElement {
  const laid = drawn('g', {
    class: `laid ${mark.tone ?? ''}`,
    transform: `translate(${at.x} ${at.y}) scale(${scale})`,
  });
  const angle = (at.heading * Math.PI) / 180;
  dice.forEach((die, index) => {
    const away = (index - (dice.length - 1) / 2) * 22;
    const transform = `translate(${Math.cos(angle) * away} ${Math.sin(angle) * away})`;
    const body = drawn('g', { class: `laid-die ${die.look}`, transform });
    body.append(drawn('rect', { x: -10, y: -10, width: 20, height: 20, rx: 5 }), written(die.text, { y: 5 }));
    laid.append(body);
  });
  if (mark.text) laid.append(written(mark.text, { class: 'laid-note', y: 22 }));
  if (mark.title) laid.append(titled(mark.title));
  return laid;
}

/** A small plate with a text, in the scale of the cars. */
export function plateAt(at: Spot, plate: Plate, scale: number): SVGGElement {
  const { kind, text = '', tone = '', title, flame, lead = '' } = plate;
  const transform = `translate(${at.x} ${at.y}) scale(${scale})`;
  const sign = drawn('g', { class: `mark mark-${kind} ${tone}`, transform });
  const width = plateWidth(plate);
  const led = leadWidth(lead);
  sign.append(drawn('rect', { x: -width / 2, y: -11, width, height: 22, rx: kind === 'die' ? 5 : 11 }));
  sign.append(written(text, flame ? { y: 5, x: 7 + led / 2 } : { y: 5 }));
  if (lead) sign.append(written(lead, { y: 5, x: (led - width) / 2 + 4 }));
  if (flame) {
    const moved = `translate(${-width / 2 + 4 + led} -7.500) scale(0.62)`;
    sign.append(drawn('path', { class: 'flame', d: FLAME, transform: moved }));
  }
  if (title) sign.append(titled(title));
  return sign;
}

const leadWidth = (lead = ''): number => (lead ? lead.length * LETTER + 3 : 0);

/** How wide the plate of a sign is in the scale of the cars. */
export const plateWidth = ({ text = '', flame, lead }: Pick<Mark, 'text' | 'flame' | 'lead'>): number =>
  Math.max(22, 8 + text.length * LETTER) + (flame ? 14 : 0) + leadWidth(lead);
