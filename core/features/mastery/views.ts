// What views show of it.

export interface MasteryViews {
  readonly me: {
    /** Mastery: whether all questions are over and right, as far as they can be. */
    readonly hasMastered: boolean;
  };
  /** Makes a mastery game of this one. */
  readonly control: 'turnOnMastery';
}
