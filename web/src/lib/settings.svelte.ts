/** What this browser remembers: language, theme, pace, sound, whom the camera follows. */
import { base } from './base';

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'uk' | 'ru';
export const LANGUAGES: Record<Language, string> = { en: 'English', uk: 'Українська', ru: 'Русский' };
/** Whom the camera shows: whoever drives, or always the own car. */
export const CAMERAS = ['director', 'own'] as const;
export type Camera = (typeof CAMERAS)[number];
export const PACES = [0.5, 1, 2, 4] as const;

interface Kept {
  language?: Language;
  theme?: Theme;
  pace?: number;
  sound?: boolean;
  volume?: number;
  soundOffered?: boolean;
  noticesOffered?: boolean;
  camera?: Camera;
  calm?: boolean;
  coached?: string[];
}

const KEPT = [
  ...(['language', 'pace', 'sound', 'volume', 'soundOffered', 'noticesOffered'] as const),
  ...(['camera', 'calm', 'coached'] as const),
];
const PLACE = 'racecraft';
/** Tells the server the language in use, so that the page of a table can name the files of its texts. */
const LANGUAGE_COOKIE = 'racecraft-language';
const YEAR = 31_536_000;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function preferredLanguage(): Language {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const code = wanted.slice(0, 2);
    if (code in LANGUAGES) return code as Language;
  }
  return 'en';
}

/** How dates are written: as the browser's own region does, where that speaks the chosen language. */
export function localeOf(language: Language, wanted: readonly string[] = navigator.languages ?? []): string {
  return wanted.find((each) => each.split('-')[0] === language) ?? language;
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  language = $state<Language>('en');
  #theme = $state<Theme | undefined>();
  #system = $state<Theme>('light');
  pace = $state(1);
  sound = $state(false);
  /** Of the sounds, from 0 to 1. */
  volume = $state(0.7);
  /** Somebody was asked whether they want sounds, or has chosen without. */
  soundOffered = $state(false);
  /** Somebody was asked whether they want to be told of their turns, or has chosen without. */
  noticesOffered = $state(false);
  camera = $state<Camera>('director');
  /** Nothing shall move, whatever the browser asks for. */
  #calm = $state(false);
  /** Whether the browser asks for less motion. */
  #reduced = $state(false);
  /** Hints of the first race that were read. */
  coached = $state<string[]>([]);

  get locale(): string {
    return localeOf(this.language);
  }

  constructor() {
    const before = kept();
    this.language = before.language && before.language in LANGUAGES ? before.language : preferredLanguage();
    this.#theme = before.theme;
    this.#system = dark.matches ? 'dark' : 'light';
    this.pace = PACES.find((pace) => pace === before.pace) ?? 1;
    this.sound = before.sound === true;
    if (typeof before.volume === 'number') this.volume = Math.min(1, Math.max(0, before.volume));
    this.soundOffered = before.soundOffered === true || this.sound;
    this.noticesOffered = before.noticesOffered === true;
    this.coached = Array.isArray(before.coached) ? before.coached : [];
    this.camera = CAMERAS.find((camera) => camera === before.camera) ?? 'director';
    this.#calm = before.calm === true;
    this.#reduced = still.matches;
    this.#hold();
    dark.addEventListener('change', (event) => {
      this.#system = event.matches ? 'dark' : 'light';
      document.documentElement.dataset.theme = this.theme;
    });
    still.addEventListener('change', (event) => {
      this.#reduced = event.matches;
      this.#hold();
    });
  }

  get calm(): boolean {
    return this.#calm;
  }

  set calm(calm: boolean) {
    this.#calm = calm;
    this.#hold();
  }

  /** Styles hear of it by an attribute of the page. */
  #hold(): void {
    document.documentElement.toggleAttribute('data-still', this.still);
  }

  /** Nothing moves: cars appear where they are. */
  get still(): boolean {
    return this.#reduced || this.#calm;
  }

  get theme(): Theme {
    return this.#theme ?? this.#system;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    document.documentElement.dataset.theme = theme;
    this.keep();
  }

  keep(): void {
    document.cookie = `${LANGUAGE_COOKIE}=${this.language}; path=${base}/; max-age=${YEAR}; samesite=lax`;
    const values: Kept = { theme: this.#theme, ...Object.fromEntries(KEPT.map((name) => [name, this[name]])) };
    try {
      localStorage.setItem(PLACE, JSON.stringify(values));
    } catch {
      // Without storage the settings last until the page is closed.
    }
  }
}

export const settings = new Settings();
