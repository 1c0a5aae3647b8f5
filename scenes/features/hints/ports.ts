// The intent of hints.

/** Asks for the next one. */
export interface HintIntent {
  readonly type: 'hint';
}

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly hints: HintIntent;
  }
}
