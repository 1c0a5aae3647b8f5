import type { ByPlayer, OfSeat } from '#core/authority/origins.ts';
import type { Shield, Strike, StrikeOutcome } from '#core/features/duels/ids.ts';

/** A strike, as it was worked out. Seats. */
export interface PastStrike {
  /** Unique in the room, in the order in which they came. */
  readonly id: number;
  readonly at: number;
  readonly strike: Strike;
  readonly by: number;
  readonly on: number;
  /** The shield that it met, which is used up. */
  readonly met: Shield | null;
  readonly outcome: StrikeOutcome;
  /** Whom it hit in the end, where it was deflected. */
  readonly third?: number;
  /** Points that each of them got or lost. */
  readonly points: { readonly by: number; readonly on: number; readonly third: number };
}

/** A shield, as it was raised. */
export interface PastShield {
  readonly at: number;
  readonly seat: number;
  readonly shield: Shield;
}

/** What a player has of duels in one attempt. */
export interface Duelist {
  readonly level: number;
  /** Answers that the player had given at the last choice: those since are steps, where they are right. */
  readonly after: number;
  readonly shield: Shield | null;
  /** The last strikes that concerned this player, and the last one that this player threw; the newest last. */
  readonly news: readonly PastStrike[];
  /** Strikes that came at this player, in this game: when, by whom, and whether a shield held against it; absent where it landed. */
  readonly struck: readonly { readonly at: number; readonly by: number; readonly held?: true }[];
  /** Choices of this game, by kind. */
  readonly chosen: { readonly strike: number; readonly shield: number; readonly skip: number };
  readonly commandIds: readonly string[];
}

/** What a player chooses. */
export type DuelChoice =
  | { readonly type: 'strike'; readonly strike: Strike; readonly targetId: string }
  | { readonly type: 'shield'; readonly shield: Shield }
  | { readonly type: 'skip' };

/** The command that chose. */
export interface Chosen {
  readonly commandId: string;
}

export interface DuelsTypes {
  readonly room: {
    /** Absent before the first strike, or shield. */
    readonly duels?: {
      readonly count: number;
      /** The last strikes, the newest last. */
      readonly recent: readonly PastStrike[];
      /** The last shields, the newest last; absent before the first. */
      readonly raised?: readonly PastShield[];
    };
  };
  readonly attempt: {
    /** Absent before the first choice, or strike. */
    readonly duelist?: Duelist;
  };
  readonly playerCommand: /** `level`: at which the player chooses, so that no choice is made twice. */ {
    readonly type: 'duelDecision';
    readonly level: number;
    readonly choice: DuelChoice;
    readonly commandId: string;
  } & ByPlayer;
  readonly event:
    | ({ readonly type: 'struck'; readonly past: PastStrike; readonly by: Chosen } & OfSeat)
    | ({
        readonly type: 'shieldRaised';
        readonly shield: Shield;
        readonly at: number;
        readonly by: Chosen;
      } & OfSeat)
    /** `by`: null where the player just went on. */
    | ({ readonly type: 'duelSkipped'; readonly at: number; readonly by: Chosen | null } & OfSeat);
  readonly refusal: 'duel.NOT_DUE' | 'duel.LOCKED' | 'duel.NO_TARGET';
}
