// Focus mode: the host sees who leaves the page of the game (specification 2, section 3 "focusMode").

export const FOCUS = {
  /** Who leaves more often is not counted on: a program that does nothing else must not fill the log. */
  mostCounted: 99,
} as const;
