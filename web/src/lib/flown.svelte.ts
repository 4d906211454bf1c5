/** Warnings that fly from dice to the signs of the panel, until the next question counts them itself. */
class Flown {
  launched = $state(0);
  landed = $state(0);

  land(): void {
    if (this.landed < this.launched) this.landed += 1;
  }

  /** Warnings that need no flight. */
  add(count: number): void {
    this.launched += count;
    this.landed += count;
  }

  forget(): void {
    this.launched = 0;
    this.landed = 0;
  }
}

export const flown = new Flown();
