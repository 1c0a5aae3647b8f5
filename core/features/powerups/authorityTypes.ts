import type { Refusal } from '#core/authority/commands.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import type { AtHost, ByHost, ByPlayer, OfSeat } from '#core/authority/origins.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Answer } from '#core/questions/question.ts';

/** A power-up in a player's hand. */
export interface Card {
  /** Unique in the room. */
  readonly id: number;
  readonly powerup: PowerupId;
  /** Milliseconds, by the server's clock. */
  readonly at: number;
  /** Answers that its player had given by then. */
  readonly after: number;
  readonly byTeacher?: true;
}

/** A power-up that is at work on a seat, or on the room. */
export interface ActiveEffect {
  /** Of the card that it came from, or one of its own where a teacher started it. */
  readonly id: number;
  readonly powerup: PowerupId;
  readonly at: number;
  /** When it ends by the clock; null where an answer ends it. */
  readonly until: number | null;
  /** Seat of the player who brought it over others; absent where it is the player's own, or a teacher's. */
  readonly by?: number;
  /** On the room alone. */
  readonly byTeacher?: true;
  /** The question that it is bound to. */
  readonly q?: number;
  /** Ids of options that it hides. */
  readonly hides?: readonly string[];
}

/** A use as one of those remembers it whom it concerned. Seats; points come or go at once. */
export interface PastUse {
  /** Of its effect. */
  readonly id: number;
  readonly powerup: PowerupId;
  /** What the card was, where it opened as this one. */
  readonly openedFrom?: PowerupId;
  /** Who used it; null for a teacher. */
  readonly by: number | null;
  /** Whom it reached, where that was another player. */
  readonly on?: number;
  readonly points?: number;
}

/** What a player has of power-ups in one attempt. */
export interface Belt {
  /** As many as a belt holds; null where nothing hangs. */
  readonly slots: readonly (Card | null)[];
  /** A card for which there was no room. */
  readonly offer: Card | null;
  readonly effects: readonly ActiveEffect[];
  /** The last uses that concerned this player alone, the newest last. */
  readonly news: readonly PastUse[];
  /** How often each kind has come. */
  readonly got: { readonly [Id in PowerupId]?: number };
  readonly shuffles: number;
  /** Ids of commands that used, placed or changed cards. */
  readonly commandIds: readonly string[];
  /** Whether somebody has given this player something. */
  readonly wasGiven?: true;
}

/** A use of a power-up, as it was worked out. */
export interface Use {
  readonly powerup: PowerupId;
  /** What the card was, where it opened as this one. */
  readonly openedFrom?: PowerupId;
  /** Seats that it reaches, besides everybody. */
  readonly reaches: readonly number[];
  /** The card that is used up. */
  readonly card: number;
  readonly effect: number;
  readonly commandId: string;
  readonly q?: number;
  readonly hides?: readonly string[];
  /** What its player and the other one gain by it at once. */
  readonly points?: { readonly own: number; readonly other: number };
}

export interface PowerupsTypes {
  readonly extension: {
    /** What comes of a power-up that sweeps down who climbs beside its player, or why it can't be used. */
    readonly sweep: (turn: PlayerTurn) => Refusal | readonly RoomEvent[];
  };
  readonly room: {
    /** Absent before the first card. */
    readonly powerups?: {
      /** Cards and effects so far. */
      readonly count: number;
      /** What is at work on everybody. */
      readonly effects: readonly ActiveEffect[];
      /** When kinds with a pause between two of them started last. */
      readonly startedAt: { readonly [Id in PowerupId]?: number };
      /** The last uses of all, the newest last. */
      readonly recent: readonly PastUse[];
    };
  };
  readonly attempt: {
    /** Absent before the first card. */
    readonly belt?: Belt;
  };
  readonly open: {
    /** When its clock was stopped, in ms of the server's clock. */
    readonly stoppedAt?: number;
    /** Answers that were wrong, and are not final. */
    readonly spared?: readonly Answer[];
  };
  readonly response: {
    /** What power-ups made of its points, in the order in which they count. */
    readonly powerups?: readonly PowerupPoints[];
    /** The streak that a miss has left. */
    readonly keptStreak?: number;
    /** The effect that had mixed up the looks of the options. */
    readonly mixedBy?: number;
  };
  readonly playerCommand: /** `targetId`: of an aimed one. */
    | ({
        readonly type: 'activatePowerup';
        readonly card: number;
        readonly targetId: string | null;
        readonly commandId: string;
      } & ByPlayer)
    /** The card that waits takes this place, and what hung there is gone; null: it is not wanted. */
    | ({
        readonly type: 'placePowerup';
        readonly card: number;
        readonly slot: number | null;
        readonly commandId: string;
      } & ByPlayer)
    /** All cards for others. */
    | ({ readonly type: 'shufflePowerups'; readonly commandId: string } & ByPlayer)
    /** Ends one that is at work on the player alone. */
    | ({ readonly type: 'endPowerup'; readonly effect: number; readonly commandId: string } & ByPlayer);
  readonly hostCommand: /** `playerIds`: null for all. */
    | ({
        readonly type: 'awardPowerup';
        readonly powerup: PowerupId;
        readonly playerIds: readonly string[] | null;
      } & ByHost)
    /** Starts one that reaches the whole room, whatever its pause. */
    | ({ readonly type: 'triggerPowerup'; readonly powerup: PowerupId } & ByHost);
  readonly event:
    | ({ readonly type: 'powerupAwarded'; readonly card: Card } & OfSeat)
    | ({
        readonly type: 'powerupsGiven';
        readonly powerup: PowerupId;
        readonly seats: readonly number[];
        /** Of the first card; the others follow. */
        readonly firstId: number;
      } & AtHost)
    | ({
        readonly type: 'powerupPlaced';
        readonly slot: number | null;
        readonly by: { readonly commandId: string };
      } & OfSeat)
    | ({
        readonly type: 'powerupsShuffled';
        readonly cards: readonly Card[];
        readonly by: { readonly commandId: string };
      } & OfSeat)
    | ({ readonly type: 'powerupUsed'; readonly use: Use; readonly at: number } & OfSeat)
    | ({ readonly type: 'powerupTriggered'; readonly powerup: PowerupId; readonly effect: number } & AtHost)
    | ({
        readonly type: 'powerupEnded';
        readonly effect: number;
        readonly by: { readonly commandId: string };
      } & OfSeat)
    /** A wrong answer to the open question that is not final. */
    | ({
        readonly type: 'answerSpared';
        readonly answer: Answer;
        readonly at: number;
        readonly by: { readonly commandId: string };
      } & OfSeat);
  readonly refusal:
    | 'powerup.NOT_FOUND'
    | 'powerup.ALREADY_ACTIVATED'
    | 'powerup.NOT_READY'
    | 'powerup.NOT_USABLE'
    | 'powerup.NO_TARGET'
    | 'powerup.MAX_ATTEMPT_EXHAUSTED'
    | 'powerup.COOLDOWN_PERIOD';
}

/** Points of an answer that one power-up has made, or taken. */
export interface PowerupPoints {
  readonly powerup: PowerupId;
  readonly effect: number;
  readonly points: number;
}
