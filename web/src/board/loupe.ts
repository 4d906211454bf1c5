/** A magnifier for fingers: press and hold on the board, and what lies under the finger is shown large above it. Where
 * the finger is lifted is chosen. */
import { say } from '../lib/words.svelte';

import './loupe.css';

/** How long a finger rests until it is shown what it covers, and how far it may stray meanwhile. */
const HOLD = 320;
const STRAY = 8;
const SIZE = 156;
const ABOVE = 96;
const POWER = 2.2;

/** Of whatever lies in this node and is a `.board`. */
export function loupe(node: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: { board: HTMLElement; glass: HTMLElement; picture: HTMLElement; words: HTMLElement } | null = null;
  let finger = { id: -1, x: 0, y: 0 };

  function down(event: PointerEvent): void {
    clearTimeout(timer);
    const board = (event.target as Element | null)?.closest<HTMLElement>('.board');
    if (event.pointerType !== 'touch' || !board || !event.isPrimary) return put();
    if ((event.target as Element).closest('button')) return;
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY };
    timer = setTimeout(() => take(board), HOLD);
  }

  function take(board: HTMLElement): void {
    const world = board.querySelector('.world');
    if (!world || !board.querySelector('.target')) return;
    const glass = document.createElement('div');
    glass.className = 'loupe';
    glass.setAttribute('aria-hidden', 'true');
    glass.innerHTML = '<div class="glass"><div class="picture"></div><i></i></div><span></span>';
    const picture = glass.querySelector<HTMLElement>('.picture')!;
    picture.append(world.cloneNode(true));
    node.append(glass);
    held = { board, glass, picture, words: glass.querySelector('span')! };
    aim();
  }

  /** What a finger there would choose. */
  const under = (): Element | null => document.elementFromPoint(finger.x, finger.y)?.closest('.target') ?? null;

  function aim(): void {
    if (!held) return;
    const { board, glass, picture, words } = held;
    const { left, top } = board.getBoundingClientRect();
    const x = Math.min(Math.max(finger.x, SIZE / 2), innerWidth - SIZE / 2);
    const y = finger.y - ABOVE < SIZE / 2 ? finger.y + ABOVE : finger.y - ABOVE;
    glass.style.transform = `translate(${x}px, ${y}px)`;
    picture.style.transform = `translate(${SIZE / 2 - POWER * (finger.x - left)}px, ${SIZE / 2 - POWER * (finger.y - top)}px) scale(${POWER})`;
    words.textContent = under()?.getAttribute('aria-label') ?? say('web-loupe');
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== finger.id) return;
    const strayed = Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STRAY;
    if (!held) return strayed ? clearTimeout(timer) : undefined;
    // The board does not move under the glass.
    event.stopPropagation();
    finger = { ...finger, x: event.clientX, y: event.clientY };
    aim();
  }

  function up(event: PointerEvent): void {
    clearTimeout(timer);
    if (!held || event.pointerId !== finger.id) return;
    const chosen = event.type === 'pointerup' ? under() : null;
    put();
    // The browser's own click of this finger is no choice, or there would be two.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => {
      removeEventListener('click', swallow, { capture: true });
      chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, 60);
  }

  function put(): void {
    held?.glass.remove();
    held = null;
  }

  const menu = (event: Event): void => {
    if (held) event.preventDefault();
  };

  const capture = { capture: true };
  node.addEventListener('pointerdown', down, capture);
  node.addEventListener('pointermove', move, capture);
  node.addEventListener('pointerup', up, capture);
  node.addEventListener('pointercancel', up, capture);
  node.addEventListener('contextmenu', menu, capture);
  return () => {
    clearTimeout(timer);
    put();
    node.removeEventListener('pointerdown', down, capture);
    node.removeEventListener('pointermove', move, capture);
    node.removeEventListener('pointerup', up, capture);
    node.removeEventListener('pointercancel', up, capture);
    node.removeEventListener('contextmenu', menu, capture);
  };
}
