// Before each file of tests: pages have all that the app hands down to them.

import { beforeAll, expect } from 'vitest';

beforeAll(async () => {
  const file = expect.getState().testPath ?? '';
  if (/[\\/](?:src|network)[\\/]/.test(file)) await (await import('#src/testing/handedDown.ts')).loadAll();
});
