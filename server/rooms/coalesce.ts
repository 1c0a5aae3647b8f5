// Runs something soon, once, however often it is asked for meanwhile.

/** Returns a function that asks for `run`; it runs at most once in `interval()` ms. */
export function coalesced(run: () => void, interval: () => number): { ask(): void; cancel(): void } {
  let timer: NodeJS.Timeout | null = null;
  let last = 0;
  return {
    ask() {
      if (timer) return;
      const wait = Math.max(0, last + interval() - Date.now());
      timer = setTimeout(() => {
        timer = null;
        last = Date.now();
        run();
      }, wait);
    },
    cancel() {
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
