// A stable function that calls the latest version of `act`, so a thousand rows don't re-render when it
// changes.

import { useCallback, useLayoutEffect, useRef } from 'react';

export function useLatest<Arguments extends readonly unknown[]>(
  act: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(act);
  // Before anyone can press what was rendered with it.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
