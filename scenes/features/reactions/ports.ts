/** Waves to everyone in the lobby. */
export interface WaveIntent {
  readonly type: 'wave';
}

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly reactions: WaveIntent;
  }
}
