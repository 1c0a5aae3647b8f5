// What can be asked of a room, and how it is refused.

import type { ByHost, ByPlayer } from '#core/authority/origins.ts';
import type { FeatureParts, FeatureRefusal, FeatureWords } from '#core/authority/featureTypes.ts';
import type { Answer } from '#core/questions/question.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GivenState, SlideState } from '#core/room/phase.ts';

/** What one slide was like when the host saw it. */
export interface SeenSlide {
  readonly index: number;
  readonly state: SlideState;
}

export interface LifeCommands {
  readonly player:
    | {
        readonly type: 'join';
        readonly commandId: string;
        readonly name: string;
        readonly typedName: string | null;
        readonly nameKey: string;
        /** The chosen one; absent: one is dealt. */
        readonly character?: number;
        /** What the page has shown to who has chosen none: that one is dealt while nobody there stands for it. */
        readonly shownCharacter?: number;
        /** Eight random letters and digits, which make the player's id hard to guess. */
        readonly idSuffix: string;
        /** Whoever this is has to be let in, whatever the room's option says. */
        readonly mustAsk?: boolean;
      }
    | ({ readonly type: 'drop' } & ByPlayer)
    | ({ readonly type: 'return' } & ByPlayer);
  readonly host: /** Opens a scheduled room before its time. */
    | ({ readonly type: 'open' } & ByHost)
    | ({ readonly type: 'start' } & ByHost)
    | ({ readonly type: 'pause' } & ByHost)
    | ({ readonly type: 'resume' } & ByHost)
    | ({ readonly type: 'lock'; readonly locked: boolean } & ByHost)
    /** Those of its options that do no harm in the middle of a game. */
    | ({ readonly type: 'changeOptions'; readonly options: Partial<GameOptions> } & ByHost)
    /** Without a player: all who wait. */
    | ({ readonly type: 'approve'; readonly playerId: string | null; readonly approved: boolean } & ByHost)
    | ({ readonly type: 'remove'; readonly playerId: string } & ByHost)
    /** null: everybody, before the game. */
    | ({ readonly type: 'removeMany'; readonly playerIds: readonly string[] | null } & ByHost)
    /** Gives removed players their seats back, where nobody has taken the name meanwhile. */
    | ({ readonly type: 'restore'; readonly playerIds: readonly string[] } & ByHost)
    | ({ readonly type: 'end' } & ByHost)
    /** Of a game that is over: it is hosted again, in the room of this hash and code. */
    | ({ readonly type: 'hostRematch'; readonly hash: string; readonly code: string } & ByHost);
}

export interface SlideCommands {
  readonly player: never;
  readonly host: /** `seen`: the slide on which the host wants to go on; without it, from wherever the room is. */
    | ({ readonly type: 'next'; readonly seen?: SeenSlide | undefined } & ByHost)
    | ({ readonly type: 'addTime'; readonly ms: number } & ByHost)
    /** Keeps a typed text from everybody but the host, or lets it be seen again. */
    | ({
        readonly type: 'hideText';
        readonly questionId: string;
        readonly text: string;
        readonly hidden: boolean;
      } & ByHost);
}

export interface AttemptCommands {
  readonly player:
    | ({ readonly type: 'startAttempt' } & ByPlayer)
    /** The next question, but not before what has to be chosen first. */
    | ({ readonly type: 'openQuestion' } & ByPlayer & FeatureParts<'opening'>)
    | ({
        readonly type: 'answer';
        readonly commandId: string;
        readonly questionId: string;
        readonly state: GivenState;
        readonly answer: Answer | null;
        /** Which asking of the question is meant, from 2 on; absent: the first. */
        readonly asking?: number | undefined;
        /** Milliseconds that the network is allowed for: half the measured round trip. */
        readonly networkMs: number;
      } & ByPlayer)
    | ({
        readonly type: 'skip';
        readonly commandId: string;
        readonly questionId: string;
        readonly asking?: number | undefined;
      } & ByPlayer)
    /** `attempt`: the one that is to end, 1-based; absent: the present one. */
    | ({ readonly type: 'finish'; readonly attempt?: number | undefined } & ByPlayer);
  readonly host: /** When an assigned game closes, in ms of the server's clock. */
    | ({ readonly type: 'setDueDate'; readonly expiresAt: number } & ByHost)
    /** Attempts of one player, 0 without limit; null: those of the game. */
    | ({
        readonly type: 'allowAttempts';
        readonly playerId: string;
        readonly attempts: number | null;
      } & ByHost)
    /** Until when one player may play, in ms of the server's clock; null: as long as everybody. */
    | ({ readonly type: 'allowUntil'; readonly playerId: string; readonly until: number | null } & ByHost);
}

export type OpenQuestionCommand = Extract<AttemptCommands['player'], { readonly type: 'openQuestion' }>;

type RoomCommands = LifeCommands | SlideCommands | AttemptCommands;

export type PlayerCommand = RoomCommands['player'] | FeatureWords<'playerCommand'>;

export type HostCommand = RoomCommands['host'] | FeatureWords<'hostCommand'>;

/** The server's own: a deadline of the state passed; a finished room is put away. */
export type ServerCommand = { readonly type: 'deadline' } | { readonly type: 'archive' };

export type Command = PlayerCommand | HostCommand | ServerCommand;

export type Refusal =
  | FeatureRefusal
  /** The id of the command stands for another one. */
  | 'request.COMMAND_REUSED'
  | 'room.NOT_FOUND'
  | 'room.FULL'
  | 'room.COMPLETED'
  | 'room.STOPPED'
  | 'room.CLOSED'
  | 'room.EXPIRED'
  | 'room.SCHEDULED'
  | 'room.NOT_STARTED'
  | 'room.PAUSED'
  | 'room.WRONG_STATE'
  | 'room.MOVED_ON'
  | 'player.DUPLICATE_NAME'
  | 'player.NOT_FOUND'
  | 'player.DELETED'
  | 'player.REJECTED'
  | 'player.NOT_APPROVED'
  | 'player.ALREADY_OVER'
  | 'player.NO_ATTEMPTS_LEFT'
  | 'response.ALREADY_ANSWERED'
  | 'response.QUESTION_CLOSED'
  | 'response.TOO_EARLY'
  | 'response.WRONG_QUESTION'
  | 'response.CANT_SAVE';
