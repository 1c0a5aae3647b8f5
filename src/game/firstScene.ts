// The moment when a player first sees the game: work that can wait is postponed until then.

import { useEffect, useState } from 'react';

/** Milliseconds; sooner if the page is idle. */
const IDLE_TIMEOUT_MS = 1_500;
/** Milliseconds, in browsers that can't tell whether they are idle. */
const IDLE_FALLBACK_MS = 400;

let settle: () => void = () => undefined;
let wasSettled = false;

/** Resolves once in the life of the page. */
export const firstScene = new Promise<void>((resolve) => {
  settle = resolve;
});

/**
 * `stands`: the first scene is shown. Returns true from the first idle moment after that, for the life of the
 * page.
 */
export function useFirstScene(stands: boolean): boolean {
  const [settled, setSettled] = useState(wasSettled);
  useEffect(() => {
    if (!stands || settled) return;
    return whenIdle(() => {
      settle();
      wasSettled = true;
      setSettled(true);
    });
  }, [stands, settled]);
  return settled;
}

function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}
