/** A page that is not painted gets no frames: what waits for one comes after this time anyway, in milliseconds. */
const LONGEST = 100;

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
