import type { Refusal } from '#core/authority/commands.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import type { CausedByHost, ByHost, ByPlayer, SeatEvent } from '#core/authority/origins.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Answer } from '#core/questions/question.ts';

/** A power-up in a player's hand. */
export interface Card {
  /** Unique in the room. */
  readonly id: number;
  readonly powerup: PowerupId;
  /** Milliseconds on the server's clock. */
  readonly at: number;
  /** Number of answers the player had given when the card was dealt. */
  readonly after: number;
  readonly byTeacher?: true;
}

/** A card that a player no longer has. */
export interface PastCard extends Card {
  /** What it was used as, the effect's id, and the answers given then; absent if it was replaced or discarded. */
  readonly used?: {
    readonly powerup: PowerupId;
    readonly effect: number;
    readonly after: number;
    readonly q?: number;
  };
}

/** An active power-up on a seat or on the room. */
export interface ActiveEffect {
  /** Id of the effect's card, or its own if a teacher started it. */
  readonly id: number;
  readonly powerup: PowerupId;
  readonly at: number;
  /** Time at which it ends by the clock; null while its time stands still, and if an answer ends it. */
  readonly until: number | null;
  /** Milliseconds left while its time stands still, because no question is open. */
  readonly left?: number;
  /** Seat of the player who used it on others; absent for the player's own and for a teacher's. */
  readonly by?: number;
  readonly byTeacher?: true;
  /** The question it is bound to. */
  readonly q?: number;
  /** Ids of the options it hides. */
  readonly hides?: readonly string[];
}

/** A past use, as remembered for those it affected. Players are seat indexes. */
export interface UseRecord {
  /** Id of the effect. */
  readonly id: number;
  readonly powerup: PowerupId;
  /** Kind of the card that opened as this power-up. */
  readonly openedFrom?: PowerupId;
  /** Seat of the player who used it; null for a teacher. */
  readonly by: number | null;
  /** Seat it reached, if that was another player's. */
  readonly on?: number;
  readonly points?: number;
}

/** A player's power-ups in one attempt. */
export interface Belt {
  /** Always `BELT.size` slots; null if empty. */
  readonly slots: readonly (Card | null)[];
  /** A card that waits for a free slot. */
  readonly offer: Card | null;
  readonly effects: readonly ActiveEffect[];
  /** The latest uses that affected only this player, newest last. */
  readonly news: readonly UseRecord[];
  /** Number of cards received of each kind. */
  readonly got: { readonly [Id in PowerupId]?: number };
  readonly shuffles: number;
  /** The latest cards that are used or gone, newest last; absent for none. */
  readonly past?: readonly PastCard[];
  /** Ids of commands that used, placed or shuffled cards or ended effects. */
  readonly commandIds: readonly string[];
  /** True if another player's gift has reached this player. */
  readonly wasGiven?: true;
}

/** A resolved use of a power-up. */
export interface Use {
  readonly powerup: PowerupId;
  /** Kind of the card that opened as this power-up. */
  readonly openedFrom?: PowerupId;
  /** Seats it reaches; empty if it reaches the whole room. */
  readonly reaches: readonly number[];
  /** Id of the card that is used up. */
  readonly card: number;
  readonly effect: number;
  readonly commandId: string;
  readonly q?: number;
  readonly hides?: readonly string[];
  /** Points that the user and the other player gain right away. */
  readonly points?: { readonly own: number; readonly other: number };
}

