// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUpgradeCheck, upgradeCheck, reloadOnce, watchForUpgrade } from '#src/platform/upgradeCheck.ts';

const page = (script: string) => `<!doctype html><script type="module" crossorigin src="${script}"></script>`;
const OWN = '/assets/index-a.js';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it.each([
  ['the same app', page(OWN), false],
  ['another app', page('/assets/index-b.js'), true],
  ['a sign-in page of a hotel or proxy', '<h1>Please sign in</h1><script src="/portal.js"></script>', false],
])('with %s on the server, outdated is %s', async (_, html, outdated) => {
  expect(
    await createUpgradeCheck(
      () => OWN,
      () => Promise.resolve(html),
    ).isOutdated(),
  ).toBe(outdated);
});

it("is not outdated if the server can't be reached, and asks again next time", async () => {
  const fetchPage = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const own = createUpgradeCheck(() => OWN, fetchPage);
  expect(await Promise.all([own.isOutdated(), own.isOutdated()])).toEqual([false, false]);
  expect(fetchPage).toHaveBeenCalledTimes(1);
  await own.isOutdated();
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

it("reloads once, and not again if that didn't help", () => {
  const reload = vi.fn();
  expect(reloadOnce(sessionStorage, reload)).toBe(true);
  expect(reloadOnce(sessionStorage, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads a game with a missing part while its tab is hidden, and never if something could be lost', async () => {
  const reload = vi.fn();
  let kept = true;
  watchForUpgrade(() => kept, reload);
  const outdated = vi.spyOn(upgradeCheck, 'isOutdated').mockResolvedValue(true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const look = async (path: string) => {
    history.replaceState(null, '', path);
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    await Promise.resolve();
    return reload.mock.calls.length;
  };
  const game = '/join/game/x';
  expect(await look(game), 'lacks nothing').toBe(0);
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(await look('/host/import'), 'not a game').toBe(0);
  kept = false;
  expect(await look(game), 'keeps nothing').toBe(0);
  kept = true;
  hidden.mockReturnValue(false);
  expect(await look(game), 'looked at').toBe(0);
  hidden.mockReturnValue(true);
  outdated.mockResolvedValue(false);
  expect(await look(game), 'lost by the network').toBe(0);
  outdated.mockResolvedValue(true);
  expect(await look(game)).toBe(1);
  expect(await look(game), 'did not help').toBe(1);
});
