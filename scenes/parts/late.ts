// A part that loads when a view first needs it. One that fails to load is tried again with the next scene.

export interface Late<View, Part> {
  readonly isWanted: (view: View) => boolean;
  /** null until it is there. */
  part(): Part | null;
  bring(): Promise<void>;
}

export function late<View, Part>(
  isWanted: (view: View) => boolean,
  load: () => Promise<Part>,
): Late<View, Part> {
  let part: Part | null = null;
  return {
    isWanted,
    part: () => part,
    async bring() {
      part ??= await load().catch(() => null);
    },
  };
}
