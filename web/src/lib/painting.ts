/** A page that is not painted gets no frames: what waits for one comes after this time anyway, in milliseconds. */
const LONGEST = 100;

/** How long something waits at most for a page that has nothing else to do, in milliseconds. */
const PATIENCE = 150;

/** Calls back when the page has painted what has changed and has nothing else to do; the answer calls that off. */
export function whenCalm(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) return afterPaint(act);
  const waiting = requestIdleCallback(act, { timeout: PATIENCE });
  return () => cancelIdleCallback(waiting);
}

/** Calls back when what has changed is on the screen, in a task of its own; the answer calls that off. */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(done, LONGEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(done);
  });
  function done(): void {
    cancelAnimationFrame(frame);
    act();
  }
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
