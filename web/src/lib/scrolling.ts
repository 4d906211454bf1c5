/** Tells whether there is more below what is seen of a node that scrolls. */

/** So little hidden is nothing worth a sign. */
const LITTLE = 14;

export const scrollsOn = (tell: (more: boolean) => void) => (node: HTMLElement) => {
  const look = () => tell(node.scrollHeight - node.clientHeight - node.scrollTop > LITTLE);
  const sized = new ResizeObserver(look);
  sized.observe(node);
  const changed = new MutationObserver(look);
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', look, { passive: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
    node.removeEventListener('scroll', look);
  };
};
