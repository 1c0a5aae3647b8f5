// What views show of it.

import type { Shield, Strike, StrikeOutcome } from '#core/features/duels/ids.ts';
import type { UserView } from '#core/views/userView.ts';

/** What a player chooses from, between two questions; whom a strike may meet is asked for, since it changes with all others. */
export interface DuelChoiceView {
  readonly strikes: readonly Strike[];
  readonly shields: readonly Shield[];
}

/** A strike as one of those knows it whom it concerned. */
export interface DuelNewsView {
  readonly id: number;
  readonly at: number;
  /** What the reader was in it. */
  readonly role: 'striker' | 'target' | 'third';
  readonly strike: Strike;
  readonly outcome: StrikeOutcome;
  /** The shield that it met. */
  readonly met: Shield | null;
  /** null where the reader is not told by whom. */
  readonly by: UserView | null;
  readonly on: UserView | null;
  /** Whom it hit in the end, where it was deflected. */
  readonly third: UserView | null;
  /** Points that the reader got or lost. */
  readonly points: number;
}

export interface DuelistView {
  readonly level: number;
  /** Right answers since the last choice, of so many to the next one. */
  readonly step: number;
  readonly steps: number;
  readonly playerShield: Shield | null;
  /** Of the own last strike; null where there was none. */
  readonly strikeOutcome: StrikeOutcome | null;
  /** The last strikes that concerned the reader, and the last one of the reader's own; the newest last. */
  readonly news: readonly DuelNewsView[];
}

/** A strike as all may see it. */
export interface StrikeView {
  readonly id: number;
  readonly at: number;
  readonly strike: Strike;
  readonly outcome: StrikeOutcome;
  /** null where its target is not told either. */
  readonly by: UserView | null;
  readonly on: UserView | null;
  readonly third: UserView | null;
}

/** What came of a player's last strike. */
export type LastStrikeView = Pick<StrikeView, 'strike' | 'outcome' | 'on' | 'third'>;

/** Somebody whom a player may strike. */
export interface DuelTargetView extends UserView {
  /** null where students see no leaderboard. */
  readonly rank: number | null;
  readonly score: number;
}

/** A strike, or a shield, as the host may know it: nobody is left out. */
export type DuelLogEntry =
  | (StrikeView & {
      readonly type: 'strike';
      /** The shield that it met. */
      readonly met: Shield | null;
      /** Points that each of them got or lost. */
      readonly points: { readonly by: number; readonly on: number; readonly third: number };
    })
  | {
      readonly type: 'shield';
      readonly at: number;
      readonly shield: Shield;
      readonly by: UserView | null;
    };

/** The same on the time line of a finished game. Ids of players. */
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
    /** null where the game has none. */
    readonly duel: DuelistView | null;
  };
  readonly choice: {
    /** null where nothing is to be chosen now. */
    readonly duelChoice: DuelChoiceView | null;
  };
  readonly projector: {
    /** The last strikes, the newest last. */
    readonly strikes: readonly StrikeView[];
  };
  readonly host: {
    /** The last strikes and shields, the newest last. */
    readonly duelLog: readonly DuelLogEntry[];
  };
  readonly replayMark: {
    readonly duel: DuelMark;
  };
  readonly hostRow: {
    /** null where the player has nothing of duels. */
    readonly duel: {
      readonly level: number;
      readonly shield: Shield | null;
      /** Choices of the player, and strikes that hit the player in the end. */
      readonly strikes: number;
      readonly shields: number;
      readonly skips: number;
      readonly struck: number;
      /** The last strike of the player. */
      readonly last: LastStrikeView | null;
    } | null;
  };
}
