/** Tells whether there is more below what is seen of a node that scrolls, and covers what its edges would cut. */
import { ACTS, naturalEnd } from './fitting';

/** So little hidden is nothing worth a sign. */
const LITTLE = 14;
/** Higher things may be cut: little would be left to see. */
const HIGH = 84;
/** Rows of unequal height beside one another are looked at so often. */
const LOOKS = 3;
/** Nothing has moved for so long. */
const REST = 120;

interface Span {
  top: number;
  bottom: number;
}

/** How much beside an edge has to be covered so that it cuts nothing: above a lower edge, below an upper one. */
export function cut(rows: Span[], edge: number, side: 'lower' | 'upper'): number {
  let end = edge;
  for (let looks = 0; looks < LOOKS; looks += 1)
    for (const { top, bottom } of rows)
      if (bottom - top < HIGH && top < end - 1 && bottom > end + 1) end = side === 'lower' ? top : bottom;
  const much = Math.abs(edge - end);
  return much > HIGH ? 0 : Math.ceil(much);
}

/** It sticks to the lower edge, and all of it is seen there. */
const isStuck = (each: HTMLElement, frame: Span): boolean => {
  const { bottom } = each.getBoundingClientRect();
  return naturalEnd(each) > bottom + 1 && bottom <= frame.bottom + 1;
};

/** `--veil` and `--lid` cover the edges of the node; `--lift` and `--hem` what the tools and what plays the decision
 * would cut where they stick to its lower edge. */
function cover(node: HTMLElement): void {
  const frame = node.getBoundingClientRect();
  const stuck = [...node.querySelectorAll<HTMLElement>(`:is(${ACTS}), .tools.all`)].filter((each) =>
    isStuck(each, frame),
  );
  const act = stuck.find((each) => !each.matches('.tools'));
  const tools = stuck.find((each) => each.matches('.tools'));
  const rows = [...node.querySelectorAll<HTMLElement>('*')]
    .filter((each) => !each.matches('.veil, .lid'))
    .filter((each) => !stuck.some((held) => held.contains(each) || each.contains(held)))
    .filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect());
  const scrolled = node.scrollTop > 1;
  const set = (name: string, size: number) => node.style.setProperty(name, `${size}px`);
  /** What sticks has a seam of its own. */
  const SEAM = 6;
  const above = (each: HTMLElement) => cut(rows, each.getBoundingClientRect().top - SEAM, 'lower');
  set('--hem', act ? above(act) : 0);
  set('--lift', tools && !act ? above(tools) : 0);
  set('--veil', stuck.length ? 0 : cut(rows, frame.bottom - 1, 'lower'));
  set('--lid', scrolled ? cut(rows, frame.top + 1, 'upper') : 0);
}

function uncover(node: HTMLElement): void {
  for (const name of ['--hem', '--lift', '--veil', '--lid']) node.style.removeProperty(name);
}

export const scrollsOn = (tell: (more: boolean) => void) => (node: HTMLElement) => {
  let frame = 0;
  let rest = 0;
  const look = () => {
    tell(node.scrollHeight - node.clientHeight - node.scrollTop > LITTLE);
    // What is covered is looked for when all has come to rest.
    clearTimeout(rest);
    rest = window.setTimeout(() => (node.scrollHeight > node.clientHeight + 1 ? cover(node) : uncover(node)), REST);
  };
  /** Looking needs a layout: once a frame is enough, however much changes. */
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const scrolled = () => {
    uncover(node);
    look();
  };
  const sized = new ResizeObserver(look);
  sized.observe(node);
  const changed = new MutationObserver(soon);
  changed.observe(node, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['class', 'data-tight'],
  });
  node.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    sized.disconnect();
    changed.disconnect();
    node.removeEventListener('scroll', scrolled);
  };
};
