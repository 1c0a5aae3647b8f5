// Dependency inversion between layers: a lower layer declares what it needs, the app hands down a loader, and
// pages load it before they render.

export interface Injected<Value> {
  /** Called by the app at startup, and by tests. */
  provide(bring: () => Promise<Value>): void;
  /** Loads once per page; a failed load can be retried. */
  load(): Promise<Value>;
  /** The loaded value; throws before it is loaded, unless there is a first value. */
  get(): Value;
}

/** `first`: the value before anything is loaded. */
export function createInjected<Value>(first?: Value): Injected<Value> {
  let value = first;
  let bring = (): Promise<Value> => Promise.reject(new Error('nothing was handed down'));
  let loading: Promise<Value> | null = null;
  return {
    provide(way) {
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
