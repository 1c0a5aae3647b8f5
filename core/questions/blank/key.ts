// What is right of a BLANK.

/** The accepted texts, as written and as compared. */
export interface TextKey {
  readonly accepted: readonly string[];
  readonly normalised: readonly string[];
}
