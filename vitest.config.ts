/**
 * Vitest projects: `unit` for tests next to the code, `pages` for those of them that need a DOM, `replacing`
 * for those that mock modules, `gl` in a real browser with WebGL, `system` on the whole, and `network` over
 * unreliable lines, which is mostly waiting.
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
/** For tests next to the code. */
const beside = { setupFiles: ['tests/setUp.ts'], testTimeout: 180_000, hookTimeout: 180_000 };
/**
 * For tests that start whole servers and measure them: one at a time, in one process that loads the database
 * engine once.
 */
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
/**
 * Gives pages the tests' socket instead of their own. It is the same for all of these tests, so they can
 * share a process.
 */
const beyondThePage = {
  '#src/platform/socket/loadSocket.ts': join(import.meta.dirname, 'src/testing/fakeSocket.ts'),
};
/**
 * Tests that mock any other module. The mock would stay in place for the next file, so each of them has its
 * own process.
 */
const replacing = filesWith(/vi\.(?:do)?mock\b/i);
/**
 * Tests that need a DOM. A process is reused only for files with the same environment, so these run together.
 */
const pages = filesWith(/@vitest-environment happy-dom/).filter((file) => !replacing.includes(file));

export default defineConfig({
  plugins: [react(), themeSheets()],
  test: {
    // A busy machine is no reason to fail: slow tests get their time, and only those that hang are stopped.
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
        // Listed, because a dependency that is found during a run reloads the page and loads React twice.
        optimizeDeps: {
          include: [
            '@pixi/react',
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
          // Long, as for `unit`: drawing every pixel in software takes its time.
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
