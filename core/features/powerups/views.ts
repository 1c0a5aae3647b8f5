// What views show of it.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Answer } from '#core/questions/question.ts';
import type { UserView } from '#core/views/userView.ts';

/** A card in the player's hand. */
export interface CardView {
  readonly id: number;
  readonly powerup: PowerupId;
  /** Server time in ms from which it can be used. */
  readonly readyAt: number;
  /** Answers that its player had given as it came. */
  readonly after: number;
  readonly byTeacher: boolean;
}

/** What is at work. */
export interface EffectView {
  readonly id: number;
  readonly powerup: PowerupId;
  readonly at: number;
  /** Server time in ms; null where an answer ends it, and while the game is paused. */
  readonly until: number | null;
  /** Who brought it over others; null where it is the player's own, or a teacher's. */
  readonly by: Pick<UserView, 'playerId' | 'name'> | null;
  readonly byTeacher: boolean;
}

export interface BeltView {
  readonly slots: readonly (CardView | null)[];
  /** A card that waits for a place, until when. */
  readonly offer: (CardView & { readonly until: number | null }) | null;
  /** Whether one of the cards has come with the answer whose verdict stands there: what a teacher gives meanwhile moves nothing under a finger. */
  readonly came: boolean;
  readonly effects: readonly EffectView[];
  /** The last uses that concerned the reader, the newest last. */
  readonly news: readonly PowerupNewsView[];
  /** Times that all cards may still be changed for others. */
  readonly shufflesLeft: number;
  /** Answers to the next card; null where none comes any more. */
  readonly toNext: number | null;
}

export interface PowerupPointsView {
  readonly powerup: PowerupId;
  readonly points: number;
}

/** A use that concerned the reader. */
export interface PowerupNewsView {
  /** Of its effect. */
  readonly id: number;
  readonly powerup: PowerupId;
  /** What the card was, where it opened as this one. */
  readonly openedFrom: PowerupId | null;
  readonly own: boolean;
  /** Name of the other player: whom it reached, or who used it; null where there is none, or it was a teacher. */
  readonly other: string | null;
  /** Points that came with it at once, or went. */
  readonly points: number;
}

/** A use, as all may see it. */
export interface PowerupUseView {
  readonly id: number;
  readonly powerup: PowerupId;
  /** null for a teacher. */
  readonly by: UserView | null;
  readonly on: UserView | null;
  /** Points that the other one got or lost. */
  readonly points: number;
}

/** What power-ups do to the question that stands there. */
export interface SlidePowerups {
  /** Ids of options that are hidden from this player. */
  readonly hiddenOptions: readonly string[];
  /** When the clock of the question was stopped; null where it runs. */
  readonly stoppedAt: number | null;
  /** A number that mixes up the looks of the options; null where they are as they are. */
  readonly mix: number | null;
  /** An answer that was wrong, and is not final. */
  readonly spared: Answer | null;
  /** What power-ups made of the points of the answer that stands there. */
  readonly points: readonly PowerupPointsView[];
}

export interface PowerupsViews {
  readonly push: 'powerupUsed' | 'powerupAwarded';
  readonly control: 'awardPowerup' | 'triggerPowerup';
  readonly room: {
    /** What is at work on everybody. */
    readonly powerupEffects: readonly EffectView[];
  };
  readonly me: {
    /** null where the game has none. */
    readonly belt: BeltView | null;
  };
  readonly choice: {
    /** null where they do nothing to it. */
    readonly powerups: SlidePowerups | null;
  };
  readonly projector: {
    /** The last uses, the newest last. */
    readonly powerupUses: readonly PowerupUseView[];
  };
  readonly hostRow: {
    readonly powerups: {
      readonly cards: readonly { readonly powerup: PowerupId; readonly byTeacher: boolean }[];
      readonly effects: readonly PowerupId[];
    } | null;
  };
  readonly reportResponse: {
    /** Of all tries of the question together. */
    readonly powerups: readonly PowerupPointsView[];
  };
}
