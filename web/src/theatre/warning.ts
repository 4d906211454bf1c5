/** A warning that a die shows flies to the row of warning signs of the panel; where there is none it rises and fades. */
import { flushSync } from 'svelte';

import { flown } from '../lib/flown.svelte';
import { WARNING, WARNING_MARK } from '../parts/dieSigns';

const SVG = 'http://www.w3.org/2000/svg';
const SIZE = 32;
/** Of the path up, before it goes to the panel. */
const RISE = 34;

/** The next free sign of the panel, if it is in sight. */
function nextSign(): DOMRect | undefined {
  const box = document.querySelector('[data-warning="next"]')?.getBoundingClientRect();
  return box && box.width > 0 && box.bottom > 0 && box.top < innerHeight ? box : undefined;
}

export function flyWarning(from: DOMRect, own: boolean, duration: number): void {
  const to = own ? nextSign() : undefined;
  // The next one of the same throw flies to the next sign.
  if (own) flushSync(() => (flown.launched += 1));
  const sign = document.createElementNS(SVG, 'svg');
  sign.setAttribute('viewBox', `0 0 ${SIZE} ${SIZE}`);
  sign.setAttribute('aria-hidden', 'true');
  sign.setAttribute('class', 'flying-warning');
  for (const [name, path] of Object.entries({ triangle: WARNING, mark: WARNING_MARK })) {
    const part = document.createElementNS(SVG, 'path');
    part.setAttribute('d', path);
    part.setAttribute('fill', name === 'triangle' ? '#ffc93c' : '#26221f');
    if (name === 'triangle') part.setAttribute('stroke', '#a3241d');
    sign.append(part);
  }
  Object.assign(sign.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '60',
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    pointerEvents: 'none',
  });
  document.body.append(sign);
  const at = (box: DOMRect, up = 0, size = 1): string => {
    const [x, y] = [box.left + box.width / 2 - SIZE / 2, box.top + box.height / 2 - SIZE / 2 - up];
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size})`;
  };
  const frames: Keyframe[] = [
    { transform: at(from, 0, 0.8), opacity: 1, easing: 'ease-out' },
    { transform: at(from, RISE, 1.5), opacity: 1, offset: 0.35, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
    to ? { transform: at(to, 0, 0.8), opacity: 1 } : { transform: at(from, RISE * 1.6, 1.2), opacity: 0 },
  ];
  const flight = sign.animate(frames, { duration, fill: 'forwards' });
  let gone = false;
  const remove = () => {
    if (own && !gone) flown.land();
    gone = true;
    sign.remove();
  };
  flight.onfinish = flight.oncancel = remove;
  // A page that is not painted finishes no animation.
  setTimeout(remove, duration + 400);
}
