// Focus and announcement after client-side navigation: start at the top of the page, as after a full load.

import { useEffect, useState } from 'react';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { focusTemporarily } from '#src/ui/focusTemporarily.ts';

/** Milliseconds that a page has to set its title. */
const TITLE_MS = 100;

/** Path of the previous page; null on the first, which the browser announces itself. */
let last: string | null = null;

/** Rendered after a page. */
export function RouteAnnouncer(): null {
  const { announcer } = useServices();
  const [follows] = useState(() => last !== null && last !== location.pathname);
  useEffect(() => {
    last = location.pathname;
    return follows ? arrive(() => announcer.announce(document.title)) : undefined;
  }, [follows, announcer]);
  return null;
}

/**
 * Until the person does something, moves a lost focus to the page's heading, even one that appears later
 * while the page is loading; a field or dialog that takes the focus keeps it. Calls `announce` once there is
 * a heading or a focused element. Returns a cleanup function.
 */
function arrive(announce: () => void): () => void {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const { activeElement, body } = document;
    const heading = document.querySelector('h1');
    const lost = activeElement === null || activeElement === body;
    if (lost && heading) focusTemporarily(heading);
    if (heading || !lost) timer ??= setTimeout(announce, TITLE_MS);
  };
  const observer = new MutationObserver(settle);
  const stop = () => {
    observer.disconnect();
    abort.abort();
  };
  settle();
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ['keydown', 'pointerdown'])
    window.addEventListener(act, stop, { capture: true, signal: abort.signal });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
