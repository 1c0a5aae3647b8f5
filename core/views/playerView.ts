// What one player may see of a room: the only shape that leaves the server towards a player.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { Answer, Distribution, Question, Reveal } from '#core/questions/question.ts';
import type { ViewParts } from '#core/room/feature.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import {
  type Approval,
  type GameType,
  type PlayMode,
  type ResponseResult,
  type ResponseState,
  type RoomState,
  type SlideState,
} from '#core/room/phase.ts';
import type { Rematch } from '#core/room/rematch.ts';
import type { Highlight } from '#core/views/highlights.ts';

export interface ScoreBreakup {
  readonly base: number;
  readonly timer: number;
  readonly streak: number;
  /** What features have made of it; absent where none has. */
  readonly extra?: number | undefined;
  readonly total: number;
}

interface AnyRoomInfo {
  readonly hash: string;
  readonly code: string;
  readonly title: string;
  readonly type: GameType;
  readonly playMode: PlayMode;
  readonly state: RoomState;
  /** Questions that a player is asked in one attempt. */
  readonly questionCount: number;
  /** Questions of the quiz: more than those of an attempt where each attempt draws some. */
  readonly totalAnswerableQuestions: number;
  readonly playerCount: number;
  readonly locked: boolean;
  readonly options: GameOptions;
  /** Server time in ms at which a scheduled room opens; null once it is open. */
  readonly opensAt: number | null;
  /** Server time in ms at which an assigned game closes; null for a live one. */
  readonly dueAt: number | null;
  /** Server time in ms at which the running 3-2-1 ends; null when none runs. */
  readonly countdownEndsAt: number | null;
}

export type RoomInfo = AnyRoomInfo & ViewParts<'room'>;

/** The player's own standing. */
interface AnyOwnState {
  readonly playerId: string;
  readonly name: string;
  /** Whether the name is another one than was typed, which is not fit for the others. */
  readonly renamed: boolean;
  /** Which character, 0-based. */
  readonly character: number;
  readonly approval: Approval;
  readonly deleted: boolean;
  readonly score: number;
  /** Points that the rank comes from: of several attempts those of the best one. */
  readonly rankedScore: number;
  /** 1-based, as last computed; null before the first standings and where the game shows none. */
  readonly rank: number | null;
  /** More than `rank`: as many were overtaken; less: as many have overtaken. Among equal scores nobody moves. */
  readonly previousRank: number | null;
  readonly streak: number;
  readonly longestStreak: number;
  /** 0 to 100, rounded. */
  readonly accuracy: number;
  readonly totalCorrect: number;
  /** Questions that are over: one that comes again until it is mastered is not. */
  readonly answered: number;
  /** Responses of this attempt, and those among them to questions that were asked again. */
  readonly responses: number;
  readonly repeated: number;
  readonly isOver: boolean;
  /** 1-based. */
  readonly attempt: number;
  /** Attempts left after this one; null without limit. */
  readonly remainingAttempts: number | null;
  /** Server time in ms until which the host lets this player play, where that is a time of the player's own; null where it is not. */
  readonly allowedUntil: number | null;
  /** The next game, to which the player is asked along once this one is over; null until there is one. */
  readonly rematch: Rematch | null;
}

export type OwnState = AnyOwnState & ViewParts<'me'>;

/** What became of the player's answer, once that may be told. */
export interface Feedback {
  readonly state: ResponseState;
  /** null where the game does not tell. */
  readonly result: ResponseResult | null;
  readonly breakup: ScoreBreakup | null;
  readonly reveal: Reveal | null;
  readonly explanation: FormattedText | null;
  /** Mastery: whether the question comes again; where it may be told. */
  readonly comesAgain: boolean;
  /** Milliseconds, by the server's clock. */
  readonly timeTakenMs: number;
  /** Questions missed in a row before this one; 0 where the game does not tell. */
  readonly missedBefore: number;
}

/** The question that stands before the player. */
interface AnyPlayerSlide {
  /** 0-based place in the player's own order. */
  readonly index: number;
  readonly total: number;
  readonly state: SlideState;
  /** null while the slide is inactive (student-paced: the player has not opened it yet). */
  readonly question: Question | null;
  /** Server time in ms. */
  readonly openedAt: number | null;
  /** Server time in ms; null without a timer, and while paused. */
  readonly deadline: number | null;
  /** Milliseconds left when the game was paused; null otherwise. */
  readonly pausedLeftMs: number | null;
  /** The player's final answer, once given. */
  readonly answer: Answer | null;
  /** Whether the player's answer is in (also for a time-out, which has no answer). */
  readonly answered: boolean;
  readonly feedback: Feedback | null;
  /** What stood there when the player left the question for later; null where nothing did, or it was not. */
  readonly draft: Answer | null;
  /** How often the question has been asked now: 1 for the first time. */
  readonly asking: number;
  /** How the room answered, where the slide is revealed to all at once. */
  readonly distribution: Distribution | null;
}

