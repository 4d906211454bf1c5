/** The icon of the browser's tab, with a dot while something is to be decided here. */
import { files } from './base';

let dotted: Promise<string> | undefined;
let wanted = false;

/** The icon with a dot in its corner, drawn into its own picture. */
async function withDot(): Promise<string> {
  const text = await (await fetch(`${files}/icon.svg`)).text();
  const [, , width = 64, height = 64] = (/viewBox="([^"]*)"/.exec(text)?.[1] ?? '').split(/[ ,]+/).map(Number);
  const radius = width * 0.22;
  const dot = `<circle cx="${width - radius}" cy="${height - radius}" r="${radius}" fill="#ffd23f" stroke="#26221e" stroke-width="${width / 20}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(text.replace('</svg>', `${dot}</svg>`))}`;
}

export function badge(on: boolean): void {
  wanted = on;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  if (!on) {
    if (dotted) link.href = `${files}/icon.svg`;
    return;
  }
  dotted ??= withDot();
  dotted.then(
    (address) => {
      if (wanted) link.href = address;
    },
    () => (dotted = undefined),
  );
}
