// The intent of reactions.

/** Waves to everybody in the waiting room. */
export interface WaveIntent {
  readonly type: 'wave';
}

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly reactions: WaveIntent;
  }
}
