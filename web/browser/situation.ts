/** What was said over a socket and what a page shows, for whoever reads why a test waited in vain. */
import type { Page } from 'playwright-core';

/** How much of what was said last is told. */
const LAST = 12;
const LONGEST = 200;

interface Said {
  at: number;
  text: string;
}

/** What a browser and the server say to each other about a table. */
export class Talk {
  #said: Said[] = [];

  listen(page: Page): void {
    page.on('websocket', (socket) => {
      this.#note('socket opened');
      socket.on('framereceived', ({ payload }) => this.#note(`← ${brief(String(payload))}`));
      socket.on('framesent', ({ payload }) => this.#note(`→ ${brief(String(payload))}`));
      socket.on('close', () => this.#note('socket closed'));
    });
  }

  #note(text: string): void {
    this.#said.push({ at: Date.now(), text });
    if (this.#said.length > LAST) this.#said.shift();
  }

  toString(): string {
    const now = Date.now();
    return this.#said.map(({ at, text }) => `${((now - at) / 1000).toFixed(1)} s ago ${text}`).join('\n');
  }
}

/** What of a message tells where a race stands: long lists by their length, nothing of the view. */
export function brief(message: string): string {
  try {
    const told = JSON.parse(message) as Record<string, unknown>;
    const counted = ['legal', 'events', 'rounds', 'seats'];
    const left = Object.entries(told)
      .filter(([key]) => !['view', 'table', 'outlook', 'clocks', 'advised'].includes(key))
      .map(([key, value]) => [key, counted.includes(key) && Array.isArray(value) ? value.length : value]);
    return JSON.stringify(Object.fromEntries(left)).slice(0, LONGEST);
  } catch {
    return message.slice(0, LONGEST);
  }
}

/** What keeps a page from being used, and how busy the bots of its server are. */
export async function situation(page: Page, server: string): Promise<string> {
  const seen = await page
    .evaluate(() => ({
      visible: document.visibilityState,
      busy: [...document.querySelectorAll('[aria-busy=true], [inert]')].map((each) => each.className || each.localName),
      alerts: [...document.querySelectorAll('[role=alert], [role=status]')].map((each) => each.textContent?.trim()),
      moving: document.getAnimations().filter((each) => each.playState === 'running').length,
    }))
    .catch((error: unknown) => ({ page: String(error) }));
  const metrics = await fetch(`${server}/metrics`)
    .then((answer) => answer.text())
    .catch(String);
  const bots = metrics
    .split('\n')
    .filter((line) => /^racecraft_(questions|workers|think_seconds_(sum|count))/.test(line));
  return `The page: ${JSON.stringify(seen)}\nThe bots: ${bots.join(', ')}`;
}
