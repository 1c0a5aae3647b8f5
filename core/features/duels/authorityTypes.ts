import type { ByPlayer, SeatEvent } from '#core/authority/origins.ts';
import type { Shield, Strike, StrikeOutcome } from '#core/features/duels/ids.ts';

/** A strike with its outcome. Players are seat indexes. */
export interface PastStrike {
  /** Unique in the room, in chronological order. */
  readonly id: number;
  readonly at: number;
  readonly strike: Strike;
  readonly by: number;
  readonly on: number;
  /** The shield that it met and used up. */
  readonly met: Shield | null;
  readonly outcome: StrikeOutcome;
  /** The player a deflected strike hit instead. */
  readonly third?: number;
  /** Points each of them gained or lost. */
  readonly points: { readonly by: number; readonly on: number; readonly third: number };
}

/** A raised shield. */
export interface PastShield {
  readonly at: number;
  readonly seat: number;
  readonly shield: Shield;
}

/** A player's duel state in one attempt. */
export interface Duelist {
  readonly level: number;
  /** Number of answers at the last choice; correct answers since then are steps. */
  readonly after: number;
  readonly shield: Shield | null;
  /**
   * The latest strikes that involved this player, always including the last one the player made; newest last.
   */
  readonly news: readonly PastStrike[];
  /**
   * Strikes at this player in this game: when, by which seat, and whether a shield held; `held` is absent if
   * it landed.
   */
  readonly struck: readonly { readonly at: number; readonly by: number; readonly held?: true }[];
  /** Choices in this game, by kind. */
  readonly chosen: { readonly strike: number; readonly shield: number; readonly skip: number };
  readonly commandIds: readonly string[];
}

/** A player's choice. */
export type DuelChoice =
  | { readonly type: 'strike'; readonly strike: Strike; readonly targetId: string }
  | { readonly type: 'shield'; readonly shield: Shield }
  | { readonly type: 'skip' };

/** The command that made the choice. */
export interface ChoiceOrigin {
  readonly commandId: string;
}

export interface DuelsTypes {
  readonly room: {
    /** Absent before the first strike or shield. */
    readonly duels?: {
      readonly count: number;
      /** The latest strikes, newest last. */
      readonly recent: readonly PastStrike[];
      /** The latest shields, newest last; absent before the first. */
      readonly raised?: readonly PastShield[];
    };
  };
  readonly attempt: {
    /** Absent before the first choice or strike. */
    readonly duelist?: Duelist;
  };
  readonly playerCommand: /** `level`: the player's level at the choice, so that no choice is made twice. */ {
    readonly type: 'duelDecision';
    readonly level: number;
    readonly choice: DuelChoice;
    readonly commandId: string;
  } & ByPlayer;
  readonly event:
    | ({ readonly type: 'struck'; readonly past: PastStrike; readonly by: ChoiceOrigin } & SeatEvent)
    | ({
        readonly type: 'shieldRaised';
        readonly shield: Shield;
        readonly at: number;
        readonly by: ChoiceOrigin;
      } & SeatEvent)
    /** `by`: null if the player simply continued. */
    | ({ readonly type: 'duelSkipped'; readonly at: number; readonly by: ChoiceOrigin | null } & SeatEvent);
  readonly refusal: 'duel.NOT_DUE' | 'duel.LOCKED' | 'duel.NO_TARGET';
}
