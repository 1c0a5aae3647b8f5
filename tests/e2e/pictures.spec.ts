// Picture comparison: one state of each scene family and theme against baselines in the repository.
//
// To accept an intended change, run `npm run test:long -- pictures --update`, and check what changed in
// `shots/`.

import type {} from '#src/pages/gallery/galleryHook.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

/** A quarter of the pixels: enough to show layout and colors, in small files. */
const SHRUNK = { deviceScaleFactor: 0.5, viewport: { width: 390, height: 844 } } as const;
const WIDE = { width: 960, height: 540 } as const;
const GALLERY = '/gallery?bare=1&motion=none&clock=still&tier=medium';
/** Software rendering draws edges and letters slightly differently from version to version. */
const ALIKE = { scale: 'device', threshold: 0.15, maxDiffPixelRatio: 0.01 } as const;
/** The state to compare for a scene, if it isn't the first. */
const TELLING: Readonly<Record<string, string>> = {
  lobby: 'lobby/class',
  question: 'mcq/open',
  leaderboard: 'leaderboard/ownPace',
};
/** Scenes that are compared in the other themes too. */
const THEMED = ['question', 'projectorQuestion', 'podium'] as const;

const inTheme = (theme: string) => JSON.stringify({ version: 1, theme });

for (const theme of ['classic', 'duels', 'mystic-peak']) {
  test(`scenes in the ${theme} theme match their baselines`, { tag: LONG }, async ({ person }) => {
    const page = await person(SHRUNK);
    await page.addInitScript(
      (settings) => localStorage.setItem('quizpeak:settings', settings),
      inTheme(theme),
    );
    await page.goto(GALLERY);
    await page.waitForFunction(() => window.quizpeakGallery?.debug);
    const entries = await page.evaluate(() => window.quizpeakGallery?.entries ?? []);
    const scenes = [...new Set(entries.map(({ scene }) => scene))];
    expect(scenes.length).toBeGreaterThan(16);
    for (const scene of theme === 'classic' ? scenes : THEMED) {
      const entry =
        entries.find(({ id }) => id === TELLING[scene]) ?? entries.find((one) => one.scene === scene);
      const id = entry?.id ?? '';
      await page.setViewportSize(/^(projector|podium)/.test(scene) ? WIDE : SHRUNK.viewport);
      await page.evaluate((wanted) => window.quizpeakGallery?.show(wanted), id);
      await expect.soft(page).toHaveScreenshot([theme, `${id.replaceAll('/', '-')}.png`], ALIKE);
    }
  });
}
