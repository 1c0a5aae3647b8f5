// Media in advance: pictures and sounds of the next questions load while one is read (decisions, "Time and
// codes").

import { useEffect, useEffectEvent } from 'react';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';

const EVERY_MS = 4_000;
/** Milliseconds until a slow download is given up: the question itself will ask for it again. */
const TIMEOUT_MS = 10_000;

const requested = new Set<string>();

/**
 * Fills the browser's cache. Failures do no harm, and aren't tried again: a slow line would carry the beginnings
 * of the same files over and over.
 */
function load(url: string): void {
  requested.add(url);
  void fetch(url, {
    priority: 'low',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response) => response.blob())
    .catch(() => undefined);
}

/** True for people who pay for what they download. */
const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Loads one of these every few seconds, each once. `width`: pixels that their question requests of a picture. */
export function useMediaAhead(urls: readonly string[] = [], width: number = PICTURE_WIDTH.question): void {
  const next = useEffectEvent(() =>
    urls.map((url) => uploadAtWidth(url, width)).find((url) => !requested.has(url)),
  );
  const isNeeded = urls.length > 0 && !savesData();
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => {
      const url = next();
      if (url !== undefined) load(url);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
}
