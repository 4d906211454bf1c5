/** What can be done at a table, as a page shows it, and how a sensible driver decides: forward, without
 * needless risks, and without taking back what is laid. Now and then they try a random option, as people do. */

/** Something that can be clicked now. */
export interface Option {
  name: string;
  /** What the page calls it: `mode`, `throw`, `die`, `target`. */
  kinds: string[];
  /** On the board, not among the controls. */
  road: boolean;
  /** Marked as dangerous. */
  risky: boolean;
  /** Chosen already: another click takes it back. */
  pressed: boolean;
  /** How far it leads, as far as it can be seen: pixels on the road, steps of a throw. */
  reach: number;
}

/** What somebody at a table sees; `elements` are those of the options, in order. */
export interface Sight {
  over: boolean;
  /** The screen is shared, and hides a hand until its owner is ready. */
  curtain: boolean;
  options: Option[];
  elements: Element[];
}

export interface Wording {
  controls: string;
  over: string;
  ready: string;
  /** What belongs to no decision: take back, hints, sound. */
  besides: string[];
}

/** Runs in the page: waits until there is something to do, but not for longer than told. */
export async function sight({ wording, wait }: { wording: Wording; wait: number }): Promise<Sight> {
  const buttons = `section[aria-label=${JSON.stringify(wording.controls)}] button:enabled, .hand button:enabled`;
  const textOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const shown = (element: Element) => {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return false;
    const frame = element.closest('.board')?.getBoundingClientRect();
    if (!frame) return true;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  };

  /** A gear of Ралі shows what each throw brings; the road shows how far away a space is. */
  const reachOf = (element: Element, car: DOMRect | undefined) => {
    const faces = [...element.querySelectorAll('.face')];
    if (faces.length) {
      const steps = (face: Element) => Number(face.querySelector('.steps')?.textContent ?? 0);
      return faces.reduce((sum, face) => sum + (face.classList.contains('fails') ? -4 : steps(face)), 0);
    }
    if (!(element instanceof SVGElement) || !car) return 0;
    const box = element.getBoundingClientRect();
    return Math.hypot(box.x - car.x, box.y - car.y);
  };

  const look = (): Sight => {
    const headings = [...document.querySelectorAll('h2')];
    // A drive alone is headed by what it was worth, once that is known.
    const over =
      document.querySelector('.table.ended .title h2') !== null ||
      headings.some((heading) => heading.textContent === wording.over);
    const curtain = [...document.querySelectorAll('[role=dialog] button')].some(
      (each) => textOf(each) === wording.ready,
    );
    const found: Sight = { over, curtain, options: [], elements: [] };
    if (over || curtain) return found;
    const car = document.querySelector('.board .car.current')?.getBoundingClientRect();
    for (const element of document.querySelectorAll(`.target[role=button], ${buttons}`)) {
      const name = textOf(element);
      if (wording.besides.includes(name) || element.closest('[aria-busy=true], [inert]') || !shown(element)) continue;
      found.elements.push(element);
      found.options.push({
        name,
        kinds: [...element.classList],
        road: element instanceof SVGElement,
        risky: element.matches('.risky, .bad, .reckless, .danger') || element.querySelector('.hot') !== null,
        pressed: element.getAttribute('aria-pressed') === 'true',
        reach: reachOf(element, car),
      });
    }
    return found;
  };

  const PAUSE = 50;
  const until = performance.now() + wait;
  for (;;) {
    const seen = look();
    if (seen.over || seen.curtain || seen.options.length || performance.now() > until) return seen;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Takes off what is laid, shows more of it, or goes back to all of it: never needed to get on. */
const ASIDE = ['laid', 'clear', 'end', 'more', 'back', 'all', 'danger'];
/** Drives what is laid. */
const GO = ['mode', 'throw', 'go'];

/** The option that a sensible driver takes. */
export function sensible(options: Option[], dice: () => number): Option {
  const any = (among: Option[]): Option => among[Math.floor(dice() * among.length)]!;
  const is = (option: Option, ...kinds: string[]) => kinds.some((kind) => option.kinds.includes(kind));
  const farthest = (among: Option[]) => among.reduce((best, each) => (each.reach > best.reach ? each : best));
  if (dice() < 0.04) return any(options);

  const forward = options.filter((option) => !option.pressed && !(is(option, ...ASIDE) && !is(option, 'main')));
  const calm = forward.filter((option) => !option.risky);
  const go = forward.filter((option) => is(option, ...GO));
  if (go.length && dice() < 0.85) return any(go);
  const thrown = calm.filter((option) => is(option, 'die'));
  if (thrown.length && dice() < 0.9) return any(thrown);
  const main = forward.filter((option) => is(option, 'main'));
  if (main.length && dice() < 0.75) return any(main);
  const road = calm.filter((option) => option.road);
  const rest = calm.filter((option) => !option.road);
  if (road.length && (!rest.length || dice() < 0.5)) return farthest(road);
  if (rest.some((option) => option.reach) && dice() < 0.8) return farthest(rest);
  return any([rest, calm, forward, options].find((among) => among.length)!);
}
