// How many pages are being fetched: while there are any, the bar at the top runs.

import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Progress extends StoreApi<{ readonly pending: number }> {
  /** Something began; call what it gives when that has ended. */
  readonly start: () => () => void;
}

export function createProgress(): Progress {
  const store = createStore<{ readonly pending: number }>()(() => ({ pending: 0 }));
  const add = (count: number) => store.setState(({ pending }) => ({ pending: pending + count }));
  return {
    ...store,
    start() {
      let ended = false;
      add(1);
      return () => {
        if (!ended) add(-1);
        ended = true;
      };
    },
  };
}

/** The page's one bar: lazy pages report to it from outside of React. */
export const progress = createProgress();
