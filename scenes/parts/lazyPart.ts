// A lazy part: loads when a view first needs it. After a failure, the next scene tries again.

export interface LazyPart<View, Part> {
  readonly isNeeded: (view: View) => boolean;
  /** null until it has loaded. */
  part(): Part | null;
  loadPart(): Promise<void>;
}

export function lazyPart<View, Part>(
  isNeeded: (view: View) => boolean,
  load: () => Promise<Part>,
): LazyPart<View, Part> {
  let part: Part | null = null;
  return {
    isNeeded,
    part: () => part,
    async loadPart() {
      part ??= await load().catch(() => null);
    },
  };
}
