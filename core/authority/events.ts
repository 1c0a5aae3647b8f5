// What happened in a room: the log's words. Past events never change their meaning; a new meaning gets a new word and an upcaster.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { AtHost, OfSeat } from '#core/authority/origins.ts';
import type { OpenQuestion, Response } from '#core/authority/state.ts';
import type { FeatureParts, FeatureWords } from '#core/authority/featureTypes.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { Seed } from '#core/random/stream.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
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
  /** Of a game alone: its teacher looks at what students would see. Absent: somebody plays. */
  readonly isPreview?: true;
  readonly title: string;
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
  readonly character: number;
  readonly approved: boolean;
  readonly at: number;
} & FeatureParts<'joined'>;

export type LifeEvent =
  | RoomCreated
  | PlayerJoined
  /** By its host, or by the clock. */
  | { readonly type: 'roomOpened'; readonly at: number; readonly commandId: string | null }
  | ({ readonly type: 'playerDropped' } & OfSeat)
  | ({ readonly type: 'playerReturned' } & OfSeat)
  | ({ readonly type: 'playerApproved'; readonly approved: boolean; readonly commandId: string } & OfSeat)
  | ({ readonly type: 'playerRemoved'; readonly commandId: string } & OfSeat)
  | ({ readonly type: 'playerRestored'; readonly commandId: string } & OfSeat)
  | ({ readonly type: 'roomLocked'; readonly locked: boolean } & AtHost)
  /** `options`: those that are others now. */
  | ({ readonly type: 'optionsChanged'; readonly options: Partial<GameOptions> } & AtHost)
  | ({ readonly type: 'gameStarted'; readonly countdownEndsAt: number } & AtHost)
  | ({ readonly type: 'gamePaused' } & AtHost)
  | ({ readonly type: 'gameResumed'; readonly countdownEndsAt: number } & AtHost)
  | {
      readonly type: 'gameEnded';
      readonly state: 'completed' | 'stopped';
      readonly at: number;
      readonly commandId: string | null;
    }
  | { readonly type: 'roomArchived'; readonly at: number }
  /** A game that is over goes on in the room of this hash and code. */
  | ({ readonly type: 'rematchOffered'; readonly hash: string; readonly code: string } & AtHost);

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
  | ({ readonly type: 'slideCompleted' } & AtHost)
  /** `ms`: what the deadline moves by. `forBonus`: it is time for the bonus too, also of answers that are in; absent in logs from before. */
  | ({ readonly type: 'timeAdded'; readonly ms: number; readonly forBonus?: true } & AtHost)
  /** `text` as it is counted. */
  | ({
      readonly type: 'textHidden';
      readonly q: number;
      readonly text: string;
      readonly hidden: boolean;
    } & AtHost);

/** In logs from before a question could be asked more than twice: the second time. */
interface SecondTime {
  readonly attemptType?: 'redemption';
}

/** Points that move between seats, or come and go, without an answer. */
export interface PointsMoved {
  readonly type: 'pointsMoved';
  readonly source: FeatureId;
  readonly moves: readonly ({ readonly points: number } & OfSeat)[];
  readonly at: number;
}

export type AttemptEvent =
  | ({ readonly type: 'attemptStarted' } & OfSeat)
  | ({
      readonly type: 'questionOpened';
      readonly q: number;
      readonly at: number;
      readonly deadline: number | null;
    } & Omit<OpenQuestion, 'q' | 'openedAt' | 'deadline' | 'postponed'> &
      SecondTime &
      OfSeat)
  | ({ readonly type: 'answered'; readonly response: Response & SecondTime } & OfSeat)
  | PointsMoved
  | ({ readonly type: 'playerFinished'; readonly at: number } & OfSeat)
  | ({ readonly type: 'dueDateSet'; readonly expiresAt: number } & AtHost)
  /** The time of some players has passed, while others have more. */
  | { readonly type: 'timePassed'; readonly at: number }
  /** `attempts`: 0 without limit; null for those of the game. */
  | ({
      readonly type: 'attemptsAllowed';
      readonly attempts: number | null;
      readonly commandId: string;
    } & OfSeat)
  /** `until`: null for as long as everybody. */
  | ({ readonly type: 'untilAllowed'; readonly until: number | null; readonly commandId: string } & OfSeat);

export type RoomEvent = LifeEvent | SlideEvent | AttemptEvent | FeatureWords<'event'>;
