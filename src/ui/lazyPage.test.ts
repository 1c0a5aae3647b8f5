// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { upgradeCheck } from '#src/platform/upgradeCheck.ts';
import { importPage, isFailedImport } from '#src/ui/lazyPage.tsx';
import { progress } from '#src/platform/stores/progress.ts';

const failed = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it("recognizes every browser's message for a missing chunk", () => {
  const words = [
    'Failed to fetch dynamically imported module: x',
    'Importing a module script failed.',
    'error loading dynamically imported module: x',
    'Unable to preload CSS for /assets/x.css',
  ];
  expect(words.filter((message) => !isFailedImport(new TypeError(message)))).toEqual([]);
  expect(isFailedImport(new Error('x is not a function'))).toBe(false);
});

it('fails right away if the app is up to date, as when offline', async () => {
  vi.spyOn(upgradeCheck, 'isOutdated').mockResolvedValue(false);
  await expect(importPage(failed)).rejects.toThrow('Failed to fetch');
  expect(sessionStorage.getItem('quizpeak:reloaded')).toBeNull();
});

it('fails for good if it has already reloaded once', async () => {
  sessionStorage.setItem('quizpeak:reloaded', '1');
  vi.spyOn(upgradeCheck, 'isOutdated').mockResolvedValue(true);
  await expect(importPage(failed)).rejects.toThrow('Failed to fetch');
  expect(progress.getState().pending).toBe(0);
});

it('runs the progress bar while loading, and may reload again after a success', async () => {
  sessionStorage.setItem('quizpeak:reloaded', '1');
  const page = importPage(() => Promise.resolve('page'));
  expect(progress.getState().pending).toBe(1);
  expect(await page).toBe('page');
  expect(progress.getState().pending).toBe(0);
  expect(sessionStorage.getItem('quizpeak:reloaded')).toBeNull();
});

// Must run last: its import never settles, just as before a real reload.
it('reloads instead of failing if the server has a newer app', async () => {
  vi.spyOn(upgradeCheck, 'isOutdated').mockResolvedValue(true);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  void importPage(failed);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});
