// Upgrade check: detects that the server has a newer app than this page. After an upgrade, the page's own
// chunks are gone.

/** Finds the entry script in the server's HTML. */
const ENTRY = /<script[^>]+src="(\/assets\/[^"]+)"/;
const RELOADED = 'quizpeak:reloaded';
/** Pages that may reload: a player's game, whose unsent and unfinished answers are stored on the device. */
const GAME = /^(?:\/pro)?\/join\/game\//;

export interface UpgradeCheck {
  /** Asks the server; false if it can't be reached, so that a page that still works isn't lost. */
  isOutdated(): Promise<boolean>;
}

/**
 * `ownScript`: address of this page's script, null if it has none; `fetchPage`: returns the server's HTML or
 * throws.
 */
export function createUpgradeCheck(
  ownScript: () => string | null,
  fetchPage: () => Promise<string>,
): UpgradeCheck {
  let asked: Promise<boolean> | null = null;
  const ask = async () => {
    try {
      const own = ownScript();
      const present = ENTRY.exec(await fetchPage())?.[1];
      return own !== null && present !== undefined && present !== own;
    } catch {
      return false;
    } finally {
      asked = null;
    }
  };
  return { isOutdated: () => (asked ??= ask()) };
}

export const upgradeCheck = createUpgradeCheck(
  () => document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null,
  async () => (await fetch('/join', { headers: { accept: 'text/html' }, cache: 'no-store' })).text(),
);

/** Reloads, but only once if that doesn't help; returns true if it reloads. */
export function reloadOnce(storage: Storage, reload: () => void): boolean {
  try {
    if (storage.getItem(RELOADED) !== null) return false;
    storage.setItem(RELOADED, '1');
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Called once a page has loaded: the next upgrade may reload again. */
export function forgetReload(storage: Storage): void {
  try {
    storage.removeItem(RELOADED);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/**
 * A game that lost a part (its canvas, its sounds) to an upgrade continues without it and reloads once its
 * tab is hidden. Pages that can't load at all reload immediately (lazyPage). `isKept`: true if this device
 * can store what the player has entered.
 */
export function watchForUpgrade(isKept: () => boolean, reload = () => location.reload()): void {
  let lacking = false;
  window.addEventListener('vite:preloadError', () => {
    lacking = true;
  });
  const mayReload = () => lacking && document.hidden && GAME.test(location.pathname) && isKept();
  const renew = async () => {
    if (mayReload() && (await upgradeCheck.isOutdated()) && mayReload()) reloadOnce(sessionStorage, reload);
  };
  document.addEventListener('visibilitychange', () => void renew());
}
