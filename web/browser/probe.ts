/** Timings of a page's start. It is injected into the page before any of our scripts run, so it must stand alone. */

/** Milliseconds since the address was asked for. */
export interface Notes {
  /** The first choice of the deciding seat is painted and a pointer would hit it. */
  choice?: number;
  /** The picture of the board is there. */
  board?: number;
  socket?: number;
  state?: number;
  outlook?: number;
  /** Tasks over 50 ms: when they began, how long they took. */
  long: [number, number][];
}

declare global {
  interface Window {
    notes: Notes;
  }
}

export function probe(): void {
  const notes: Notes = { long: [] };
  window.notes = notes;
  const once = (name: 'choice' | 'board' | 'socket' | 'state' | 'outlook') => {
    if (notes[name] === undefined) performance.mark(`racecraft-${name}`);
    notes[name] ??= Math.round(performance.now());
  };

  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) notes.long.push([Math.round(task.startTime), Math.round(task.duration)]);
  }).observe({ type: 'longtask', buffered: true });

  window.WebSocket = class extends WebSocket {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener('open', () => once('socket'));
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (data.startsWith('{"type":"state"')) once('state');
        if (data.startsWith('{"type":"outlook"')) once('outlook');
      });
    }
  };

  /** Something of the decision that a pointer would hit now. */
  const hittable = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  };
  const look = () => {
    if (document.querySelector<HTMLImageElement>('.world img')?.complete) once('board');
    const offered = document.querySelectorAll('.target[role=button], section.controls.mine button:enabled');
    const choices = [...offered].filter((element) => !element.closest('.tools, .coach'));
    if (notes.choice === undefined && choices.some(hittable)) once('choice');
    if (notes.choice === undefined || notes.board === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
