/** One section of the Learn page of a game. */
export interface Lesson {
  /** Its words: the message is the heading, its attribute `text` the paragraphs. */
  key: string;
  /** A short real race to try it in. */
  race?: { options: Record<string, unknown>; bots: string[] };
  /** A track to show. */
  picture?: string;
}
