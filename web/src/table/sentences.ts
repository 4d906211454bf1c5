/** The first sentences of a text that are no longer than this together, and the first in any case: “A corner.” alone tells
 * nobody what to do. */
export function beginningOf(text: string, most: number): string {
  const [first = text, ...more] = text.match(/.+?[.!?…]+(?=\s|$)\s*/gs) ?? [];
  let found = first;
  for (const sentence of more) {
    if ((found + sentence).trimEnd().length > most) break;
    found += sentence;
  }
  return found.trimEnd();
}
