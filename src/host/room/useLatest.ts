// One function for ever that does what the latest one does, so that a thousand rows need not be drawn again for a new one.

import { useCallback, useEffect, useRef } from 'react';

export function useLatest<Argument>(act: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((argument: Argument) => latest.current(argument), []);
}
