/** Asks for the next hint. */
export interface HintIntent {
  readonly type: 'hint';
}

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly hints: HintIntent;
  }
}
