// A place for what a room needs of the rooms above it: the list above hands it in, so that nothing here imports upward.

export interface Handed<T> {
  hand(value: T): void;
  get(): T;
}

/** `what`: for the error of whoever asks before anything was handed in. */
export function handed<T>(what: string): Handed<T> {
  let held: { readonly value: T } | null = null;
  return {
    hand(value) {
      held = { value };
    },
    get() {
      if (!held) throw new Error(`${what}: nothing was handed in`);
      return held.value;
    },
  };
}
