// Player view: what one player may see of a room, and the only shape in which it leaves the server for a
// player.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { Answer, Distribution, Question, QuestionType, Reveal } from '#core/questions/question.ts';
import type { Character } from '#core/room/characters.ts';
import type { ViewParts } from '#core/room/feature.ts';
import type { ShownOptions } from '#core/room/gameOptions.ts';
import {
  type Approval,
  type GameType,
  type PlayMode,
  type ResponseResult,
  type ShownState,
  type RoomState,
  type SlideState,
} from '#core/room/phase.ts';
import type { Rematch } from '#core/room/rematch.ts';
import type { Fraction, ScoreBreakup } from '#core/scoring/score.ts';
import type { Tier } from '#core/scoring/tiers.ts';
import type { Highlight } from '#core/views/highlights.ts';

interface AnyRoomInfo {
  readonly hash: string;
  readonly code: string;
  readonly title: string;
  /** The quiz's, in BCP 47; absent if unknown. */
  readonly language?: string | undefined;
  readonly type: GameType;
  readonly playMode: PlayMode;
  readonly state: RoomState;
  /** Questions asked in one attempt. */
  readonly questionCount: number;
  /** Questions of the quiz that ask for an answer; more than in an attempt if each one draws some. */
  readonly totalAnswerableQuestions: number;
  /** Types of the quiz's questions, so that pages can load what shows them. */
  readonly questionTypes: readonly QuestionType[];
  readonly playerCount: number;
  readonly locked: boolean;
  readonly options: ShownOptions;
  /** Server time in ms when a scheduled room opens; null once it is open. */
  readonly opensAt: number | null;
  /** Server time in ms when an assigned game closes; null for other games. */
  readonly dueAt: number | null;
  /** Server time in ms when the current 3-2-1 ends; null if there is none. */
  readonly countdownEndsAt: number | null;
}

export type RoomInfo = AnyRoomInfo & ViewParts<'room'>;

/** Points that the player gained or lost by the host's correction of a question. */
export interface CorrectionNotice {
  /** The question's number in the player's own order, from 1. */
  readonly number: number;
  readonly points: number;
  /** Server time in ms, by which a device knows which ones it has shown. */
  readonly at: number;
  /** By a person's mark; absent if the question was fixed. */
  readonly isMark?: true | undefined;
}

/** The player's own state. */
interface AnyOwnState {
  readonly playerId: string;
  readonly name: string;
  /** True if the name replaces a typed one that isn't fit for others to see. */
  readonly renamed: boolean;
  readonly character: Character;
  readonly approval: Approval;
  readonly deleted: boolean;
  readonly score: number;
  /** Score that the rank is based on: that of the best attempt. */
  readonly rankedScore: number;
  /** 1-based, as last computed; null before the first ranking, and if the game shows none. */
  readonly rank: number | null;
  /**
   * A higher number than `rank` means the player overtook that many others; a lower one, that many overtook
   * the player. Ties don't move anyone.
   */
  readonly previousRank: number | null;
  /** Tier that goes with the rank; null without one, before the first try and for a lone player. */
  readonly tieredRank: Tier | null;
  /**
   * Server time in ms when the projector will have shown everyone's place. Until then there is no rank; null
   * if nothing is withheld.
   */
  readonly placesAt: number | null;
  readonly streak: number;
  readonly longestStreak: number;
  /** 0 to 100, rounded. */
  readonly accuracy: number;
  readonly totalCorrect: number;
  /** Questions the player is done with; one that repeats until it is mastered isn't. */
  readonly answered: number;
  /** Responses of this attempt, and the ones among them to repeated questions. */
  readonly responses: number;
  readonly repeated: number;
  readonly isOver: boolean;
  /** 1-based. */
  readonly attempt: number;
  /** Attempts left after this one; null if unlimited. */
  readonly remainingAttempts: number | null;
  /** Server time in ms until which the host lets this player play, if it isn't the game's; null otherwise. */
  readonly allowedUntil: number | null;
  /** The next game, to which the player is invited once this one is over; null until there is one. */
  readonly rematch: Rematch | null;
  /** Oldest first; absent if there are none, and while the game shows no results. */
  readonly corrections?: readonly CorrectionNotice[] | undefined;
}

export type OwnState = AnyOwnState & ViewParts<'me'>;

/** Outcome of the player's answer, once it may be shown. */
export interface Feedback {
  readonly state: ShownState;
  /** null if the game doesn't show it. */
  readonly result: ResponseResult | null;
  readonly breakup: ScoreBreakup | null;
  readonly reveal: Reveal | null;
  readonly explanation: FormattedText | null;
  /** Mastery: the question will be asked again, and the player may be shown that. */
  readonly comesAgain: boolean;
  /** Milliseconds on the server's clock. */
  readonly timeTakenMs: number;
  /** Questions missed in a row before this one; 0 if the game doesn't show it. */
  readonly missedBefore: number;
  /** Correct parts, out of those that count; absent without parts, or if the game doesn't show it. */
  readonly parts?: Fraction | undefined;
}

/** The player's current question. */
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
  /** True once the player's answer is in, or the player's time has run out, which leaves no answer. */
  readonly answered: boolean;
  readonly feedback: Feedback | null;
  /** The draft from when the player postponed the question; null if there is none, or it wasn't postponed. */
  readonly draft: Answer | null;
  /** Number of times the question has been asked, from 1. */
  readonly asking: number;
  /** Addresses of media that the next questions show, in no order; absent if there are none. */
  readonly mediaAhead?: readonly string[] | undefined;
  /** Distribution of the room's answers, if the slide is revealed to everyone at the same time. */
  readonly distribution: Distribution | null;
}

