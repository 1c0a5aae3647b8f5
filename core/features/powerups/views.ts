// View types of power-ups.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Answer } from '#core/questions/question.ts';
import type { UserView } from '#core/views/userView.ts';

/** A card in the player's hand. */
export interface CardView {
  readonly id: number;
  readonly powerup: PowerupId;
  /** Server time in ms from which it can be used. */
  readonly readyAt: number;
  /** Number of answers the player had given when it was dealt. */
  readonly after: number;
  readonly byTeacher: boolean;
}

/** An active effect. */
export interface EffectView {
  readonly id: number;
  readonly powerup: PowerupId;
  readonly at: number;
  /** Server time in ms at which it ends; null while its time stands still, and if an answer ends it. */
  readonly until: number | null;
  /** Milliseconds left while its time stands still: between questions, or while the game is paused. */
  readonly left: number | null;
  /** The player who used it on others; null for this player's own and for a teacher's. */
  readonly by: Pick<UserView, 'playerId' | 'name'> | null;
  readonly byTeacher: boolean;
}

export interface BeltView {
  readonly slots: readonly (CardView | null)[];
  /** A card that waits for a slot, and until when. */
  readonly offer: (CardView & { readonly until: number | null }) | null;
  /**
   * True if the answer whose verdict is shown earned a card. A teacher's card doesn't count, so that nothing
   * moves under a finger.
   */
  readonly came: boolean;
  readonly effects: readonly EffectView[];
  /** The latest uses that affected this player, newest last. */
  readonly news: readonly PowerupNewsView[];
  /** Number of shuffles left. */
  readonly shufflesLeft: number;
  /** Number of correct answers until the next card; null if there won't be another one. */
  readonly toNext: number | null;
}

export interface PowerupPointsView {
  readonly powerup: PowerupId;
  readonly points: number;
}

/** A use that affected this player. */
export interface PowerupNewsView {
  /** Id of the effect. */
  readonly id: number;
  readonly powerup: PowerupId;
  /** Kind of the card that opened as this power-up. */
  readonly openedFrom: PowerupId | null;
  readonly own: boolean;
  /** Name of the other player, either target or user; null if there is none or it was a teacher. */
  readonly other: string | null;
  /** Points gained or lost right away. */
  readonly points: number;
}

/** A use, as everyone may see it. */
export interface PowerupUseView {
  readonly id: number;
  readonly powerup: PowerupId;
  /** null for a teacher. */
  readonly by: UserView | null;
  readonly on: UserView | null;
  /** Points that the other player gained or lost. */
  readonly points: number;
}

/** Effects of power-ups on the current question. */
export interface SlidePowerups {
  /** Ids of options hidden from this player. */
  readonly hiddenOptions: readonly string[];
  /** Time at which the question's clock was stopped; null while it runs. */
  readonly stoppedAt: number | null;
  /** Seed that scrambles the options; null if they are in their usual order. */
  readonly mix: number | null;
  /** A wrong answer that was not final. */
  readonly spared: Answer | null;
  /** Changes that power-ups made to the points of the answer on screen. */
  readonly points: readonly PowerupPointsView[];
}

export interface PowerupsViews {
  readonly push: 'powerupUsed' | 'powerupAwarded';
  readonly control: 'awardPowerup' | 'triggerPowerup';
  readonly room: {
    /** Effects on everyone whose time passes for all alike. */
    readonly powerupEffects: readonly EffectView[];
    readonly powerupVersion: number;
  };
  readonly host: {
    /** Effects that everyone got for a time of their own, until they can be started again. */
    readonly roomBoosts: readonly EffectView[];
  };
  readonly me: {
    /** null if the game has no power-ups. */
    readonly belt: BeltView | null;
  };
  readonly choice: {
    /** null if no power-up affects the question. */
    readonly powerups: SlidePowerups | null;
  };
  readonly projector: {
    /** The latest uses, newest last. */
    readonly powerupUses: readonly PowerupUseView[];
    /** As in the host's view. */
    readonly roomBoosts: readonly EffectView[];
  };
  readonly hostRow: {
    readonly powerups: {
      readonly cards: readonly { readonly powerup: PowerupId; readonly byTeacher: boolean }[];
      readonly effects: readonly PowerupId[];
    } | null;
  };
  readonly reportResponse: {
    /** Sums over all tries of the question. */
    readonly powerups: readonly PowerupPointsView[];
  };
}
