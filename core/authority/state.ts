// The whole state of a room, secrets included: plain JSON, never sent, seen through `viewFor` alone.

import type { Buckets } from '#core/collections/buckets.ts';
import type { List } from '#core/collections/list.ts';
import type { AnyResponse } from '#core/authority/response.ts';
import type { Postponed } from '#core/authority/order/postponed.ts';
import type { FeatureParts } from '#core/authority/featureTypes.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { KeyedQuestion, Tally } from '#core/questions/authority.ts';
import type { Seed } from '#core/random/stream.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { Approval, GameType, PlayMode, RoomState, SlideState } from '#core/room/phase.ts';
import type { Rematch } from '#core/room/rematch.ts';
import type { Standing } from '#core/scoring/standing.ts';

/** Stands in authority and server code alone: a search of the built client for it must find nothing. */
export const AUTHORITY_MARKER = 'quizpeak:authority';

/** Marks are counted in so many parts, so that those of partial answers stay integers. */
export const PARTS_OF_A_MARK = 100;

/** Seats of one room, removed ones included. */
export const MAX_SEATS = 10_000;

/** Attempts of one seat where the game sets no limit: a program that plays on and on must not fill the memory. */
export const ATTEMPTS_KEPT = 200;

/** Responses of one seat in all its attempts together, where the game sets no limit: a page of a report holds at least one player. */
export const RESPONSES_KEPT = 20_000;

export type Response = AnyResponse & FeatureParts<'response'>;

/** The part of a response that a tally counts. */
export type CountedAnswer = Pick<Response, 'q' | 'answer' | 'result'>;

/** An attempt that is over: another one has begun since. One without a response is not kept. */
export interface PastAttempt {
  /** 1-based. */
  readonly attempt: number;
  readonly standing: Standing;
  readonly longestStreak: number;
  readonly responses: readonly Response[];
  readonly ledger?: Ledger;
}

/** Points of an attempt that no answer earned: taken, given, or lost. */
export interface LedgerEntry {
  readonly source: FeatureId;
  /** Signed, and as it came to count: no entry takes a score below 0. */
  readonly points: number;
  /** Responses that the attempt had by then. */
  readonly after: number;
  /** Milliseconds, by the server's clock. */
  readonly at: number;
}

/** In the order in which they came. */
export type Ledger = readonly LedgerEntry[];

interface AnyOpenQuestion {
  readonly q: number;
  readonly openedAt: number;
  /** null without a timer. */
  readonly deadline: number | null;
  /** How often the question has been asked now, from 2 on; absent for the first time. */
  readonly asking?: number;
  /** How it was left for later; absent where it was not. */
  readonly postponed?: Postponed;
}

export type OpenQuestion = AnyOpenQuestion & FeatureParts<'open'>;

/** Numbers of seats. */
export interface Flood {
  readonly first: number;
  readonly last: number;
}

/** A player in the room, whatever attempt it is. */
interface AnyPlayer {
  readonly id: string;
  readonly name: string;
  /** As typed and cleaned, where the shown name differs. */
  readonly typedName: string | null;
  readonly nameKey: string;
  readonly character: number;
  readonly joinedAt: number;
  readonly joinCommandId: string;
  readonly approval: Approval;
  readonly deleted: boolean;
  readonly connected: boolean;
  /** Attempts that the host allows this player, 0 without limit; absent: those of the game. */
  readonly attemptsAllowed?: number;
  /** Until when the host lets this player play, in ms of the server's clock; absent: as long as everybody. */
  readonly allowedUntil?: number;
  /** After the first attempt: those before this one, oldest first. */
  readonly past?: readonly PastAttempt[];
  readonly attempt: number;
}

/** What starts anew with each attempt. */
interface AnyAttempt {
  readonly score: number;
  /** In parts of a mark, as those that were possible. */
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
  /** At an own pace: the question that the player has before them. */
  readonly open: OpenQuestion | null;
  /** Questions that wait for the end, in the order in which they were left; null where none was in this attempt. */
  readonly later: readonly Postponed[] | null;
  /** Responses of this attempt to questions that were asked again. */
  readonly repeated: number;
}

/** A player in an attempt. */
export type Attempt = AnyAttempt & FeatureParts<'attempt'>;

/** A player's place in the room, with the present attempt. */
export type Seat = AnyPlayer & FeatureParts<'player'> & Attempt;

export interface Slide {
  /** Index of the question: teacher-paced games go in the author's order. */
  readonly index: number;
  readonly state: SlideState;
  readonly openedAt: number;
  /** null without a timer. */
  readonly deadline: number | null;
  readonly closedAt: number | null;
  /** Responses that are in, time-outs included, and seats that are here without one: what closes the slide, not what is shown. */
  readonly answered: number;
  readonly awaited: number;
}

interface AnyRoom {
  readonly hash: string;
  readonly code: string;
  readonly type: GameType;
  readonly playMode: PlayMode;
  readonly hostId: string;
  /** The command whose join takes the first seat, before anybody else's; absent where anybody may be the first. */
  readonly openedBy?: string;
  readonly seed: Seed;
  readonly quizId: string;
  readonly quizVersionId: string;
  /** Of a game alone that plays a host's game once more: its quiz is not the player's to know. */
  readonly repeats?: true;
  /** Of a game alone: its teacher looks at what students would see. Absent: somebody plays. */
  readonly isPreview?: true;
  readonly title: string;
  readonly options: GameOptions;
  readonly questions: readonly KeyedQuestion[];
  readonly seq: number;
  readonly state: RoomState;
  readonly createdAt: number;
  /** When a scheduled room opens. */
  readonly opensAt: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly expiresAt: number;
  /** Until when single players may play, of all who play and have a time of their own, the earliest first; absent: nobody has. */
  readonly untils?: readonly number[];
  /** Whose time ended by this instant is out, while others have more; absent before it has for anybody. */
  readonly passedAt?: number;
  readonly pausedAt: number | null;
  readonly countdownEndsAt: number | null;
  readonly locked: boolean;
  /** The last flood of joins, from its first seat to its last; absent before there was one. */
  readonly flood?: Flood;
  readonly slide: Slide | null;
  readonly seats: List<Seat>;
  /** Seat index by name key, of seats that are not deleted. */
  readonly names: Buckets<number>;
  /** Seats that are approved and not deleted. */
  readonly players: number;
  readonly tallies: readonly Tally[];
  /** Ids of the last commands that took effect and that no seat keeps: the host's, and those of players for the whole room. */
  readonly hostCommands: readonly string[];
  /** Of a game that is over: where it goes on; absent until it does. */
  readonly rematch?: Rematch;
}

export type Room = AnyRoom & FeatureParts<'room'>;
