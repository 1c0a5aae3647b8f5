// Focus mode: shows the host who leaves the game's page (specification 2, section 3 "focusMode").

export const FOCUS = {
  /** Further departures aren't counted, so that a script can't fill the log. */
  maxCounted: 99,
} as const;
