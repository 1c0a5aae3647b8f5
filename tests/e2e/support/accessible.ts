// axe over what a page shows at the moment.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what is wrong and where; `state` says what the page shows. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // All in the page itself: no page has frames, for whose findings another one would be opened each time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    // What is fine is not written out, and style sheets are not asked for a second time.
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return `${id} at ${target.join(' ')}: ${check?.message ?? ''}`;
    }),
  );
  expect.soft(found, state).toEqual([]);
}
