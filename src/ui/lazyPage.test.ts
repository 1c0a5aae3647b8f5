// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshness } from '#src/platform/freshness.ts';
import { importPage, isFailedImport } from '#src/ui/lazyPage.tsx';
import { progress } from '#src/platform/stores/progress.ts';

const failed = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it('knows the words of all browsers for a chunk that is gone', () => {
  const words = [
    'Failed to fetch dynamically imported module: x',
    'Importing a module script failed.',
    'error loading dynamically imported module: x',
    'Unable to preload CSS for /assets/x.css',
  ];
  expect(words.filter((message) => !isFailedImport(new TypeError(message)))).toEqual([]);
  expect(isFailedImport(new Error('x is not a function'))).toBe(false);
});

it("fails at once where the app is the server's own, as without a network", async () => {
  vi.spyOn(freshness, 'isOutdated').mockResolvedValue(false);
  await expect(importPage(failed)).rejects.toThrow('Failed to fetch');
  expect(sessionStorage.getItem('quizpeak:reloaded')).toBeNull();
});

it('fails for good when a reload was tried before', async () => {
  sessionStorage.setItem('quizpeak:reloaded', '1');
  vi.spyOn(freshness, 'isOutdated').mockResolvedValue(true);
  await expect(importPage(failed)).rejects.toThrow('Failed to fetch');
  expect(progress.getState().pending).toBe(0);
});

it('runs the bar meanwhile, and may reload again after a success', async () => {
  sessionStorage.setItem('quizpeak:reloaded', '1');
  const page = importPage(() => Promise.resolve('page'));
  expect(progress.getState().pending).toBe(1);
  expect(await page).toBe('page');
  expect(progress.getState().pending).toBe(0);
  expect(sessionStorage.getItem('quizpeak:reloaded')).toBeNull();
});

// The last: its import never ends, as it would not before a reload.
it('reloads where the server has a newer app, instead of failing', async () => {
  vi.spyOn(freshness, 'isOutdated').mockResolvedValue(true);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  void importPage(failed);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});
