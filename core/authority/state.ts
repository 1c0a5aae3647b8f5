// Room state, secrets included: plain JSON that is never sent, only seen through views.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { Buckets } from '#core/collections/buckets.ts';
import type { List } from '#core/collections/list.ts';
import type { AnyResponse } from '#core/authority/response.ts';
import type { Postponed } from '#core/authority/order/postponed.ts';
import type { FeatureParts } from '#core/authority/featureTypes.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { KeyedQuestion, Tally } from '#core/questions/authority.ts';
import type { Seed } from '#core/random/stream.ts';
import type { Character } from '#core/room/characters.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { Approval, GameType, PlayMode, RoomState, SlideState } from '#core/room/phase.ts';
import type { Rematch } from '#core/room/rematch.ts';
import type { Standing } from '#core/scoring/standing.ts';

/** Appears only in authority and server code: searching the built client for it must find nothing. */
export const AUTHORITY_MARKER = 'quizpeak:authority';

/** Parts in which a mark is counted, so that marks of partially correct answers stay integers. */
export const PARTS_OF_A_MARK = 100;

/** Maximum number of seats in one room, removed ones included. */
export const MAX_SEATS = 10_000;

/**
 * Maximum attempts of one seat when the game sets no limit: a script that plays endlessly must not fill up
 * memory.
 */
export const ATTEMPTS_KEPT = 200;

/**
 * Maximum responses of one seat over all attempts when the game sets no limit, so that a report page holds at
 * least one player.
 */
export const RESPONSES_KEPT = 20_000;

export type Response = AnyResponse & FeatureParts<'response'>;

/** The part of a response that a tally counts. */
export type CountedAnswer = Pick<Response, 'q' | 'answer' | 'result'>;

/** An attempt followed by another one. Attempts without a response aren't kept. */
export interface PastAttempt {
  /** 1-based. */
  readonly attempt: number;
  readonly standing: Standing;
  readonly longestStreak: number;
  readonly responses: readonly Response[];
  readonly ledger?: Ledger;
}

/** Points that an attempt gained or lost other than by answering. */
export interface LedgerEntry {
  readonly source: FeatureId | 'correction';
  /** The question that was corrected; absent for other sources. */
  readonly q?: number;
  /** Signed, and as actually counted: no entry takes a score below 0. */
  readonly points: number;
  /** Number of responses in the attempt at that time. */
  readonly after: number;
  /** Milliseconds on the server's clock. */
  readonly at: number;
}

/** In chronological order. */
export type Ledger = readonly LedgerEntry[];

/** Points that a player gained or lost by the correction of a question. */
export interface SeatCorrection {
  readonly q: number;
  /** The attempt whose order numbers the question. */
  readonly attempt: number;
  readonly points: number;
  /** Milliseconds on the server's clock. */
  readonly at: number;
  /** By a person's mark; absent if the question was fixed. */
  readonly isMark?: true;
}

/** A question whose key was corrected during the game or after it. */
export interface Correction {
  /** The question as its author wrote it. */
  readonly original: KeyedQuestion;
  /** The key that was last taken from the changed quiz; absent before. */
  readonly quizKey?: KeyedQuestion['key'];
  /** Every answer counts as correct. */
  readonly fullMarks?: true;
  /** When it was last corrected, in ms. */
  readonly at: number;
}

interface AnyOpenQuestion {
  readonly q: number;
  readonly openedAt: number;
  /** null without a timer. */
  readonly deadline: number | null;
  /** Number of times the question has been asked, from 2 on; absent the first time. */
  readonly asking?: number;
  /** Details of its postponement; absent if it wasn't postponed. */
  readonly postponed?: Postponed;
}

export type OpenQuestion = AnyOpenQuestion & FeatureParts<'open'>;

/** Indexes of its first and last seat. */
export interface Flood {
  readonly first: number;
  readonly last: number;
}

/** Fields of a player that all attempts share. */
interface AnyPlayer {
  readonly id: string;
  readonly name: string;
  /** As typed and cleaned, if the shown name differs; otherwise null. */
  readonly typedName: string | null;
  readonly nameKey: string;
  readonly character: Character;
  readonly joinedAt: number;
  readonly joinCommandId: string;
  readonly approval: Approval;
  readonly deleted: boolean;
  readonly connected: boolean;
  /** Attempts the host allows this player, 0 for unlimited; absent: the game's limit. */
  readonly attemptsAllowed?: number;
  /** End of this player's extended time, in ms on the server's clock; absent if it ends with everyone's. */
  readonly allowedUntil?: number;
  /** Earlier attempts, oldest first; absent in the first attempt. */
  readonly past?: readonly PastAttempt[];
  readonly attempt: number;
  /** Corrections that changed this player's points, oldest first; absent if none did. */
  readonly corrections?: readonly SeatCorrection[];
}

