// Room events: the vocabulary of the log. Past events never change their meaning; a new meaning gets a new
// event and an upcaster.

import type { CorrectionChange } from '#core/questions/correction.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { CausedByHost, SeatEvent } from '#core/authority/origins.ts';
import type { OpenQuestion, Response } from '#core/authority/state.ts';
import type { FeatureParts, FeatureWords } from '#core/authority/featureTypes.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { Seed } from '#core/random/stream.ts';
import type { Character } from '#core/room/characters.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';

/** Version of the events this code writes, stored in the first event of each log. */
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
  /** The command whose join takes the first seat; absent if anyone may be first. */
  readonly openedBy?: string;
  readonly seed: Seed;
  readonly quizId: string;
  readonly quizVersionId: string;
  /** Solo games: replays a host's game. Absent: started from a practice link. */
  readonly repeats?: true;
  /** Solo games: the teacher previews what students would see. Absent: a real player. */
  readonly isPreview?: true;
  readonly title: string;
  /** The quiz's, in BCP 47; absent if its author named none, and in older logs. */
  readonly language?: string;
  readonly questions: readonly AuthoredQuestion[];
  readonly options: GameOptions;
  readonly at: number;
  readonly opensAt: number | null;
  readonly expiresAt: number;
}

export type PlayerJoined = {
  readonly type: 'playerJoined';
  readonly commandId: string;
  readonly playerId: string;
  readonly name: string;
  readonly typedName: string | null;
  readonly nameKey: string;
  readonly character: Character;
  readonly approved: boolean;
  readonly at: number;
} & FeatureParts<'joined'>;

export type LifeEvent =
  | RoomCreated
  | PlayerJoined
  /** `commandId` null: opened by the clock. */
  | { readonly type: 'roomOpened'; readonly at: number; readonly commandId: string | null }
  | ({ readonly type: 'characterChanged'; readonly character: Character } & SeatEvent)
  | ({ readonly type: 'playerDropped' } & SeatEvent)
  | ({ readonly type: 'playerReturned' } & SeatEvent)
  | ({ readonly type: 'playerApproved'; readonly approved: boolean; readonly commandId: string } & SeatEvent)
  | ({ readonly type: 'playerRemoved'; readonly commandId: string } & SeatEvent)
  | ({ readonly type: 'playerRestored'; readonly commandId: string } & SeatEvent)
  | ({ readonly type: 'roomLocked'; readonly locked: boolean } & CausedByHost)
  /** `options`: only those that changed. */
  | ({ readonly type: 'optionsChanged'; readonly options: Partial<GameOptions> } & CausedByHost)
  | ({ readonly type: 'gameStarted'; readonly countdownEndsAt: number } & CausedByHost)
  | ({ readonly type: 'gamePaused' } & CausedByHost)
  | ({ readonly type: 'gameResumed'; readonly countdownEndsAt: number } & CausedByHost)
  | {
      readonly type: 'gameEnded';
      readonly state: 'completed' | 'stopped';
      readonly at: number;
      readonly commandId: string | null;
      /** When a connected projector will have shown the podium; absent without one. */
      readonly podiumAt?: number;
    }
  /** The projector has had the time to show the podium, so players learn their places. */
  | { readonly type: 'podiumShown'; readonly at: number }
  | { readonly type: 'roomArchived'; readonly at: number }
  /** A finished game continues in the room with this hash and code. */
  | ({ readonly type: 'rematchOffered'; readonly hash: string; readonly code: string } & CausedByHost);

export type SlideEvent =
  | {
      readonly type: 'slideOpened';
      readonly index: number;
      readonly at: number;
      readonly deadline: number | null;
      readonly commandId: string | null;
    }
  | { readonly type: 'slideClosed'; readonly at: number; readonly commandId: string | null }
  | { readonly type: 'slideRevealed'; readonly at: number }
  | ({ readonly type: 'slideCompleted' } & CausedByHost)
  /**
   * `ms`: how far the deadline moves. `forBonus`: the time counts toward the bonus too, even of answers
   * already in; absent in older logs.
   */
  | ({ readonly type: 'timeAdded'; readonly ms: number; readonly forBonus?: true } & CausedByHost)
  /** `text`: normalized, as for counting. */
  | ({
      readonly type: 'textHidden';
      readonly q: number;
      readonly text: string;
      readonly hidden: boolean;
    } & CausedByHost)
  /** Both as counted; null takes a merge back. */
  | ({
      readonly type: 'textMerged';
      readonly q: number;
      readonly text: string;
      readonly into: string | null;
    } & CausedByHost);

/** The second asking, in logs from before a question could be asked more than twice. */
interface SecondTime {
  readonly attemptType?: 'redemption';
}

/** Points that move between seats, or are gained or lost, without an answer. */
export interface PointsMoved {
  readonly type: 'pointsMoved';
  readonly source: FeatureId;
  readonly moves: readonly ({ readonly points: number } & SeatEvent)[];
  readonly at: number;
}

export type AttemptEvent =
  | ({ readonly type: 'attemptStarted' } & SeatEvent)
  | ({
      readonly type: 'questionOpened';
      readonly q: number;
      readonly at: number;
      readonly deadline: number | null;
    } & Omit<OpenQuestion, 'q' | 'openedAt' | 'deadline' | 'postponed'> &
      SecondTime &
      SeatEvent)
  | ({ readonly type: 'answered'; readonly response: Response & SecondTime } & SeatEvent)
  | PointsMoved
  | ({ readonly type: 'playerFinished'; readonly at: number } & SeatEvent)
  | ({ readonly type: 'dueDateSet'; readonly expiresAt: number } & CausedByHost)
  /** Time is up for some players while others have more. */
  | { readonly type: 'timePassed'; readonly at: number }
  /** `attempts`: 0 for unlimited; null for the game's limit. */
  | ({
      readonly type: 'attemptsAllowed';
      readonly attempts: number | null;
      readonly commandId: string;
    } & SeatEvent)
  /** `until`: null for the game's due date. */
  | ({
      readonly type: 'untilAllowed';
      readonly until: number | null;
      readonly commandId: string;
    } & SeatEvent);

/** A key that the author changed in the quiz while the room plays it. */
interface QuizKey {
  readonly type: 'quiz';
  readonly key: KeyedQuestion['key'];
}

/** `mayLose`: false if no player's score falls. */
export type CorrectionEvent = {
  readonly type: 'questionCorrected';
  readonly q: number;
  readonly change: CorrectionChange | QuizKey;
  readonly mayLose: boolean;
} & CausedByHost;

/** Questions that nobody had opened are replaced by what their author has made of them since. */
export type QuizUpdateEvent = {
  readonly type: 'quizUpdated';
  readonly questions: readonly { readonly q: number; readonly question: AuthoredQuestion }[];
} & CausedByHost;

export type RoomEvent =
  | LifeEvent
  | SlideEvent
  | AttemptEvent
  | CorrectionEvent
  | QuizUpdateEvent
  | FeatureWords<'event'>;
