// The intent of second chances.

/** Takes this one. */
export interface RedeemIntent {
  readonly type: 'redeem';
  readonly questionId: string;
}

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly redemption: RedeemIntent;
  }
}
