// A slot for something a layer needs from the layers above: a registry there hands it in, so nothing here
// imports upward.

export interface Slot<T> {
  provide(value: T): void;
  /** Throws when nothing was handed in: callers must also import the registry that does it. */
  get(): T;
}

export function slot<T>(): Slot<T> {
  let held: T | undefined;
  return {
    provide(value) {
      held = value;
    },
    get() {
      if (held === undefined) throw new Error('nothing was handed in');
      return held;
    },
  };
}
