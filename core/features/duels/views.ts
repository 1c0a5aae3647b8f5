// View types of duels.

import type { Shield, Strike, StrikeOutcome } from '#core/features/duels/ids.ts';
import type { UserView } from '#core/views/userView.ts';

/**
 * The choices a player has between two questions. Targets are requested separately, because they change with
 * everyone's answers.
 */
export interface DuelChoiceView {
  readonly strikes: readonly Strike[];
  readonly shields: readonly Shield[];
}

/** A strike, as shown to a player it involved. */
export interface DuelNewsView {
  readonly id: number;
  readonly at: number;
  /** The viewer's part in it. */
  readonly role: 'striker' | 'target' | 'third';
  readonly strike: Strike;
  readonly outcome: StrikeOutcome;
  /** The shield it met. */
  readonly met: Shield | null;
  /** null if the viewer may not know. */
  readonly by: UserView | null;
  readonly on: UserView | null;
  /** The player a deflected strike hit instead. */
  readonly third: UserView | null;
  /** Points the viewer gained or lost. */
  readonly points: number;
}

export interface DuelistView {
  readonly level: number;
  /** Correct answers since the last choice, out of those needed for the next. */
  readonly step: number;
  readonly steps: number;
  readonly playerShield: Shield | null;
  /** Outcome of the player's last strike; null before the first. */
  readonly strikeOutcome: StrikeOutcome | null;
  /**
   * True if that strike met a shield. Whether a player has one up is told to nobody else before a strike meets
   * it.
   */
  readonly isTargetShieldActive: boolean;
  /** The latest strikes that involved the viewer, always including the viewer's own last one; newest last. */
  readonly news: readonly DuelNewsView[];
}

/** A strike, as everyone may see it. */
export interface StrikeView {
  readonly id: number;
  readonly at: number;
  readonly strike: Strike;
  readonly outcome: StrikeOutcome;
  /** null if not even the target may know. */
  readonly by: UserView | null;
  readonly on: UserView | null;
  readonly third: UserView | null;
}

/** Outcome of a player's last strike. */
export type LastStrikeView = Pick<StrikeView, 'strike' | 'outcome' | 'on' | 'third'>;

/** A player who may be struck. */
export interface DuelTargetView extends UserView {
  /** null while students see no leaderboard. */
  readonly standing: { readonly rank: number; readonly score: number } | null;
}

/** A strike or shield, as shown to the host, who sees every name. */
export type DuelLogEntry =
  | (StrikeView & {
      readonly type: 'strike';
      /** The shield it met. */
      readonly met: Shield | null;
      /** Points each of them gained or lost. */
      readonly points: { readonly by: number; readonly on: number; readonly third: number };
    })
  | {
      readonly type: 'shield';
      readonly at: number;
      readonly shield: Shield;
      readonly by: UserView | null;
    };

/** A strike or shield in the replay of a finished game, with player ids. */
export type DuelMark =
  | {
      readonly type: 'strike';
      readonly strike: Strike;
      readonly outcome: StrikeOutcome;
      readonly by: string;
      readonly on: string;
      readonly third: string | null;
    }
  | { readonly type: 'shield'; readonly shield: Shield; readonly by: string };

export interface DuelsViews {
  readonly push: 'duelStrike';
  readonly me: {
    /** null if the game has no duels. */
    readonly duel: DuelistView | null;
  };
  readonly choice: {
    /** null if no choice is due. */
    readonly duelChoice: DuelChoiceView | null;
  };
  readonly projector: {
    /** The latest strikes, newest last. */
    readonly strikes: readonly StrikeView[];
  };
  readonly host: {
    /** The latest strikes and shields, newest last. */
    readonly duelLog: readonly DuelLogEntry[];
  };
  readonly replayMark: {
    readonly duel: DuelMark;
  };
  readonly hostRow: {
    /** null if the player has no duel activity. */
    readonly duel: {
      readonly level: number;
      readonly shield: Shield | null;
      /** The player's choices, and the strikes that hit the player in the end. */
      readonly strikes: number;
      readonly shields: number;
      readonly skips: number;
      readonly struck: number;
      /** The player's last strike. */
      readonly last: LastStrikeView | null;
    } | null;
  };
}
