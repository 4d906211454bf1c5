/** Tells whether there is more below what is seen of a node that scrolls. */

/** So little hidden is nothing worth a sign. */
const LITTLE = 14;

export const scrollsOn = (tell: (more: boolean) => void) => (node: HTMLElement) => {
  let frame = 0;
  const look = () => tell(node.scrollHeight - node.clientHeight - node.scrollTop > LITTLE);
  /** Looking needs a layout: once a frame is enough, however much changes. */
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const sized = new ResizeObserver(look);
  sized.observe(node);
  const changed = new MutationObserver(soon);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sized.disconnect();
    changed.disconnect();
    node.removeEventListener('scroll', look);
  };
};
