// Inversion of control between floors: a lower floor declares what it needs, the app hands down a loader, and pages load it before they render.

export interface HandedDown<Value> {
  /** Called by the app as it starts, and by tests. */
  hand(bring: () => Promise<Value>): void;
  /** Once for the page; one that fails can be tried again. */
  load(): Promise<Value>;
  /** What was handed down; throws before it is loaded, where nothing was there first. */
  get(): Value;
}

/** `first`: what there is before anything is loaded. */
export function handedDown<Value>(first?: Value): HandedDown<Value> {
  let value = first;
  let bring = (): Promise<Value> => Promise.reject(new Error('nothing was handed down'));
  let loading: Promise<Value> | null = null;
  return {
    hand(way) {
      bring = way;
      loading = null;
    },
    load() {
      loading ??= bring().then(
        (brought) => (value = brought),
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    get() {
      if (value === undefined) throw new Error('what was handed down is not loaded');
      return value;
    },
  };
}
