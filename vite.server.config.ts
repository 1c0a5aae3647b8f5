/**
 * Vite config of the server: bundles it to dist/server, because Node 20 doesn't run TypeScript. Packages stay
 * outside the bundle.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vite';

/** Code that runs in a thread of its own becomes `dist/server/<name>.worker.js`, next to the main file. */
const workers = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.worker.ts'))
  .map((file) => [basename(file, '.ts'), join('server', file)]);

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', ...Object.fromEntries(workers) },
      // Flat, so that `new URL('./x.worker.js', import.meta.url)` means the same in every file.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
