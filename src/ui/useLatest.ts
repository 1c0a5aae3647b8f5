// One function for ever that does what the latest one does, so that a thousand rows need not be drawn again for a new one.

import { useCallback, useLayoutEffect, useRef } from 'react';

export function useLatest<Arguments extends readonly unknown[]>(
  act: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(act);
  // Before anybody can press what is drawn with it.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
