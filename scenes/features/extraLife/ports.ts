// The intent of the extra life.

/** Uses it, or keeps it. */
export interface LifeIntent {
  readonly type: 'life';
  readonly use: boolean;
}

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly extraLife: LifeIntent;
  }
}
