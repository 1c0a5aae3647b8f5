/** Uses the extra life, or keeps it if `use` is false. */
export interface LifeIntent {
  readonly type: 'life';
  readonly use: boolean;
}

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly extraLife: LifeIntent;
  }
}
