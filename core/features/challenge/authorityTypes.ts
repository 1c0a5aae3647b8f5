import type { ByPlayer } from '#core/authority/origins.ts';

export interface ChallengeTypes {
  readonly playerCommand: /** By the player who opened the challenge. */
    | ({ readonly type: 'startChallenge'; readonly commandId: string } & ByPlayer)
    | ({ readonly type: 'endChallenge'; readonly commandId: string } & ByPlayer)
    /** `hash`, `code`: the room of the next one. */
    | ({
        readonly type: 'offerRematch';
        readonly commandId: string;
        /** Hash of the room that was offered before, and closed before it began; absent: none. */
        readonly replaces?: string;
        readonly hash: string;
        readonly code: string;
      } & ByPlayer);
  readonly refusal:
    | 'room.TOO_FEW_PLAYERS'
    /** What only the player may do who opened the challenge. */
    | 'player.NOT_HOST';
}
