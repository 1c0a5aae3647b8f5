// Number of pages being loaded; the progress bar runs while there are any.

import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Progress extends StoreApi<{ readonly pending: number }> {
  /** Starts one load; call the returned function when it has ended. */
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

/** The page's only progress bar: lazy pages report to it from outside React. */
export const progress = createProgress();