/** Fields that start fresh with each attempt. */
interface AnyAttempt {
  readonly score: number;
  /** In parts of a mark, like `possible`. */
  readonly marks: number;
  readonly possible: number;
  readonly totalCorrect: number;
  readonly streak: number;
  readonly longestStreak: number;
  readonly timeMs: number;
  readonly isOver: boolean;
  readonly responses: readonly Response[];
  /** Absent before the first entry. */
  readonly ledger?: Ledger;
  /** Teacher-paced: the answer to the open slide, counted at its reveal. */
  readonly pending: Response | null;
  /** Student-paced: the player's open question. */
  readonly open: OpenQuestion | null;
  /** Postponed questions, in the order in which they were postponed; null if none was in this attempt. */
  readonly later: readonly Postponed[] | null;
  /** Number of responses to repeated questions in this attempt. */
  readonly repeated: number;
}

/** A player's attempt. */
export type Attempt = AnyAttempt & FeatureParts<'attempt'>;

/** A player's place in the room, with the current attempt. */
export type Seat = AnyPlayer & FeatureParts<'player'> & Attempt;

export interface Slide {
  /** Index of the question; teacher-paced games use the author's order. */
  readonly index: number;
  readonly state: SlideState;
  readonly openedAt: number;
  /** null without a timer. */
  readonly deadline: number | null;
  readonly closedAt: number | null;
  /**
   * Responses received, time-outs included, and connected seats still without one. They decide when the slide
   * closes, not what is shown.
   */
  readonly answered: number;
  readonly awaited: number;
}

interface AnyRoom {
  readonly hash: string;
  readonly code: string;
  readonly type: GameType;
  readonly playMode: PlayMode;
  readonly hostId: string;
  /** The command whose join takes the first seat, before all others; absent if anyone may be first. */
  readonly openedBy?: string;
  readonly seed: Seed;
  readonly quizId: string;
  readonly quizVersionId: string;
  /** Solo games: replays a host's game, whose quiz the player must not learn. */
  readonly repeats?: true;
  /** Solo games: the teacher previews what students would see. Absent: a real player. */
  readonly isPreview?: true;
  readonly title: string;
  /** The quiz's, in BCP 47; absent if unknown. */
  readonly language?: string;
  readonly options: GameOptions;
  /** With the keys that count, which the host may have corrected. */
  readonly questions: readonly KeyedQuestion[];
  /** By question index; absent before the first correction. */
  readonly corrections?: { readonly [q: number]: Correction };
  /** Questions that were replaced during the game, as authored, by index; absent before the first. */
  readonly updated?: { readonly [q: number]: AuthoredQuestion };
  /** Teacher-paced: milliseconds that the host added to questions, by index; absent if none were. */
  readonly addedMs?: { readonly [q: number]: number };
  readonly seq: number;
  readonly state: RoomState;
  readonly createdAt: number;
  /** Time at which a scheduled room opens. */
  readonly opensAt: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /**
   * Players' places are withheld until then, because the projector shows its podium first; absent otherwise.
   */
  readonly podiumAt?: number;
  readonly expiresAt: number;
  /** End times of players who have their own, earliest first; absent if none do. */
  readonly extendedDeadlines?: readonly number[];
  /**
   * Players whose time ended by this instant are out, while others have more; absent before that first
   * happens.
   */
  readonly timeUpAt?: number;
  readonly pausedAt: number | null;
  readonly countdownEndsAt: number | null;
  readonly locked: boolean;
  /** The latest flood of joins; absent before the first one. */
  readonly flood?: Flood;
  readonly slide: Slide | null;
  readonly seats: List<Seat>;
  /** Seat index by name key, for seats that aren't deleted. */
  readonly names: Buckets<number>;
  /** Number of seats that are approved and not deleted. */
  readonly players: number;
  readonly tallies: readonly Tally[];
  /**
   * Ids of the latest commands that took effect and that no seat keeps: the host's, and those of players that
   * concern the whole room.
   */
  readonly hostCommands: readonly string[];
  /** Room where a finished game continues; absent until a rematch is offered. */
  readonly rematch?: Rematch;
}

export type Room = AnyRoom & FeatureParts<'room'>;