export type PlayerSlide = AnyPlayerSlide & ViewParts<'slide'> & ViewParts<'choice'>;

interface AnyLobbyPlayer {
  readonly id: string;
  readonly name: string;
  readonly character: Character;
}
export type LobbyPlayer = AnyLobbyPlayer & ViewParts<'lobbyPlayer'>;

interface AnyBoardRow {
  /** Id of a player, or of whatever is ranked instead. */
  readonly id: string;
  readonly name: string;
  readonly character: Character;
  readonly score: number;
  /** 1-based. */
  readonly rank: number;
  readonly previousRank: number | null;
  readonly accuracy: number;
  readonly streak: number;
}
/** Row of a player, or of whatever is ranked instead. */
export type BoardRow = AnyBoardRow & ViewParts<'boardRow'>;

/** The top rows, and the viewer's own with its neighbors if it isn't among them. */
export interface Board {
  readonly rows: readonly BoardRow[];
  readonly total: number;
}

/** Weight of the answers in the accuracy. A partially correct one earns part of it, to a hundredth. */
export interface Marks {
  readonly earned: number;
  readonly possible: number;
}

/** One question in the summary. Question and answers are null if studentQuizReview hides them. */
interface AnySummaryItem {
  readonly index: number;
  readonly question: Question | null;
  readonly answer: Answer | null;
  readonly state: ShownState | null;
  readonly result: ResponseResult | null;
  readonly reveal: Reveal | null;
  readonly explanation: FormattedText | null;
  /** Number of times the question had been asked when this was answered. */
  readonly asking: number;
  /** Points that all tries of the question earned together. */
  readonly score: number;
  /** Marks that a person gave the answer; absent if no one has. */
  readonly marks?: Marks | undefined;
  readonly timeTakenMs: number;
}
export type SummaryItem = AnySummaryItem & ViewParts<'summaryItem'>;

interface AnySummary {
  readonly items: readonly SummaryItem[];
  /** null if no question so far has a correct answer. */
  readonly accuracy: number | null;
  /** Accuracy of the first tries alone, in percent; absent if no question was asked again. */
  readonly firstTryAccuracy?: number | undefined;
  /** Marks the accuracy is based on; absent if all questions count the same, or the game doesn't show it. */
  readonly marks?: Marks | undefined;
  readonly score: number;
  /**
   * The attempt this is about, 1-based: the current one, or the one that counts once the game is over for
   * everyone.
   */
  readonly attempt: number;
  /** The earlier attempt that counts for the rank; null if this one does. */
  readonly best: { readonly attempt: number; readonly score: number } | null;
  /** null if the game shows none, or a solo game was stopped before its end. */
  readonly rank: number | null;
  readonly tieredRank: Tier | null;
  /** Includes the simulated players of a solo game. */
  readonly playerCount: number;
  readonly totalCorrect: number;
  readonly partial: number;
  /** Incorrect answers; questions without an answer are only in `unanswered`. */
  readonly incorrect: number;
  /** Answers to questions without a correct answer, apart from those that a person has marked. */
  readonly unjudged: number;
  /** Questions that ended without an answer: skipped, out of time, or closed. */
  readonly unanswered: number;
  /** Questions the player is done with that have a correct answer or a person's mark, whatever the result. */
  readonly couldBeRight: number;
  /** Questions the player didn't get to, because the game ended first or the player joined too late. */
  readonly notPlayed: number;
  readonly longestStreak: number;
  readonly averageTimeMs: number;
  /** Empty while the game shows no results. */
  readonly moments: readonly Highlight[];
}
export type Summary = AnySummary & ViewParts<'summary'>;

export interface PlayerView {
  /** Number of the room's events that this view includes; a later view has a higher one. */
  readonly seq: number;
  readonly room: RoomInfo;
  readonly me: OwnState;
  /** Players in the lobby (at most LOBBY_SHOWN, the newest); empty once the game runs. */
  readonly lobby: readonly LobbyPlayer[];
  readonly slide: PlayerSlide | null;
  /**
   * The question that holds the current one, if any. Pushes only bring it with another question, so it may
   * hold the one before: see `heldBy.ts`.
   */
  readonly parent?: Question | undefined;
  /** null if students see no leaderboard, and before there is one. */
  readonly board: Board | null;
  /** null until the player is done or the game is finished. */
  readonly summary: Summary | null;
}

/** True if the question is over for the player without an answer. */
export function endedUnanswered({ answered, answer, state }: PlayerSlide): boolean {
  return answered ? answer === null : state !== 'active' && state !== 'inactive';
}

/** The result for visuals and sounds; a skipped question is neither right nor wrong, so it has none. */
export function shownResult(feedback: Feedback | null): ResponseResult | null {
  return feedback && feedback.state !== 'passed' ? feedback.result : null;
}

/**
 * Identifies the question now asked by attempt, question, and how many times it has been asked; '' if there
 * is none.
 */
export function askedKey({ me, slide }: Pick<PlayerView, 'me' | 'slide'>): string {
  if (!slide?.question) return '';
  return `${me.attempt} ${slide.question.id} ${slide.asking}`;
}

/** Maximum number of characters shown in a lobby; the count covers the rest. */
export const LOBBY_SHOWN = 60;
/** Rows at the top of a leaderboard. */
export const BOARD_TOP = 10;
