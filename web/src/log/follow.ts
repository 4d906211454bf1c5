/** Whether a list that follows its end has been left by a person, who is not to be taken back to the end. Only their
 * hand leaves it: a list that grows or is resized scrolls too. */

interface Scrolled {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** So near to the end is at the end, in pixels. */
const NEAR = 60;
/** So long after a hand moved, in milliseconds, scrolling is its doing. */
const BY_HAND = 1000;

export class Following {
  #touched = -Infinity;

  /** A wheel, a finger, a key or the scroll bar was moved. */
  touch(time: number): void {
    this.#touched = time;
  }

  /** Whether somebody reads further up, after the list has scrolled. */
  reads(before: boolean, time: number, { scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
    if (scrollTop + clientHeight >= scrollHeight - NEAR) return false;
    return before || time - this.#touched < BY_HAND;
  }
}
