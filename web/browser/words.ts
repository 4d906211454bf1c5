/** The words on the pages, from the catalogues they come from: a test looks for what a person would read. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOCALES = fileURLToPath(new URL('../../src/racecraft/locales', import.meta.url));

export type Language = 'en' | 'uk' | 'ru';
export type Say = (key: string, values?: Record<string, FluentVariable>) => string;

export function catalogue(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = join(LOCALES, language);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ftl')))
    bundle.addResource(new FluentResource(readFileSync(join(folder, name), 'utf-8')));
  return (key, values = {}) => {
    const [id = '', attribute] = key.split('.');
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`${language} has no message ${key}`);
    return bundle.formatPattern(pattern, values);
  };
}

export const say = catalogue('en');
