// What views show of it.

export interface HandsViews {
  readonly me: {
    /** Place of the raised hand among those that are raised, 1-based; null where it is not raised. */
    readonly hand: number | null;
  };
  readonly hostRow: {
    /** Where the hand is raised: who raised it later has a greater number. */
    readonly hand: number | null;
  };
  readonly push: 'raiseHand';
}
