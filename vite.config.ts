/** How Vite builds the client (to dist/client) and serves it in development. */
import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pixiWebglOnly, precompress, themeColor, workedOut } from './tools/build/plugins.ts';

/** In development modules come from Vite, and everything else from the server ... */
const serverPaths = '^/(?!$|\\?|@|src/|scenes/|core/|protocol/|assets/|locales/|node_modules/|index\\.html)';
/** ... but for the app's pages, which are what a browser asks for when it navigates. The server's own pages stay its own. */
function pageItself(request: IncomingMessage): string | undefined {
  const navigates = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  return navigates && !/^\/(docs|metrics)\b/.test(request.url ?? '') ? '/index.html' : undefined;
}

const devServer = process.env['DEV_SERVER'];

export default defineConfig({
  plugins: [
    react(),
    pixiWebglOnly(),
    workedOut('src/services/requests/wire.ts', 'protocol/errors.ts'),
    precompress(),
    themeColor(),
  ],
  server: {
    proxy:
      devServer === undefined ? {} : { [serverPaths]: { target: devServer, ws: true, bypass: pageItself } },
  },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // Hidden: served to nobody, but tools/build/budget.mjs reads from them which modules went where.
    sourcemap: 'hidden',
    manifest: true,
    // Under the content security policy neither inline scripts nor data: addresses load.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    license: { fileName: 'licenses.json' },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The code entry page names all others' files: a character less each saves more than 100 bytes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Nothing that the code entry page uses may share a group with pixi, gsap or zod: a group is loaded whole.
          groups: [
            // All that the code entry page is made of besides this project's own code, and small files of that which would travel alone. In one file it compresses better.
            // Vite's helper for lazy imports is among it: Pixi has such imports too, and would take it along, and the entry with it.
            {
              name: 'start',
              test: /vite\/preload-helper|rolldown\/runtime|node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|wouter|regexparam|idb-keyval|zustand[\\/]esm)[\\/]|src[\\/](theme[\\/]themes|features[\\/]switches)|themes[\\/]\w+[\\/]theme\.json/,
              priority: 30,
            },
            // What every page of a host's is made of, in one sheet.
            { name: 'host', test: /src[\\/]host[\\/]shell[\\/].*\.css$/, priority: 20 },
            // What a player's scenes say, which their twins read out: a dozen small files that are loaded together.
            {
              name: 'models',
              test: /scenes[\\/](message|model|(player|countdown|questions)[\\/](\w+[\\/])?model|player[\\/]view|kit[\\/](bidi|number))\.ts$/,
              priority: 20,
            },
            { name: 'pixi', test: /node_modules[\\/]pixi\.js[\\/]/, priority: 20 },
          ],
        },
      },
    },
  },
});
