// What happened in a room: the log's words. Past events never change their meaning; a new meaning gets a new word and an upcaster.

import type { Reattempts } from '#core/features/mastery/mastery.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { LifeOffer, Postponed, Response } from '#core/authority/state.ts';
import type { Seed } from '#core/random/stream.ts';
import type { GameOptions } from '#core/room/options.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';

/** Version of the events that this code writes; it stands in the first event of each log. */
export const EVENT_VERSION = 1;

export interface RoomCreated {
  readonly type: 'roomCreated';
  readonly version: number;
  readonly hash: string;
  readonly code: string;
  readonly gameType: GameType;
  /** Absent in logs from before games could be assigned: live. */
  readonly playMode?: PlayMode;
  readonly hostId: string;
  /** The command whose join takes the first seat; absent where anybody may be the first. */
  readonly openedBy?: string;
  readonly seed: Seed;
  readonly quizId: string;
  readonly quizVersionId: string;
  /** Of a game alone: it plays a host's game once more. Absent: it began from a practice link. */
  readonly repeats?: true;
  readonly title: string;
  readonly questions: readonly AuthoredQuestion[];
  readonly options: GameOptions;
  readonly at: number;
  readonly opensAt: number | null;
  readonly expiresAt: number;
}

export interface PlayerJoined {
  readonly type: 'playerJoined';
  readonly commandId: string;
  readonly playerId: string;
  readonly name: string;
  readonly typedName: string | null;
  readonly nameKey: string;
  readonly character: number;
  readonly approved: boolean;
  /** A robot of a rehearsal: per cent of its answers that are right. */
  readonly robot?: number;
  readonly at: number;
}

/** What stands on one player's sheet, now or after a correction: it takes the place of what this seat had before. */
export interface SheetRecorded {
  readonly type: 'sheetRecorded';
  /** Seat index: that of the sheet, or the next free one. */
  readonly seat: number;
  readonly playerId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly character: number;
  /** One a question, in the author's order. */
  readonly responses: readonly Response[];
  readonly commandId: string;
  readonly at: number;
}

interface OfSeat {
  /** Seat index. */
  readonly seat: number;
}

interface ByHost {
  readonly commandId: string;
  readonly at: number;
}

export type RoomEvent =
  | RoomCreated
  | PlayerJoined
  | SheetRecorded
  /** By its host, or by the clock. */
  | { readonly type: 'roomOpened'; readonly at: number; readonly commandId: string | null }
  | ({ readonly type: 'playerDropped' } & OfSeat)
  | ({ readonly type: 'playerReturned' } & OfSeat)
  | ({ readonly type: 'playerApproved'; readonly approved: boolean; readonly commandId: string } & OfSeat)
  | ({ readonly type: 'playerRemoved'; readonly commandId: string } & OfSeat)
  | ({ readonly type: 'attemptStarted' } & OfSeat)
  | ({
      readonly type: 'questionOpened';
      readonly q: number;
      readonly at: number;
      readonly deadline: number | null;
      /** How often the question is asked now, from 2 on; absent for the first time. */
      readonly asking?: number;
      /** Whether it is asked by the extra life. */
      readonly byExtraLife?: true;
      /** In logs from before a question could be asked more than twice: the second time. */
      readonly attemptType?: 'redemption';
    } & OfSeat)
  /** The next hint to question `q`. */
  | ({ readonly type: 'hintTaken'; readonly q: number; readonly at: number } & OfSeat)
  /** Behind the answer that it is offered for. */
  | ({ readonly type: 'extraLifeOffered'; readonly at: number; readonly offer: LifeOffer } & OfSeat)
  /** The player keeps it: the answer is final. */
  | ({ readonly type: 'extraLifeDeclined'; readonly at: number } & OfSeat)
  /** The player goes on without the second chances that are left. */
  | ({ readonly type: 'redemptionDeclined' } & OfSeat)
  | ({ readonly type: 'answerPostponed'; readonly postponed: Postponed } & OfSeat)
  | ({
      readonly type: 'answered';
      /** `attemptType`: as of a question that opened. */
      readonly response: Response & { readonly attemptType?: 'redemption' };
    } & OfSeat)
  | ({ readonly type: 'playerFinished'; readonly at: number } & OfSeat)
  | ({ readonly type: 'focusLost'; readonly at: number } & OfSeat)
  | ({ readonly type: 'focusRegained'; readonly at: number } & OfSeat)
  | ({ readonly type: 'handRaised' } & OfSeat)
  /** By the player, or by the host. */
  | ({ readonly type: 'handLowered'; readonly commandId: string | null } & OfSeat)
  | { readonly type: 'handsLowered'; readonly commandId: string }
  | ({ readonly type: 'roomLocked'; readonly locked: boolean } & ByHost)
  /** `text` as it is counted. */
  | ({
      readonly type: 'textHidden';
      readonly q: number;
      readonly text: string;
      readonly hidden: boolean;
    } & ByHost)
  | ({ readonly type: 'masteryTurnedOn'; readonly reattempts: Reattempts } & ByHost)
  /** So many teams. */
  | ({ readonly type: 'teamsSet'; readonly teams: number } & ByHost)
  | ({ readonly type: 'teamsShuffled' } & ByHost)
  /** `name`: null for that of the team's character. */
  | ({ readonly type: 'teamNamed'; readonly team: number; readonly name: string | null } & ByHost)
  /** `attempts`: 0 without limit; null for those of the game. */
  | ({
      readonly type: 'attemptsAllowed';
      readonly attempts: number | null;
      readonly commandId: string;
    } & OfSeat)
  /** `until`: null for as long as everybody. */
  | ({
      readonly type: 'untilAllowed';
      readonly until: number | null;
      readonly commandId: string;
    } & OfSeat)
  | ({ readonly type: 'playerTeamed'; readonly team: number; readonly commandId: string } & OfSeat)
  | ({ readonly type: 'gameStarted'; readonly countdownEndsAt: number } & ByHost)
  | {
      readonly type: 'slideOpened';
      readonly index: number;
      readonly at: number;
      readonly deadline: number | null;
      readonly commandId: string | null;
    }
  | { readonly type: 'slideClosed'; readonly at: number; readonly commandId: string | null }
  | { readonly type: 'slideRevealed'; readonly at: number }
  | ({ readonly type: 'slideCompleted' } & ByHost)
  | ({ readonly type: 'dueDateSet'; readonly expiresAt: number } & ByHost)
  /** The time of some players has passed, while others have more. */
  | { readonly type: 'timePassed'; readonly at: number }
  | ({ readonly type: 'gamePaused' } & ByHost)
  | ({ readonly type: 'gameResumed'; readonly countdownEndsAt: number } & ByHost)
  | ({ readonly type: 'timeAdded'; readonly ms: number } & ByHost)
  | {
      readonly type: 'gameEnded';
      readonly state: 'completed' | 'stopped';
      readonly at: number;
      readonly commandId: string | null;
    }
  /** A finished challenge goes on in another room. */
  | ({ readonly type: 'rematchOffered'; readonly hash: string; readonly code: string } & ByHost)
  | { readonly type: 'roomArchived'; readonly at: number };
