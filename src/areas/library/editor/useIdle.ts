// Whether the page has come to rest for a first time: what is heavy and can wait is begun then.

import { useEffect, useState } from 'react';

/** Milliseconds after which it is begun at the latest, and where a browser does not tell. */
const LATEST_MS = 1_500;
const GUESSED_MS = 300;

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, GUESSED_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(begin, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}
