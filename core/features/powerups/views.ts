// What views show of it.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Answer } from '#core/questions/question.ts';

/** A card in the player's hand. */
export interface CardView {
  readonly id: number;
  readonly powerup: PowerupId;
  /** Server time in ms from which it can be used. */
  readonly readyAt: number;
  readonly byTeacher: boolean;
}

/** What is at work. */
export interface EffectView {
  readonly id: number;
  readonly powerup: PowerupId;
  readonly at: number;
  /** Server time in ms; null where an answer ends it, and while the game is paused. */
  readonly until: number | null;
  /** Name of who brought it over others; null where it is the player's own, or a teacher's. */
  readonly by: string | null;
  readonly byTeacher: boolean;
}

export interface BeltView {
  readonly slots: readonly (CardView | null)[];
  /** A card that waits for a place, until when. */
  readonly offer: (CardView & { readonly until: number | null }) | null;
  readonly effects: readonly EffectView[];
  /** Times that all cards may still be changed for others. */
  readonly shufflesLeft: number;
  /** Answers to the next card; null where none comes any more. */
  readonly toNext: number | null;
}

export interface PowerupPointsView {
  readonly powerup: PowerupId;
  readonly points: number;
}

export interface PowerupUseView {
  /** Player ids; null for a teacher. */
  readonly by: string | null;
  readonly powerup: PowerupId;
  /** Whom it reached, where it was one. */
  readonly on: string | null;
}

export interface PowerupsViews {
  readonly push: 'powerupUsed' | 'powerupAwarded';
  readonly control: 'awardPowerup' | 'triggerPowerup';
  readonly signal: {
    /** Uses that others may see, since the last push. */
    readonly powerupUses: readonly PowerupUseView[];
  };
  readonly room: {
    /** What is at work on everybody. */
    readonly powerupEffects: readonly EffectView[];
  };
  readonly me: {
    /** null where the game has none. */
    readonly belt: BeltView | null;
  };
  readonly slide: {
    /** Ids of options that are hidden from this player. */
    readonly hiddenOptions: readonly string[];
    /** When the clock of the question was stopped; null where it runs. */
    readonly stoppedAt: number | null;
    /** A number that mixes up the looks of the options; null where they are as they are. */
    readonly mix: number | null;
    /** An answer that was wrong, and is not final. */
    readonly spared: Answer | null;
    /** What power-ups made of the points of the answer that stands there. */
    readonly powerupPoints: readonly PowerupPointsView[];
  };
  readonly hostRow: {
    readonly powerups: {
      readonly cards: readonly { readonly powerup: PowerupId; readonly byTeacher: boolean }[];
      readonly effects: readonly PowerupId[];
    } | null;
  };
  readonly reportResponse: {
    readonly powerups: readonly PowerupPointsView[];
  };
}
