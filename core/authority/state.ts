// The whole state of a room, secrets included: plain JSON, never sent, seen through `viewFor` alone.

import type { Buckets } from '#core/collections/buckets.ts';
import type { List } from '#core/collections/list.ts';
import type { Rematch } from '#core/features/challenge/challenge.ts';
import type { Team } from '#core/features/teams/teams.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import type { Answer } from '#core/questions/question.ts';
import type { Seed } from '#core/random/stream.ts';
import type { GameOptions } from '#core/room/options.ts';
import type {
  Approval,
  GameType,
  PlayMode,
  ResponseResult,
  ResponseState,
  RoomState,
  SlideState,
} from '#core/room/phase.ts';
import type { Standing } from '#core/scoring/standing.ts';
import type { ScoreBreakup } from '#core/views/playerView.ts';

/** Stands in authority and server code alone: a search of the built client for it must find nothing. */
export const AUTHORITY_MARKER = 'quizpeak:authority';

/** One full answer is worth this many marks, so that partial answers stay integers. */
export const MARKS_PER_QUESTION = 100;

/** Seats of one room, removed ones included. */
export const MAX_SEATS = 10_000;

/** Attempts of one seat where the game sets no limit: a program that plays on and on must not fill the memory. */
export const ATTEMPTS_KEPT = 200;

/** Responses of one seat in all its attempts together, where the game sets no limit: a page of a report holds at least one player. */
export const RESPONSES_KEPT = 20_000;

export interface Response {
  /** Index of the question in the author's order. */
  readonly q: number;
  readonly state: ResponseState;
  readonly result: ResponseResult;
  readonly answer: Answer | null;
  readonly breakup: ScoreBreakup;
  readonly marks: number;
  readonly possible: number;
  /** Milliseconds, by the server's clock. */
  readonly timeMs: number;
  readonly at: number;
  readonly commandId: string;
  /** How often the question had been asked by then, from 2 on; absent for the first time. */
  readonly asking?: number;
  /** Whether it was asked by the extra life. */
  readonly byExtraLife?: true;
  /** Hints to the question that had been taken by then; absent where none was. */
  readonly hints?: number;
}

/** The part of a response that a tally counts. */
export type CountedAnswer = Pick<Response, 'q' | 'answer' | 'result'>;

/** An attempt that is over: another one has begun since. One without a response is not kept. */
export interface PastAttempt {
  /** 1-based. */
  readonly attempt: number;
  readonly standing: Standing;
  readonly responses: readonly Response[];
}

export interface OpenQuestion {
  readonly q: number;
  readonly openedAt: number;
  /** null without a timer. */
  readonly deadline: number | null;
  /** How it was left for later; absent where it was not. */
  readonly postponed?: Postponed;
  /** How often the question has been asked now, from 2 on; absent for the first time. */
  readonly asking?: number;
  /** Whether it is asked by the extra life. */
  readonly byExtraLife?: true;
}

/** Hints that were taken to one question. */
export interface HintCount {
  readonly q: number;
  readonly taken: number;
}

/** The extra life as it is offered for the question that was answered last. */
export interface LifeOffer {
  readonly q: number;
  /** Until when the player may take it, in ms of the server's clock; null without a timer. */
  readonly until: number | null;
  /** The streak that the answer has ended: who takes the offer has it again. */
  readonly streak: number;
}

/** A question that a player left for the end. */
export interface Postponed {
  readonly q: number;
  /** Responses that the attempt had by then. */
  readonly after: number;
  /** Milliseconds of its time that are used up. */
  readonly usedMs: number;
  /** When it was left, in ms of the server's clock; absent in logs from before an answer could still come. */
  readonly leftAt?: number;
  /** Milliseconds that are left at least when it comes again; absent where it was left for the first time. */
  readonly leastMs?: number;
  /** What stood there. */
  readonly draft: Answer | null;
  readonly commandId: string;
}

/** A player's place in the room. Everything from `attempt` on starts anew with each attempt. */
export interface Seat {
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
  /** A robot of a rehearsal: per cent of its answers that are right. */
  readonly robot?: number;
  readonly connected: boolean;
  /** How often and for how many ms the player's page was out of sight, and since when it is now; absent before the first time. */
  readonly focus?: { readonly lost: number; readonly awayMs: number; readonly since: number | null };
  /** Attempts that the host allows this player, 0 without limit; absent: those of the game. */
  readonly attemptsAllowed?: number;
  /** Until when the host lets this player play, in ms of the server's clock; absent: as long as everybody. */
  readonly allowedUntil?: number;
  /** Index among the room's teams; absent where there are none, and while the player is not let in. */
  readonly team?: number;
  /** After the first attempt: those before this one, oldest first. */
  readonly past?: readonly PastAttempt[];
  readonly attempt: number;
  readonly score: number;
  readonly marks: number;
  readonly possible: number;
  readonly totalCorrect: number;
  readonly streak: number;
  readonly longestStreak: number;
  readonly timeMs: number;
  readonly isOver: boolean;
  readonly responses: readonly Response[];
  /** Teacher-paced: the answer to the open slide, counted at its reveal. */
  readonly pending: Response | null;
  /** Student-paced: the question that the player has before them. */
  readonly open: OpenQuestion | null;
  /** Questions that wait for the end, in the order in which they were left; null where none was in this attempt. */
  readonly later: readonly Postponed[] | null;
  /** Mastery: the questions that are not over, in the order in which they come, the open one too; null before the first answer. */
  readonly queue: readonly number[] | null;
  /** Responses of this attempt to questions that were asked again. */
  readonly repeated: number;
  /** Of this attempt; none for a question to which none was taken. */
  readonly hints: readonly HintCount[];
  /** The extra life, while the player has to decide whether to take it; null where it is not offered. */
  readonly lifeOffer: LifeOffer | null;
  /** Index among the responses from which on wrong answers can still be made up for by second chances. */
  readonly redeemableFrom: number;
}

export interface Hand {
  /** Seat index. */
  readonly seat: number;
  /** Rises from hand to hand of a room. */
  readonly ticket: number;
}

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

/** How one question went so far: each player counts once, with the last answer. */
export interface Tally {
  readonly answered: number;
  readonly correct: number;
  readonly partial: number;
  readonly options: Readonly<Record<string, number>>;
  readonly texts: Buckets<number> | null;
  /** By text, how it was first typed, of those that were typed otherwise than they are compared. */
  readonly spellings?: Buckets<string>;
  /** Texts that the host keeps from the room. */
  readonly hidden?: readonly string[];
}

export interface Room {
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
  readonly slide: Slide | null;
  readonly seats: List<Seat>;
  /** Raised hands, the first one first. */
  readonly hands: readonly Hand[];
  /** None where everybody plays alone. */
  readonly teams: readonly Team[];
  /** Seat index by name key, of seats that are not deleted. */
  readonly names: Buckets<number>;
  /** Seats that are approved and not deleted. */
  readonly players: number;
  readonly tallies: readonly Tally[];
  /** Of a finished challenge: the next one of the same friends; absent until there is one. */
  readonly rematch?: Rematch;
  /** Ids of the host's last commands that took effect. */
  readonly hostCommands: readonly string[];
}
