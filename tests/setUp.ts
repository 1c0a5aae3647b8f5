// Before each file of tests: pages have all that the app hands down to them.

import { beforeAll, expect } from 'vitest';
import type * as Manifests from '#src/app/manifests.ts';

/** What features declare of themselves is known to all tests by this. */
export type AllManifests = typeof Manifests;

beforeAll(async () => {
  const file = expect.getState().testPath ?? '';
  if (/[\\/](?:src|network)[\\/]/.test(file)) await (await import('#src/testing/handedDown.ts')).loadAll();
});
