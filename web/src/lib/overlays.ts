/** What opens over a page, or in the place of its main part, is a step of the history: Back closes it and stays. */

interface Overlay {
  id: number;
  close: () => void;
}

let open: Overlay[] = [];
let last = 0;

const here = (): number => (history.state as { overlay?: number } | null)?.overlay ?? 0;

function popped(): void {
  const at = here();
  const closed = open.filter(({ id }) => id > at);
  open = open.filter(({ id }) => id <= at);
  for (const { close } of closed.reverse()) close();
}

/** Something has been opened; returns what is to be called when it closes, in whatever way. */
export function backCloses(close: () => void): () => void {
  if (!last) addEventListener('popstate', popped);
  // Later than any before, also those that the history holds from before the page was loaded again.
  last = Math.max(Date.now(), last + 1);
  const id = last;
  open.push({ id, close });
  history.pushState({ overlay: id }, '');
  return () => {
    if (!open.some((each) => each.id === id)) return;
    open = open.filter((each) => each.id !== id);
    // Not where the page has gone elsewhere since.
    if (here() === id) history.back();
  };
}
