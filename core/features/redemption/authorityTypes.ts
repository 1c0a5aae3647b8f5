import type { OfSeat } from '#core/authority/origins.ts';

export interface RedemptionTypes {
  readonly attempt: {
    /** Index among the responses from which on wrong answers can still be made up for by second chances. */
    readonly redeemableFrom: number;
  };
  readonly opening: {
    /** With an id one of the second chances that stand open; with null none of them. */
    readonly redemptionId?: string | null | undefined;
  };
  /** The player goes on without the second chances that are left. */
  readonly event: { readonly type: 'redemptionDeclined' } & OfSeat;
}
