// @ts-check
/** The one place that finds, installs, and configures the browser for tests, benchmarks, and screenshots. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Advice, run } from '../start/run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

/** Playwright's own Chromium, if it was downloaded; the packages may not be installed yet. */
function ofPlaywright() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const playwright = createRequire(import.meta.url)('@playwright/test');
    return [playwright.chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * Finds the browser's executable: $CHROMIUM, else the system's, else Playwright's own.
 * @returns {string | undefined} its path; undefined when there is none
 */
export function findChromium() {
  const given = process.env['CHROMIUM'];
  if (given !== undefined && given !== '') return given;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const known = elsewhere[/** @type {keyof typeof elsewhere} */ (process.platform)] ?? [];
  return [...onPath, ...known, ...ofPlaywright()].find((path) => existsSync(path));
}

/** Finds the browser, or installs it where no one has to be asked (as root on Debian). */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (apt-get) ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['-qq', 'update'], { env });
    await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', 'chromium'], { env });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Advice(
    'The browser tests need a Chromium, and none was found. This command brings one:\n' +
      '  npx playwright install --with-deps chromium\n' +
      "or install your system's Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium npm test",
  );
}

/**
 * Software WebGL, with the page and its 2D canvases rasterized as on a machine without a GPU; the same pixels
 * everywhere, sound without a user gesture, no calls home.
 */
const flags = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
  '--disable-accelerated-2d-canvas',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--autoplay-policy=no-user-gesture-required',
  '--mute-audio',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Playwright's launch options for this machine.
 * @returns {{ args: string[], executablePath?: string }}
 */
export function launchOptions() {
  const executablePath = findChromium();
  // Chromium's sandbox refuses to run as root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags;
  return executablePath === undefined ? { args } : { executablePath, args };
}
