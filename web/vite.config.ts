import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Built into the Python package, so that the server and a wheel have it; `npm run dev` talks to a running server. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/racecraft/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } },
  },
});
