// What a floor needs from above: its contract stands here below, and the app hands down who brings it. A page that needs it loads it beforehand.

export interface HandedDown<Value> {
  /** Called by the app as it starts, and by tests. */
  hand(bring: () => Promise<Value>): void;
  /** Once for the page; one that fails can be tried again. */
  load(): Promise<Value>;
  /** What was handed down, once it is loaded. */
  get(): Value;
}

/** `first`: what there is before anything is loaded. */
export function handedDown<Value>(first: Value): HandedDown<Value> {
  let value = first;
  let bring = async () => first;
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
    get: () => value,
  };
}
