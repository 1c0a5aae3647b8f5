// What views show of it.

export interface MasteryViews {
  readonly me: {
    /** Mastery: whether all questions are over and right, as far as they can be. */
    readonly hasMastered: boolean;
  };
}
