// What views show of it.

export interface FocusViews {
  readonly hostRow: {
    /** How often the page of the game was left, for how many ms in all until each return, and whether it is now; null where nobody looks. */
    readonly focus: { readonly lost: number; readonly awayMs: number; readonly away: boolean } | null;
  };
}
