// Commands a room accepts, and the reasons for refusing them.

import type { ByHost, ByPlayer } from '#core/authority/origins.ts';
import type { FeatureParts, FeatureRefusal, FeatureWords } from '#core/authority/featureTypes.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { CorrectionChange } from '#core/questions/correction.ts';
import type { Answer } from '#core/questions/question.ts';
import type { Character } from '#core/room/characters.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GivenState, SlideState } from '#core/room/phase.ts';

/** A slide as the host saw it. */
export interface ExpectedSlide {
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
        /** The chosen character; absent: one is dealt. */
        readonly character?: Character;
        /** Character shown to a player who chose none; dealt while no other is used less. */
        readonly shownCharacter?: number;
        /** Eight random letters and digits that make the player's id hard to guess. */
        readonly idSuffix: string;
        /** Requires the host's approval, whatever the room's option says. */
        readonly mustAsk?: boolean;
      }
    /** Only before the game starts. `character` absent: a monster is dealt. */
    | ({ readonly type: 'changeCharacter'; readonly character?: Character } & ByPlayer)
    | ({ readonly type: 'drop' } & ByPlayer)
    | ({ readonly type: 'return' } & ByPlayer);
  readonly host: /** Opens a scheduled room early. */
    | ({ readonly type: 'open' } & ByHost)
    | ({ readonly type: 'start' } & ByHost)
    | ({ readonly type: 'pause' } & ByHost)
    | ({ readonly type: 'resume' } & ByHost)
    | ({ readonly type: 'lock'; readonly locked: boolean } & ByHost)
    /** Only options that are safe to change during a game. */
    | ({ readonly type: 'changeOptions'; readonly options: Partial<GameOptions> } & ByHost)
    /** `playerId` null: everyone waiting. */
    | ({ readonly type: 'approve'; readonly playerId: string | null; readonly approved: boolean } & ByHost)
    | ({ readonly type: 'remove'; readonly playerId: string } & ByHost)
    /** `playerIds` null: everyone; only before the game starts. */
    | ({ readonly type: 'removeMany'; readonly playerIds: readonly string[] | null } & ByHost)
    /** Gives removed players their seats back, unless their names have been taken. */
    | ({ readonly type: 'restore'; readonly playerIds: readonly string[] } & ByHost)
    | ({ readonly type: 'end' } & ByHost)
    /** After the game: hosts it again, in the room with this hash and code. */
    | ({ readonly type: 'hostRematch'; readonly hash: string; readonly code: string } & ByHost);
}

export interface SlideCommands {
  readonly player: never;
  readonly host: /** `seen`: the slide from which the host wants to continue; absent: whichever slide the room is on. */
    | ({ readonly type: 'next'; readonly seen?: ExpectedSlide | undefined } & ByHost)
    | ({ readonly type: 'addTime'; readonly ms: number } & ByHost)
    /** Hides a typed text from everyone but the host, or shows it again. */
    | ({
        readonly type: 'hideText';
        readonly questionId: string;
        readonly text: string;
        readonly hidden: boolean;
      } & ByHost)
    /** Counts a typed text as another one, or as itself again (null). */
    | ({
        readonly type: 'mergeText';
        readonly questionId: string;
        readonly text: string;
        readonly into: string | null;
      } & ByHost);
}

export interface AttemptCommands {
  readonly player:
    | ({ readonly type: 'startAttempt' } & ByPlayer)
    /** Opens the next question, but not before a pending choice is made. */
    | ({ readonly type: 'openQuestion' } & ByPlayer & FeatureParts<'opening'>)
    | ({
        readonly type: 'answer';
        readonly commandId: string;
        readonly questionId: string;
        readonly state: GivenState;
        readonly answer: Answer | null;
        /** Number of times the question has been asked, from 2 on; absent: once. */
        readonly asking?: number | undefined;
        /** Network allowance in ms: half the measured round trip. */
        readonly networkMs: number;
      } & ByPlayer)
    | ({
        readonly type: 'skip';
        readonly commandId: string;
        readonly questionId: string;
        readonly asking?: number | undefined;
      } & ByPlayer)
    /** `attempt`: the attempt to end, 1-based; absent: the current one. */
    | ({ readonly type: 'finish'; readonly attempt?: number | undefined } & ByPlayer);
  readonly host: /** `expiresAt`: when an assigned game closes, in ms on the server's clock. */
    | ({ readonly type: 'setDueDate'; readonly expiresAt: number } & ByHost)
    /** `attempts`: this player's limit, 0 for unlimited; null: the game's limit. */
    | ({
        readonly type: 'allowAttempts';
        readonly playerId: string;
        readonly attempts: number | null;
      } & ByHost)
    /** `until`: when this player's time ends, in ms on the server's clock; null: when the game's does. */
    | ({ readonly type: 'allowUntil'; readonly playerId: string; readonly until: number | null } & ByHost);
}

export interface CorrectionCommands {
  readonly player: never;
  /** Corrects a question and judges all answers to it again. `mayLose`: players may lose points by it. */
  readonly host: {
    readonly type: 'correctQuestion';
    readonly questionId: string;
    readonly change: CorrectionChange;
    readonly mayLose: boolean;
  } & ByHost;
}

export interface QuizUpdateCommands {
  readonly player: never;
  /** Uses what the author has changed in the quiz since. `questions`: as they are now, by index in the room. */
  readonly host: {
    readonly type: 'updateQuiz';
    readonly questions: readonly { readonly q: number; readonly question: AuthoredQuestion }[];
  } & ByHost;
}

export type OpenQuestionCommand = Extract<AttemptCommands['player'], { readonly type: 'openQuestion' }>;

type RoomCommands = LifeCommands | SlideCommands | AttemptCommands | CorrectionCommands | QuizUpdateCommands;

export type PlayerCommand = RoomCommands['player'] | FeatureWords<'playerCommand'>;

export type HostCommand = RoomCommands['host'] | FeatureWords<'hostCommand'>;

/** The server's own commands: a deadline of the room has passed, or a finished room is archived. */
export type ServerCommand = { readonly type: 'deadline' } | { readonly type: 'archive' };

/** Facts about the moment of a command that only its sender's server knows. */
interface Circumstances {
  /** A projector of the room is connected. */
  readonly isProjected?: true;
}

export type Command = (PlayerCommand | HostCommand | ServerCommand) & Circumstances;

export type Refusal =
  | FeatureRefusal
  /** The command's id was already used for a different command. */
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
  | 'player.CHARACTER_LOCKED'
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
