// Screenshot album: takes pictures at three sizes, once the page has settled, and stores them in a folder.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { defaultSettings, saveSettings, type Settings } from '#src/platform/storage/savedSettings.ts';
import { createMemoryLocalStore } from '#src/testing/memoryLocalStore.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The smallest comes last: a page in the background keeps drawing at its last size, in software. */
export const SIZES: readonly Size[] = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
/** Projectors are never small. */
export const PROJECTOR_SIZES: readonly Size[] = SIZES.slice(0, 2);

/**
 * Milliseconds to settle. Motion is reduced, so after a resize only fonts, images, and one frame of the
 * canvas still change.
 */
const REST_MS = 1_200;

export interface Visit {
  readonly language?: string;
  /** The teacher whose session the browser carries, if any. */
  readonly teacher?: Teacher;
  readonly settings?: Partial<Settings>;
  /** The page's clock advances only as far as the script lets it. */
  readonly isTimeSteered?: true;
}

/** Returns the storage entries of a browser with these settings. */
function keptBy(settings: Partial<Settings>): readonly (readonly [string, string])[] {
  const texts = new Map<string, string>();
  saveSettings(createMemoryLocalStore(texts), { ...defaultSettings(), ...settings });
  return [...texts];
}

export class Album {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #folder: string;
  readonly #open: BrowserContext[] = [];
  taken = 0;

  /** Empties the folder first. */
  constructor(browser: Browser, url: string, folder: string) {
    this.#browser = browser;
    this.#url = url;
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Opens a page of the app in a browser context of its own. */
  async visit(
    path: string,
    { language = 'en', teacher, settings, isTimeSteered }: Visit = {},
  ): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: this.#url,
      locale: language,
      reducedMotion: 'reduce',
      viewport: SIZES[1] as Size,
    });
    this.#open.push(context);
    if (teacher) await context.addCookies([{ ...teacher.cookie, url: this.#url, httpOnly: true }]);
    if (settings)
      await context.addInitScript((kept) => {
        for (const [key, text] of kept) localStorage.setItem(key, text);
      }, keptBy(settings));
    const page = await context.newPage();
    if (isTimeSteered) await page.clock.install();
    await page.goto(path);
    return page;
  }

  async take(page: Page, name: string, sizes: readonly Size[] = SIZES): Promise<void> {
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
      await page.waitForTimeout(REST_MS);
      // The canvas is drawn in software, so a screenshot can take a while.
      await page.screenshot({ path: join(this.#folder, `${name}.${width}x${height}.png`), timeout: 120_000 });
      this.taken += 1;
    }
  }

  /** Takes a picture of something short-lived, at the page's current size. */
  async snap(page: Page, name: string): Promise<void> {
    await page.screenshot({ path: join(this.#folder, `${name}.png`), timeout: 120_000 });
    this.taken += 1;
  }

  /** Saves the page as it would be printed. */
  async print(page: Page, name: string): Promise<void> {
    await page.pdf({ path: join(this.#folder, `${name}.pdf`), preferCSSPageSize: true });
    this.taken += 1;
  }

  async takeProjector(page: Page, name: string): Promise<void> {
    await this.take(page, name, PROJECTOR_SIZES);
    await page.setViewportSize({ width: 640, height: 360 });
  }

  /** Closes every browser context opened since the last call. */
  async leave(): Promise<void> {
    for (const context of this.#open.splice(0)) await context.close();
  }
}
