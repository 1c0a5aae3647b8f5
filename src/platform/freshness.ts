// Whether the server has a newer app than the one that this page is made of: after an upgrade the page's own chunks are gone.

/** Where the pages' script stands in the document that the server answers with. */
const ENTRY = /<script[^>]+src="(\/assets\/[^"]+)"/;
const RELOADED = 'quizpeak:reloaded';
/** A player's game: what is typed and what is not sent yet is kept on the device. */
const GAME = /^(?:\/pro)?\/join\/game\//;

export interface Freshness {
  /** Asks the server; false also where it can't be reached, so that nobody loses a page that still works. */
  isOutdated(): Promise<boolean>;
}

/** `ownScript`: address of this page's script, null where it has none; `fetchPage` gives the server's document, or throws. */
export function createFreshness(ownScript: () => string | null, fetchPage: () => Promise<string>): Freshness {
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

export const freshness = createFreshness(
  () => document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null,
  async () => (await fetch('/join', { headers: { accept: 'text/html' }, cache: 'no-store' })).text(),
);

/** Reloads, but not a second time when that did not help; gives whether it does. */
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

/** All is well: the next upgrade may reload again. */
export function forgetReload(storage: Storage): void {
  try {
    storage.removeItem(RELOADED);
  } catch {
    // Without storage there is nothing to take back.
  }
}

/**
 * A game that lacks a part (its canvas, its sounds) since an upgrade goes on without it, and is loaded anew once nobody
 * looks at it. Pages that lack themselves reload at once (lazyPage). `isKept`: whether this device keeps what it is told.
 */
export function watchForUpgrade(isKept: () => boolean, reload = () => location.reload()): void {
  let lacking = false;
  window.addEventListener('vite:preloadError', () => {
    lacking = true;
  });
  const mayReload = () => lacking && document.hidden && GAME.test(location.pathname) && isKept();
  const renew = async () => {
    if (mayReload() && (await freshness.isOutdated()) && mayReload()) reloadOnce(sessionStorage, reload);
  };
  document.addEventListener('visibilitychange', () => void renew());
}
