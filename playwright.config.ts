/** Playwright config: browser tests against the built server, with an empty data directory of its own. */
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser/chromium.mjs';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function makeDataDir(): Promise<string> {
  // Imported only here: the workers read this file too, and don't need the database engine.
  const { preparedDataDir } = await import('#server/testing/preparedStore.ts');
  const folder = await preparedDataDir('quizpeak-e2e-');
  // On exit, because a global teardown runs while the server is still writing.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// Each Playwright worker reads this file too: the environment passes on what the first read chose.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const dataDir = (process.env['E2E_DATA_DIR'] ??= await makeDataDir());
const url = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/shots/{testFilePath}/{arg}{ext}',
  outputDir: 'test-results',
  projects: [
    { name: 'browser', grepInvert: /@long/ },
    { name: 'long', grep: /@long/ },
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 300_000,
  // Below the limit of its step in `npm test`, so that the results until then are reported.
  globalTimeout: 1_200_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 0 } },
  use: {
    baseURL: url,
    locale: 'en-US',
    viewport: { width: 1366, height: 768 },
    deviceScaleFactor: 1,
    // Without screenshots and page snapshots: where WebGL is software, they cost as much as the tests
    // themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node -r ./tools/node.cjs tools/start/start.mjs',
    url: `${url}/readyz`,
    env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', CHECK_ANSWERS: 'true' },
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
