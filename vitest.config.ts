/**
 * Vitest: `unit` beside the code, `pages` those of them that want a page, `replacing` those that put modules of their own in the place
 * of others, `gl` in a real browser with WebGL, `system` over the built whole, `network` over bad lines, which are mostly waited for.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tools/browser/chromium.mjs';
import { themeSheets } from './tools/build/plugins.ts';
import './tools/test/node20.ts';

const inBrowser = '**/*.browser.test.{ts,tsx}';
const never = ['**/node_modules/**', 'dist/**', '.ts/**', 'tests/e2e/**'];
/** Of tests that stand beside the code. */
const beside = { setupFiles: ['tests/setUp.ts'], testTimeout: 180_000, hookTimeout: 180_000 };
/** These start whole servers and measure them: one at a time, in one process that reads the store's engine once. */
const wholeSystem = { fileParallelism: false, isolate: false, testTimeout: 120_000, hookTimeout: 60_000 };
const badLines = 'tests/network/**/*.test.ts';
const folders = ['core', 'protocol', 'importers', 'server', 'scenes', 'src', 'tools'];
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !/\.browser\.test\./.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp) => files.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []));
/** In place of its socket a page has what tests give it: all of them the same, so that they can share a process. */
const beyondThePage = {
  '#src/platform/socket/loadSocket.ts': join(import.meta.dirname, 'src/testing/beyondThePage.ts'),
};
/** Any other module that was replaced would be so in the next file, too: each of these has a process of its own. */
const replacing = filesWith(/vi\.(?:do)?mock\b/i);
/** A process is used again for the next file only where that wants the same environment: those that want a page come together. */
const pages = filesWith(/@vitest-environment happy-dom/).filter((file) => !replacing.includes(file));

export default defineConfig({
  plugins: [react(), themeSheets()],
  test: {
    // A busy machine is no failure: what hangs is stopped, what is slow is waited for.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...beside,
          name: 'unit',
          include: [`{${folders.join()}}/**/*.test.{ts,tsx}`],
          exclude: [...never, inBrowser, ...replacing, ...pages],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...beside,
          name: 'pages',
          include: pages,
          exclude: never,
          alias: beyondThePage,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...beside,
          name: 'replacing',
          include: replacing,
          exclude: never,
        },
      },
      {
        extends: true,
        // Named, so that none of them is found in the middle of a run, which loads the page anew and React twice.
        optimizeDeps: {
          include: [
            'entities',
            'fast-check',
            'fflate',
            'gsap/gsap-core',
            'i18next',
            'idb-keyval',
            'numfmt',
            'papaparse',
            'pixi.js',
            ...[
              'app',
              'graphics',
              'mesh',
              'sprite-nine-slice',
              'sprite-tiling',
              'text',
              'text-bitmap',
              'unsafe-eval',
            ].map((part) => `pixi.js/${part}`),
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react-i18next',
            'socket.io-client',
            'wouter',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: {
          name: 'gl',
          include: [inBrowser],
          exclude: never,
          // As for `unit`: software that draws every pixel has its own idea of time.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          ...wholeSystem,
          name: 'system',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...never, inBrowser, badLines],
        },
      },
      {
        extends: true,
        test: {
          ...wholeSystem,
          name: 'network',
          setupFiles: ['tests/setUp.ts'],
          include: [badLines],
        },
      },
    ],
  },
});
