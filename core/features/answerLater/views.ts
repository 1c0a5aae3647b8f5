// What views show of it.

export interface AnswerLaterViews {
  readonly slide: {
    /** Whether the player may leave the open question for later. */
    readonly mayPostpone: boolean;
    /** Questions that wait for the end, without the open one. */
    readonly postponed: number;
    /** Whether the open question was left for later and has come again. */
    readonly wasPostponed: boolean;
    /** Ids of all that are left, the open one too, where each was left for later and there are several: they can be skipped together. */
    readonly skippable: readonly string[];
  };
}
