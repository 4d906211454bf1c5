/** The built-in tracks as the server lists them, with titles in the language in use. */
import { ask, type Schemas } from './api';
import { settings } from './settings.svelte';
import { say } from './words.svelte';

export type TrackInfo = Schemas['TrackInfo'];

/** A season is filed under its year, or under `drawn`. */
const SEASON = /^(19\d\d|drawn)$/;

/** What a track of one's own is filed under. */
const OWN = 'own';

/** As its document calls it, at the top or among its facts; lists have the name alone. */
function ownTitle(options: Record<string, unknown>): string {
  for (const value of Object.values(options)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const { own, name, meta } = value as { own?: unknown; name?: unknown; meta?: { name?: unknown } };
    const [found] = [own, name, meta?.name].filter((text) => typeof text === 'string' && text);
    if (found) return String(found);
  }
  return '';
}

class Tracks {
  #lists = $state.raw<Record<string, TrackInfo[]>>({});
  #asked = new Map<string, Promise<void>>();

  /** The tracks of a game; empty until they are here. */
  of(game: string): TrackInfo[] {
    void this.load(game).catch(() => undefined);
    return this.#lists[`${game} ${settings.language}`] ?? [];
  }

  /** Asks for the list once a language; a refusal may be asked again. */
  load(game: string): Promise<void> {
    const { language } = settings;
    const key = `${game} ${language}`;
    let asking = this.#asked.get(key);
    if (!asking) {
      asking = ask<{ tracks: TrackInfo[] }>('GET', `/api/games/${game}/tracks?language=${language}`).then(
        ({ tracks }) => {
          this.#lists = { ...this.#lists, [key]: tracks };
        },
      );
      asking.catch(() => this.#asked.delete(key));
      this.#asked.set(key, asking);
    }
    return asking;
  }

  /** A new record may have been driven. */
  forget(): void {
    this.#asked.clear();
  }

  find(game: string, id: string): TrackInfo | undefined {
    return this.of(game).find((track) => track.id === id);
  }

  /** What a race goes over, by its title: a track, one stage of a rally, or the tracks of a season. Nothing until the
   * titles are here; a track that is not listed goes by its own name. */
  title(game: string, track: string, options: Record<string, unknown> = {}): string {
    if (SEASON.test(track)) return say('web-season', { season: track });
    if (track === OWN) return ownTitle(options) || say('web-own-track');
    return this.course(game, track, options)?.title ?? (this.of(game).length ? track : '');
  }

  /** The one track that a race goes over: that of a stage if it is driven alone; none for a season or a file. */
  course(game: string, track: string, options: Record<string, unknown> = {}): TrackInfo | undefined {
    const stage = Number(options.stage ?? 0);
    return (stage && this.find(game, `${track}:${stage}`)) || this.find(game, track);
  }
}

export const tracks = new Tracks();
