// The moment from which a player has something of the game before them: what can wait, waits until then.

import { useEffect, useState } from 'react';

/** Sooner on a page with time on its hands. */
const AT_THE_LATEST_MS = 1_500;
/** Where a browser does not tell whether it is busy. */
const UNTOLD_MS = 400;

let settle: () => void = () => undefined;
let wasSettled = false;

/** Resolves once in the life of the page. */
export const firstScene = new Promise<void>((resolve) => {
  settle = resolve;
});

/** `stands`: the first scene is there. True from the first moment after that in which nothing else is to be done, for the life of the page. */
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
    const timer = setTimeout(task, UNTOLD_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: AT_THE_LATEST_MS });
  return () => cancelIdleCallback(request);
}
