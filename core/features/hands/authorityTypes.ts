import type { ByHost, ByPlayer, OfSeat } from '#core/authority/origins.ts';

export interface Hand {
  /** Seat index. */
  readonly seat: number;
  /** Rises from hand to hand of a room. */
  readonly ticket: number;
}

export interface HandsTypes {
  readonly room: {
    /** Raised hands, the first one first. */
    readonly hands: readonly Hand[];
  };
  readonly playerCommand: { readonly type: 'raiseHand'; readonly raised: boolean } & ByPlayer;
  /** Without a player: every hand. */
  readonly hostCommand: { readonly type: 'lowerHand'; readonly playerId: string | null } & ByHost;
  readonly event:
    | ({ readonly type: 'handRaised' } & OfSeat)
    /** By the player, or by the host. */
    | ({ readonly type: 'handLowered'; readonly commandId: string | null } & OfSeat)
    | { readonly type: 'handsLowered'; readonly commandId: string };
}
