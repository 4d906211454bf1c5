import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Catalogues that every table speaks from. */
const COMMON_TOPICS = ['web', 'server', 'terminal', 'pictures', 'tracks'];
/** Those of a game, and those that teach it. */
const GAME_TOPICS = /^(learn-)?(gt|heat|rali|rallyman)(-web)?$/;

/** Files of a game that other pages need: with its chunk they would fetch the whole table, and in a circle. */
const BESIDE_THE_TABLE = ['lessons.ts', 'log.ts', 'measures.ts'];

/** Parts and logic of drives alone. */
const SOLO = ['Medal.svelte', 'drives.ts'];

/** What few tables need comes with them alone. */
const SELDOM = ['Ahead.svelte', 'ahead.svelte.ts', 'Spectator.svelte'];

/** Catalogues are parsed when the pages are built: a browser reads them as data. */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    transform(text, id) {
      if (!id.endsWith('.ftl')) return undefined;
      const { body } = new FluentResource(text);
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`, map: null };
    },
  };
}

/** Few files for a table, since each costs time: the common parts, the table, the game, and the texts of both. */
function chunkOf(id: string): string | undefined {
  const [, language, topic = ''] = /\/locales\/(\w+)\/([\w-]+)\.ftl$/.exec(id) ?? [];
  if (language) {
    if (COMMON_TOPICS.includes(topic)) return `words-${language}`;
    const [, teaches, game] = GAME_TOPICS.exec(topic) ?? [];
    return game && `${teaches ? 'learn' : 'words'}-${language}-${game}`;
  }
  // Only a game from outside brings words that were not parsed when the pages were built.
  if (id.endsWith('@fluent/bundle/esm/resource.js')) return 'any';
  if (id.includes('/node_modules/')) return 'common';
  const [, place = '', file = ''] = /\/web\/src\/(?:([\w/]+)\/)?([\w.]+)/.exec(id) ?? [];
  // What comes with a drive alone, and with the end of a race.
  if (place === 'table/solo' || SOLO.includes(file)) return 'solo';
  if (place === 'table/finish') return 'finish';
  if (place === 'table' && SELDOM.includes(file)) return undefined;
  if (['table', 'board', 'games'].includes(place) || ['Table.svelte', 'live.svelte.ts'].includes(file)) return 'table';
  // Only the page of a new race reads schemas.
  if (file === 'options.ts') return undefined;
  if (place.startsWith('games/') && !BESIDE_THE_TABLE.includes(file)) return place.slice('games/'.length);
  return ['', 'lib', 'parts'].includes(place) && file ? 'common' : undefined;
}

/** Tells the server which files belong to a chunk, so that the page of a table can name them all at once. */
function listed(): Plugin {
  return {
    name: 'listed',
    generateBundle(_, bundle) {
      const files: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && /^(table|gt|heat|rali|rallyman|(words|learn)-.*)$/.test(chunk.name))
          files[chunk.name] = [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName].map((file) => `/${file}`);
      }
      this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(files) });
    },
  };
}

/** Built into the Python package, so that the server and a wheel have it; `npm run dev` talks to a running server. */
export default defineConfig({
  // Files name each other by relative paths, so that the server can be found under any path; it completes the page.
  base: './',
  plugins: [svelte(), catalogues(), listed()],
  build: {
    outDir: '../src/racecraft/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } },
  },
});
