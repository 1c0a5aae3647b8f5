import type { AtHost, ByPlayer } from '#core/authority/origins.ts';
import type { Rematch } from '#core/features/challenge/challenge.ts';

export interface ChallengeTypes {
  readonly room: {
    /** Of a finished challenge: the next one of the same friends; absent until there is one. */
    readonly rematch?: Rematch;
  };
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
  /** A finished challenge goes on in another room. */
  readonly event: { readonly type: 'rematchOffered'; readonly hash: string; readonly code: string } & AtHost;
  readonly refusal:
    | 'room.TOO_FEW_PLAYERS'
    /** What only the player may do who opened the challenge. */
    | 'player.NOT_HOST';
}
