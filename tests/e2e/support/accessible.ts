// Accessibility check with axe.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with each violation and where it is; `state` describes what the page shows. `except`: rules of axe. */
export async function expectAccessible(
  page: Page,
  state: string,
  except: readonly string[] = [],
): Promise<void> {
  // A button in the middle of a fade has a contrast that neither of its states has.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  // Runs everything in the page itself: otherwise axe opens another page each time to collect the findings of
  // frames, and there are none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    // Skips checks that passed, and doesn't fetch style sheets again.
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  const counted = violations.filter(({ id }) => !except.includes(id));
  const found = counted.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return `${id} at ${target.join(' ')}: ${check?.message ?? ''}`;
    }),
  );
  expect.soft(found, state).toEqual([]);
}
