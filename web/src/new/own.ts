/** A track of one's own on its way to the page of a new race. */

const PLACE = 'racecraft-own-track';

export interface OwnTrack {
  game: string;
  document: Record<string, unknown>;
  title: string;
}

export function handOver(game: string, document: Record<string, unknown>, title: string): void {
  sessionStorage.setItem(PLACE, JSON.stringify({ game, document, title } satisfies OwnTrack));
}

export function handedOver(game: string): OwnTrack | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as OwnTrack | null;
    return found?.game === game ? found : undefined;
  } catch {
    return undefined;
  }
}
