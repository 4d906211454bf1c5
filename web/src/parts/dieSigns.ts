/** What is drawn on dice: signs as paths and the pips of an ordinary die, in a square of 32 units. */

/** By the text that names the sign where nothing can be drawn. */
export const SIGNS: Record<string, string> = {
  '→': 'M5.500 13h11V7.500L27 16l-10.500 8.500V19h-11Z',
  '▼': 'M5 8.500 16 15l11-6.500V14.500L16 21 5 14.500ZM5 17l11 6.500L27 17v5L16 28.500 5 22Z',
  '▲': 'M18.500 3 7 18h7l-2 11L24 13.500h-7.500Z',
  '»': 'M5 6h6l7 10-7 10H5l7-10ZM15 6h6l7 10-7 10h-6l7-10Z',
};

/** A warning: the triangle, and the mark in it. */
export const WARNING = 'M16 4 29 27H3Z';
export const WARNING_MARK = 'M14.500 11h3l-.6 8.500h-1.800ZM16 21a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400Z';

const [LOW, MIDDLE, HIGH] = [8.5, 16, 23.5];
const CORNERS: [number, number][] = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];

/** Where the pips of a number lie. */
export function pips(number: number): [x: number, y: number][] {
  const pairs = CORNERS.slice(0, number - (number % 2));
  return number % 2 ? [...pairs, [MIDDLE, MIDDLE]] : pairs;
}
