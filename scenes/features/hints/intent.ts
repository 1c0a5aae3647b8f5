// What a player wants of hints.

/** Asks for the next one. */
export interface HintIntent {
  readonly type: 'hint';
}
