/** Makes the choices of a question fit into a panel that has little room: what can wait is left out, as much of it as
 * it takes. How, says the style of what stands in the panel: `[data-tight~='1']` where little has to go, `2` and `3`
 * where that was not enough. */

const TIGHTEST = 3;
/** A list of more choices than these is scrolled. */
const MOST = 4;
/** Of a list that is scrolled without anything that plays the decision, so many have to be in sight. */
const FIRST = 2;
/** What does not decide. */
const ASIDE = '.more, .back, .all, .small';
/** What plays a decision; it sticks to an edge of the panel, so that it stays in reach. */
export const ACTS = '.modes, .throw, .go, .main';
/** What stands above a question for a while, and gives way to it by itself or was asked for. */
const PASSING = '.coach:not(.folded), .advice';

const levels = Array.from({ length: TIGHTEST + 1 }, (_, level) =>
  Array.from({ length: level }, (_, index) => index + 1).join(' '),
);

/** Where something ends if it does not stick to an edge. */
export function naturalEnd(each: HTMLElement): number {
  const before = each.previousElementSibling?.getBoundingClientRect().bottom;
  const begins = before ?? each.parentElement?.getBoundingClientRect().top ?? 0;
  return begins + (Number.parseFloat(getComputedStyle(each).marginTop) || 0) + each.offsetHeight;
}

/** How much of a question, from its beginning, has to be in sight. */
function extent(question: HTMLElement): number {
  const choices = [...question.querySelectorAll<HTMLElement>('button:enabled')].filter((each) => !each.matches(ASIDE));
  if (choices.length <= MOST) return question.offsetHeight;
  const top = question.getBoundingClientRect().top;
  const acts = [...question.querySelectorAll<HTMLElement>(ACTS)];
  if (acts.length) return Math.max(...acts.map(naturalEnd)) - top;
  return choices[FIRST - 1]!.getBoundingClientRect().bottom - top;
}

/** How much of what has to be in sight lies below what is seen of the panel, with what stands there for a while or
 * without it. */
function excess(panel: HTMLElement, question: HTMLElement, passing: boolean): number {
  const held = Number.parseFloat(getComputedStyle(panel).getPropertyValue('--held')) || 0;
  let end = question.offsetTop + extent(question);
  for (const each of panel.querySelectorAll<HTMLElement>(PASSING)) {
    const above = question.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING;
    if (above && !passing) end -= each.offsetHeight;
    if (!above && passing) end = Math.max(end, each.offsetTop + each.offsetHeight);
  }
  return end + held - panel.clientHeight;
}

export function fit(panel: HTMLElement): void {
  const question = panel.querySelector<HTMLElement>('.question');
  const before = panel.dataset.tight ?? '';
  const passing = panel.querySelector(PASSING) !== null;
  let found = '';
  const fitsAt = (level: string, passing: boolean): boolean => {
    found = level;
    if ((panel.dataset.tight ?? '') !== level) panel.dataset.tight = level;
    return !question || excess(panel, question, passing) <= 0;
  };
  const fits = passing && levels.some((level) => fitsAt(level, true));
  if (!fits) levels.some((level) => fitsAt(level, false));
  if (found === '' && before === '') delete panel.dataset.tight;
}

/** For what stands above a question this much of it is left out at most, */
const FOR_OTHERS = 2;
/** and so much room is kept: another choice may come. */
const SPARE = 24;

/** Whether so much more above the question leaves it in sight once that is made to fit. */
export function holds(panel: HTMLElement, more: number): boolean {
  const question = panel.querySelector<HTMLElement>('.question');
  if (!question) return true;
  const { tight } = panel.dataset;
  panel.dataset.tight = levels[FOR_OTHERS];
  const left = -excess(panel, question, false) - SPARE;
  if (tight === undefined) delete panel.dataset.tight;
  else panel.dataset.tight = tight;
  return left >= more;
}

/** Fits anew whenever the panel or what stands in it changes, before that is painted. */
export const fits = (panel: HTMLElement) => {
  let due = 0;
  const soon = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => fit(panel));
  };
  const sized = new ResizeObserver(soon);
  sized.observe(panel);
  const changed = new MutationObserver(soon);
  changed.observe(panel, { childList: true, subtree: true, characterData: true, attributeFilter: ['class'] });
  soon();
  return () => {
    cancelAnimationFrame(due);
    sized.disconnect();
    changed.disconnect();
  };
};
