// What can be asked of a room, and how it is refused.

import type { Reattempts } from '#core/features/mastery/mastery.ts';
import type { Answer } from '#core/questions/question.ts';
import type { GivenState, SlideState } from '#core/room/phase.ts';

interface ByPlayer {
  readonly playerId: string;
}

interface ByHost {
  readonly commandId: string;
}

/** One moment of one slide. */
interface SlideMoment {
  readonly index: number;
  readonly state: SlideState;
}

/** One player's sheet as the host has typed it. */
interface Sheet {
  /** Whose sheet is corrected; null for another one. */
  readonly playerId: string | null;
  readonly name: string;
  readonly nameKey: string;
  /** For a new sheet: the character, and the letters of the player's id, as of who joins. */
  readonly character: number;
  readonly idSuffix: string;
  /** At most one a question; a question without one was left blank. */
  readonly answers: readonly { readonly questionId: string; readonly answer: Answer }[];
}

export type PlayerCommand =
  | {
      readonly type: 'join';
      readonly commandId: string;
      readonly name: string;
      readonly typedName: string | null;
      readonly nameKey: string;
      readonly character: number;
      /** Eight random letters and digits, which make the player's id hard to guess. */
      readonly idSuffix: string;
    }
  | ({ readonly type: 'drop' } & ByPlayer)
  | ({ readonly type: 'return' } & ByPlayer)
  | ({ readonly type: 'startAttempt' } & ByPlayer)
  /** The next question, but not before the second chances that stand open: with an id this one of them, with null none of them. */
  | ({
      readonly type: 'openQuestion';
      readonly redemptionId?: string | null | undefined;
      /** At the review: the question to open once more. */
      readonly reviewId?: string | undefined;
    } & ByPlayer)
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
  /** `hint`: which one, from 1 on. */
  | ({ readonly type: 'takeHint'; readonly questionId: string; readonly hint: number } & ByPlayer)
  /** Uses the extra life on the question that it is offered for, or does without it there. */
  | ({ readonly type: 'extraLife'; readonly questionId: string; readonly use: boolean } & ByPlayer)
  /** Leaves the open question for the end. */
  | ({
      readonly type: 'answerLater';
      readonly commandId: string;
      readonly questionId: string;
      /** What stands there so far. */
      readonly draft: Answer | null;
    } & ByPlayer)
  | ({
      readonly type: 'skip';
      readonly commandId: string;
      readonly questionId: string;
      readonly asking?: number | undefined;
    } & ByPlayer)
  /** Lets all questions pass that are left, where each of them was left for later before; these, or none. */
  | ({
      readonly type: 'skipMany';
      readonly commandId: string;
      readonly questionIds: readonly string[];
    } & ByPlayer)
  | ({ readonly type: 'raiseHand'; readonly raised: boolean } & ByPlayer)
  /** The page of the game is out of sight, or in sight again. */
  | ({ readonly type: 'reportFocus'; readonly away: boolean } & ByPlayer)
  /** `attempt`: the one that is to end, 1-based; absent: the present one. */
  | ({ readonly type: 'finish'; readonly attempt?: number | undefined } & ByPlayer)
  /** By the player who opened the challenge. */
  | ({ readonly type: 'startChallenge'; readonly commandId: string } & ByPlayer)
  | ({ readonly type: 'endChallenge'; readonly commandId: string } & ByPlayer)
  /** `hash`, `code`: the room of the next one. */
  | ({
      readonly type: 'offerRematch';
      readonly commandId: string;
      /** Hash of the room that was offered before, and closed before it began; absent: none. */
      readonly replaces?: string;
      readonly hash: string;
      readonly code: string;
    } & ByPlayer);

export type HostCommand =
  /** Opens a scheduled room before its time. */
  | ({ readonly type: 'open' } & ByHost)
  | ({ readonly type: 'start' } & ByHost)
  /** `seen`: the slide on which the host wants to go on; without it, from wherever the room is. */
  | ({ readonly type: 'next'; readonly seen?: SlideMoment | undefined } & ByHost)
  /** When an assigned game closes, in ms of the server's clock. */
  | ({ readonly type: 'setDueDate'; readonly expiresAt: number } & ByHost)
  | ({ readonly type: 'pause' } & ByHost)
  | ({ readonly type: 'resume' } & ByHost)
  | ({ readonly type: 'addTime'; readonly ms: number } & ByHost)
  /** Fills the lobby with so many robots, or sends them away; `accuracy` is a per cent. */
  | ({ readonly type: 'rehearse'; readonly robots: number; readonly accuracy: number } & ByHost)
  | ({ readonly type: 'lock'; readonly locked: boolean } & ByHost)
  /** Without a player: all who wait. */
  | ({ readonly type: 'approve'; readonly playerId: string | null; readonly approved: boolean } & ByHost)
  | ({ readonly type: 'remove'; readonly playerId: string } & ByHost)
  /** Without a player: every hand. */
  | ({ readonly type: 'lowerHand'; readonly playerId: string | null } & ByHost)
  /** Attempts of one player, 0 without limit; null: those of the game. */
  | ({ readonly type: 'allowAttempts'; readonly playerId: string; readonly attempts: number | null } & ByHost)
  /** Makes a mastery game of one that runs. */
  | ({ readonly type: 'turnOnMastery'; readonly reattempts: Reattempts } & ByHost)
  /** Until when one player may play, in ms of the server's clock; null: as long as everybody. */
  | ({ readonly type: 'allowUntil'; readonly playerId: string; readonly until: number | null } & ByHost)
  /** So many teams. */
  | ({ readonly type: 'setTeams'; readonly teams: number } & ByHost)
  /** Deals the players anew. */
  | ({ readonly type: 'shuffleTeams' } & ByHost)
  /** `name`: null for that of the team's character. */
  | ({ readonly type: 'nameTeam'; readonly team: number; readonly name: string | null } & ByHost)
  | ({ readonly type: 'moveToTeam'; readonly playerId: string; readonly team: number } & ByHost)
  /** Keeps a typed text from everybody but the host, or lets it be seen again. */
  | ({
      readonly type: 'hideText';
      readonly questionId: string;
      readonly text: string;
      readonly hidden: boolean;
    } & ByHost)
  /** What stands on a player's sheet, of a game on paper. */
  | ({ readonly type: 'recordSheet' } & Sheet & ByHost)
  | ({ readonly type: 'end' } & ByHost);

/** The server's own: a deadline of the state passed; a finished room is put away. */
type ServerCommand = { readonly type: 'deadline' } | { readonly type: 'archive' };

export type Command = PlayerCommand | HostCommand | ServerCommand;

export type Refusal =
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
  | 'room.TOO_FEW_PLAYERS'
  | 'player.DUPLICATE_NAME'
  | 'player.NOT_FOUND'
  | 'player.DELETED'
  | 'player.REJECTED'
  | 'player.NOT_APPROVED'
  | 'player.ALREADY_OVER'
  | 'player.NO_ATTEMPTS_LEFT'
  | 'player.NOT_HOST'
  | 'team.NOT_FOUND'
  | 'team.DUPLICATE_NAME'
  | 'response.ALREADY_ANSWERED'
  | 'response.QUESTION_CLOSED'
  | 'response.TOO_EARLY'
  | 'response.WRONG_QUESTION'
  | 'response.NOTHING_ELSE_LEFT'
  | 'response.OFFER_OVER'
  | 'response.NO_HINT'
  | 'response.CANT_SAVE';
