// A place for what a room needs of the rooms above it: the list above hands it in, so that nothing here imports upward.

export interface Handed<T> {
  hand(value: T): void;
  /** Throws where nothing was handed in: whoever asks has to import the list, too. */
  get(): T;
}

export function handed<T>(): Handed<T> {
  let held: T | undefined;
  return {
    hand(value) {
      held = value;
    },
    get() {
      if (held === undefined) throw new Error('nothing was handed in');
      return held;
    },
  };
}
