import type { ByPlayer, OfSeat } from '#core/authority/origins.ts';

export interface FocusTypes {
  readonly player: {
    /** How often and for how many ms the player's page was out of sight, and since when it is now; absent before the first time. */
    readonly focus?: { readonly lost: number; readonly awayMs: number; readonly since: number | null };
  };
  /** The page of the game is out of sight, or in sight again. */
  readonly playerCommand: { readonly type: 'reportFocus'; readonly away: boolean } & ByPlayer;
  readonly event:
    | ({ readonly type: 'focusLost'; readonly at: number } & OfSeat)
    | ({ readonly type: 'focusRegained'; readonly at: number } & OfSeat);
}