export interface PowerupsTypes {
  readonly extension: {
    /**
     * Returns the events of a power-up that sweeps down climbers near its player, or why it can't be used.
     */
    readonly sweep: (turn: PlayerTurn) => Refusal | readonly RoomEvent[];
  };
  readonly room: {
    /** Absent before the first card. */
    readonly powerups?: {
      /** Number of cards and effects so far. */
      readonly count: number;
      /**
       * Effects on everyone. Those whose time passes in play are in the seats too, each with its own time; here
       * they last as if nothing stopped them.
       */
      readonly effects: readonly ActiveEffect[];
      /** Time at which each kind that reaches the room last started. */
      readonly startedAt: { readonly [Id in PowerupId]?: number };
      /** The latest uses by anyone, newest last. */
      readonly recent: readonly UseRecord[];
    };
  };
  readonly attempt: {
    /** Absent before the first card. */
    readonly belt?: Belt;
  };
  readonly open: {
    /** Time at which its clock was stopped, in ms on the server's clock. */
    readonly stoppedAt?: number;
    /** Wrong answers that were not final. */
    readonly spared?: readonly Answer[];
  };
  readonly response: {
    /** Changes that power-ups made to its points, in the order they apply. */
    readonly powerups?: readonly PowerupPoints[];
    /** The streak kept despite a miss. */
    readonly keptStreak?: number;
    /** The effect that had scrambled the options. */
    readonly mixedBy?: number;
  };
  readonly playerCommand: /** `targetId`: for an aimed card. */
    | ({
        readonly type: 'usePowerup';
        readonly card: number;
        readonly targetId: string | null;
        readonly commandId: string;
      } & ByPlayer)
    /** Puts the waiting card into this slot and discards what was there; null discards the card. */
    | ({
        readonly type: 'placePowerup';
        readonly card: number;
        readonly slot: number | null;
        readonly commandId: string;
      } & ByPlayer)
    /** Replaces all cards except the teacher's. */
    | ({ readonly type: 'shufflePowerups'; readonly commandId: string } & ByPlayer)
    /** Ends an effect on the player. */
    | ({ readonly type: 'endPowerup'; readonly effect: number; readonly commandId: string } & ByPlayer);
  readonly hostCommand: /** `playerIds`: null for all players. */
    | ({
        readonly type: 'awardPowerup';
        readonly powerup: PowerupId;
        readonly playerIds: readonly string[] | null;
      } & ByHost)
    /** Starts a kind that reaches the whole room, regardless of its cooldown. */
    | ({ readonly type: 'triggerPowerup'; readonly powerup: PowerupId } & ByHost);
  readonly event:
    | ({ readonly type: 'powerupAwarded'; readonly card: Card } & SeatEvent)
    | ({
        readonly type: 'powerupsGiven';
        readonly powerup: PowerupId;
        readonly seats: readonly number[];
        /** Id of the first card; the others follow in order. */
        readonly firstId: number;
      } & CausedByHost)
    | ({
        readonly type: 'powerupPlaced';
        readonly slot: number | null;
        /** The card discarded from its slot while none waits; absent for the waiting card. */
        readonly card?: number;
        readonly by: { readonly commandId: string };
      } & SeatEvent)
    | ({
        readonly type: 'powerupsShuffled';
        readonly cards: readonly Card[];
        readonly by: { readonly commandId: string };
      } & SeatEvent)
    | ({ readonly type: 'powerupUsed'; readonly use: Use; readonly at: number } & SeatEvent)
    | ({
        readonly type: 'powerupTriggered';
        readonly powerup: PowerupId;
        readonly effect: number;
      } & CausedByHost)
    | ({
        readonly type: 'powerupEnded';
        readonly effect: number;
        readonly by: { readonly commandId: string };
      } & SeatEvent)
    /** A wrong answer to the open question that is not final. */
    | ({
        readonly type: 'answerSpared';
        readonly answer: Answer;
        readonly at: number;
        readonly by: { readonly commandId: string };
      } & SeatEvent);
  readonly refusal:
    | 'powerup.NOT_FOUND'
    | 'powerup.ALREADY_ACTIVATED'
    | 'powerup.NOT_READY'
    | 'powerup.NOT_USABLE'
    | 'powerup.NO_TARGET'
    | 'powerup.MAX_ATTEMPT_EXHAUSTED'
    | 'powerup.COOLDOWN_PERIOD';
}

/** Points that one power-up added to an answer, or took. */
export interface PowerupPoints {
  readonly powerup: PowerupId;
  readonly effect: number;
  readonly points: number;
}
