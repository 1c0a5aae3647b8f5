// Where the attention goes when one page follows another without a new document: as with a new one, to its beginning.

import { useEffect, useState } from 'react';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { focusOnce } from '#src/ui/focusOnce.ts';

/** Milliseconds that a page has to set its title. */
const TITLE_MS = 100;

/** The address of the page that stood here before; null on the first one, which is the browser's to announce. */
let last: string | null = null;

/** Stands after a page. */
export function Arrival(): null {
  const { announcer } = useServices();
  const [follows] = useState(() => last !== null && last !== location.pathname);
  useEffect(() => {
    last = location.pathname;
    return follows ? arrive(() => announcer.announce(document.title)) : undefined;
  }, [follows, announcer]);
  return null;
}

/**
 * Until the person does something, a focus that is nowhere comes to the page's heading, also to the one that follows on a page
 * which is still loading; a field or a dialog that takes it keeps it. `announce` is called once there is something. Gives its end.
 */
function arrive(announce: () => void): () => void {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const { activeElement, body } = document;
    const heading = document.querySelector('h1');
    const lost = activeElement === null || activeElement === body;
    if (lost && heading) focusOnce(heading);
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
