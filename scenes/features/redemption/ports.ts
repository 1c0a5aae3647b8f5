/** Takes this second chance. */
export interface RedeemIntent {
  readonly type: 'redeem';
  readonly questionId: string;
}

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly redemption: RedeemIntent;
  }
}