export type PlayerSlide = AnyPlayerSlide & ViewParts<'slide'> & ViewParts<'choice'>;

interface AnyLobbyPlayer {
  readonly id: string;
  readonly name: string;
  readonly character: number;
}
export type LobbyPlayer = AnyLobbyPlayer & ViewParts<'lobbyPlayer'>;

interface AnyBoardRow {
  /** A player's id, or that of who is ranked in place of players. */
  readonly id: string;
  readonly name: string;
  readonly character: number;
  readonly score: number;
  /** 1-based. */
  readonly rank: number;
  readonly previousRank: number | null;
  readonly accuracy: number;
  readonly streak: number;
}
/** A player, or who is ranked in their place. */
export type BoardRow = AnyBoardRow & ViewParts<'boardRow'>;

/** The best rows, and the reader's own with its neighbours where it is not among them. */
export interface Board {
  readonly rows: readonly BoardRow[];
  readonly total: number;
}

/** What answers count for in the accuracy: a partly right one earns a part, to a hundredth. */
export interface Marks {
  readonly earned: number;
  readonly possible: number;
}

/** One question in the summary. Question and answers are null where studentQuizReview forbids them. */
interface AnySummaryItem {
  readonly index: number;
  readonly question: Question | null;
  readonly answer: Answer | null;
  readonly state: ResponseState | null;
  readonly result: ResponseResult | null;
  readonly reveal: Reveal | null;
  readonly explanation: FormattedText | null;
  /** How often the question had been asked when this was answered. */
  readonly asking: number;
  /** What all tries of the question have earned together. */
  readonly score: number;
  readonly timeTakenMs: number;
}
export type SummaryItem = AnySummaryItem & ViewParts<'summaryItem'>;

interface AnySummary {
  readonly items: readonly SummaryItem[];
  /** null where nothing that came up could be right or wrong. */
  readonly accuracy: number | null;
  /** What the accuracy comes from; absent where all questions count for the same, and where the game does not tell. */
  readonly marks?: Marks | undefined;
  readonly score: number;
  /** The attempt that this is about, 1-based: the present one; once the game is over for all the one that counts. */
  readonly attempt: number;
  /** The attempt before this one that counts for the rank; null where this one does. */
  readonly best: { readonly attempt: number; readonly score: number } | null;
  /** null where the game shows none, and of a game alone that was stopped before its end. */
  readonly rank: number | null;
  /** Simulated players of a game alone among them. */
  readonly playerCount: number;
  readonly totalCorrect: number;
  readonly partial: number;
  /** Answers that were wrong; what got no answer stands in `unanswered` alone. */
  readonly incorrect: number;
  /** Answers where nothing is right or wrong. */
  readonly unjudged: number;
  /** Questions that are over without an answer: skipped, or out of time. */
  readonly unanswered: number;
  /** Questions that are over and have a right answer, whatever became of them. */
  readonly couldBeRight: number;
  /** Questions that the player did not get to: the game was ended, or the player joined, without them. */
  readonly notPlayed: number;
  readonly longestStreak: number;
  readonly averageTimeMs: number;
  /** Nothing where the game does not tell results yet. */
  readonly moments: readonly Highlight[];
}
export type Summary = AnySummary & ViewParts<'summary'>;

export interface PlayerView {
  /** How many events of the room this view has seen; a later view has a higher one. */
  readonly seq: number;
  readonly room: RoomInfo;
  readonly me: OwnState;
  /** Everybody in the waiting room (at most LOBBY_SHOWN, the newest); empty once the game runs. */
  readonly lobby: readonly LobbyPlayer[];
  readonly slide: PlayerSlide | null;
  /** null where the game shows students no leaderboard, and before there is one. */
  readonly board: Board | null;
  /** Once the player is over or the game finished. */
  readonly summary: Summary | null;
}

/** Whether the question is over for the player, and was not answered. */
export function endedUnanswered({ answered, answer, state }: PlayerSlide): boolean {
  return answered ? answer === null : state !== 'active' && state !== 'inactive';
}

/** The result as looks and sounds tell it: what was skipped is neither right nor wrong. */
export function toldResult(feedback: Feedback | null): ResponseResult | null {
  return feedback && feedback.state !== 'passed' ? feedback.result : null;
}

/** Names the asking that stands there: the question, the attempt, and how often it was asked in it; '' where there is none. */
export function askedMoment({ me, slide }: Pick<PlayerView, 'me' | 'slide'>): string {
  if (!slide?.question) return '';
  return `${me.attempt} ${slide.question.id} ${slide.asking}`;
}

/** How many characters a waiting room shows at once; the count tells the rest. */
export const LOBBY_SHOWN = 60;
/** Rows at the top of a leaderboard. */
export const BOARD_TOP = 10;
