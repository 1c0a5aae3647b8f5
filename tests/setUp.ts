// Setup for each test file: page tests get everything that the app hands down to its pages.

import { beforeAll, expect } from 'vitest';

beforeAll(async () => {
  const file = expect.getState().testPath ?? '';
  if (/[\\/](?:src|network)[\\/]/.test(file)) await (await import('#src/testing/injected.ts')).loadAll();
});
