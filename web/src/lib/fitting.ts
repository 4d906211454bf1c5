/** Makes the choices of a question fit into a panel that has little room: what can wait is left out, as much of it as
 * it takes. How, says the style of what stands in the panel: `[data-tight~='1']` where little has to go, `2` and `3`
 * where that was not enough. */

const TIGHTEST = 3;
/** A list of more choices than these is scrolled. */
const MOST = 4;
/** What does not decide. */
const ASIDE = '.more, .back, .all, .small';
/** What stands above a question for a while, and gives way to it by itself or was asked for. */
const PASSING = '.coach:not(.folded), .advice';

const levels = Array.from({ length: TIGHTEST + 1 }, (_, level) =>
  Array.from({ length: level }, (_, index) => index + 1).join(' '),
);

/** How much of the question lies below what is seen of the panel. */
function excess(panel: HTMLElement, question: HTMLElement): number {
  let end = question.offsetTop + question.offsetHeight;
  for (const each of panel.querySelectorAll<HTMLElement>(PASSING)) end -= each.offsetHeight;
  return end - panel.clientHeight;
}

export function fit(panel: HTMLElement): void {
  const question = panel.querySelector<HTMLElement>('.question');
  const before = panel.dataset.tight ?? '';
  const choices = [...(question?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
  const few = choices.filter((each) => !each.matches(ASIDE)).length <= MOST;
  let found = '';
  for (const level of question && few ? levels : ['']) {
    found = level;
    if (panel.dataset.tight !== level) panel.dataset.tight = level;
    if (!question || excess(panel, question) <= 0) break;
  }
  if (found === '' && before === '') delete panel.dataset.tight;
}

/** Fits anew whenever the panel or what stands in it changes, before that is painted. */
export const fits = (wanted: () => boolean) => (panel: HTMLElement) => {
  if (!wanted()) {
    delete panel.dataset.tight;
    return undefined;
  }
  let due = 0;
  const soon = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => fit(panel));
  };
  const sized = new ResizeObserver(soon);
  sized.observe(panel);
  const changed = new MutationObserver(soon);
  changed.observe(panel, { childList: true, subtree: true, characterData: true });
  soon();
  return () => {
    cancelAnimationFrame(due);
    sized.disconnect();
    changed.disconnect();
  };
};
