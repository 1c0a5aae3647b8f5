// What a player wants of second chances.

/** Takes this one. */
export interface RedeemIntent {
  readonly type: 'redeem';
  readonly questionId: string;
}
