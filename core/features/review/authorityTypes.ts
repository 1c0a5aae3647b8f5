export interface ReviewTypes {
  readonly opening: {
    /** At the review: the question to open once more. */
    readonly reviewId?: string | undefined;
  };
}
