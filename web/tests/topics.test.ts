/** On its first load a page has the catalogues of all that its parts say; without one, names of messages are shown. */
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const catalogues = import.meta.glob<string>('../../src/racecraft/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Those that are always there, and those without a server, which come before any page. */
const COMMON = ['web', 'server', 'terminal', 'offline'];

const topicsOf = new Map<string, string[]>();
for (const [path, text] of Object.entries(catalogues)) {
  const topic = path.split('/').at(-1)!.replace('.ftl', '');
  for (const [, key] of text.matchAll(/^([a-z][\w-]*) =/gm)) topicsOf.set(key!, [...(topicsOf.get(key!) ?? []), topic]);
}

/** The file and all that it imports from the start. */
function parts(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of sources[path]!.matchAll(/^\s*import (?!type )[^;(]*?'(\.[^']+)'/gm)) {
    const at = new URL(name!, `https://here/web/tests/${path}`).pathname.replace('/web/', '../');
    const next = [at, `${at}.ts`].find((each) => each in sources);
    if (next) parts(next, found);
  }
  return found;
}

const entry = /^ {2}(?:'(\w*)'|(\w+)): \[\(\) => import\('\.\/(\w+\.svelte)'\)(.*)\],$/gm;
const pages = [...sources['../src/pages/pages.ts']!.matchAll(entry)].map(
  ([, quoted, plain, file, topics]) =>
    [plain ?? quoted!, file!, [...topics!.matchAll(/'([\w-]+)'/g)].map(([, topic]) => topic!)] as const,
);

test.each(pages)('/%s has the words of its parts', (_, file, topics) => {
  const texts = [...parts(`../src/pages/${file}`)].map((path) => sources[path]!);
  // Some parts bring their own.
  const brought = texts.flatMap((text) =>
    [...text.matchAll(/words\.load\(\s*\[([^\]]*)\]/g)].flatMap(([, list]) =>
      [...list!.matchAll(/'([\w-]+)'/g)].map(([, topic]) => topic!),
    ),
  );
  const loaded = new Set([...COMMON, ...topics, ...brought]);
  const said = texts.flatMap((text) => [...text.matchAll(/\bsay\(\s*'([\w-]+)/g)].map(([, key]) => key!));
  expect(said.filter((key) => topicsOf.has(key) && !topicsOf.get(key)!.some((topic) => loaded.has(topic)))).toEqual([]);
});

test('every page but that of a table is looked at', () => expect(pages.length).toBe(16));
