// What the host's controls and dashboard see of a room.

import type { Distribution, Question, Reveal } from '#core/questions/question.ts';
import type { Approval, SlideState } from '#core/room/phase.ts';
import type { ViewParts, ViewWords } from '#core/room/feature.ts';
import type { RoomInfo } from '#core/views/playerView.ts';

interface AnyHostPlayerRow {
  readonly id: string;
  readonly name: string;
  /** What the player typed where the shown name differs (profane names); null otherwise. */
  readonly typedName: string | null;
  readonly character: number;
  readonly approval: Approval;
  readonly connected: boolean;
  readonly isOver: boolean;
  readonly attempt: number;
  /** Questions that are over for the player: answered, skipped, or out of time. */
  readonly answered: number;
  /** The same of the attempt in which most are. */
  readonly done: number;
  /** Answers of this attempt, also those to questions that were asked again. */
  readonly responses: number;
  readonly totalCorrect: number;
  /** Per cent; null while no answer has been judged. */
  readonly accuracy: number | null;
  readonly score: number;
  readonly rank: number | null;
  readonly streak: number;
  /** Attempts that the player has in all, 0 without limit; null: as many as the game allows everybody. */
  readonly attemptsAllowed: number | null;
  /** Server time in ms until which the player may play, longer than the others; null: as long as everybody. */
  readonly allowedUntil: number | null;
  /** Whether the player's time is over, while others have more. */
  readonly outOfTime: boolean;
}

export type HostPlayerRow = AnyHostPlayerRow & ViewParts<'hostRow'>;

export interface HostQuestionRow {
  /** 0-based, in the author's order. */
  readonly index: number;
  readonly question: Question;
  readonly reveal: Reveal;
  readonly distribution: Distribution;
  /** Of its texts, those that the host keeps from the room. */
  readonly hiddenTexts: readonly string[];
  /** Of its texts, those that the room is not shown because of their language. */
  readonly withheldTexts: readonly string[];
  /** Players who were right the first time that it was asked; null until the game is over, and where nothing came again. */
  readonly firstRight: number | null;
}

export interface HostSlide {
  readonly index: number;
  readonly total: number;
  readonly state: SlideState;
  readonly openedAt: number | null;
  readonly deadline: number | null;
  readonly pausedLeftMs: number | null;
  /** Players who gave an answer, and all who have it before them or had it, also those who are away. */
  readonly answered: number;
  readonly expected: number;
}

/** Those of every game; features have their own. */
export const ROOM_CONTROLS = [
  'open',
  'start',
  'next',
  'pause',
  'resume',
  'addTime',
  'setDueDate',
  'changeOptions',
  'lock',
  'unlock',
  'end',
] as const;
export type HostControl = (typeof ROOM_CONTROLS)[number] | ViewWords<'control'>;

interface AnyHostView {
  readonly seq: number;
  readonly room: RoomInfo;
  readonly quizId: string;
  /** The controls that would be accepted now. */
  readonly controls: readonly HostControl[];
  /** In rank order once there are scores, else in joining order. Deleted and rejected players are not listed. */
  readonly players: readonly HostPlayerRow[];
  readonly questions: readonly HostQuestionRow[];
  /** The last flood of joins: numbers of its first seat and its last; null where there was none. */
  readonly flood: { readonly first: number; readonly last: number } | null;
  /** Teacher-paced only. */
  readonly slide: HostSlide | null;
}

/** With what the features of the game add. */
export type HostView = AnyHostView & ViewParts<'host'>;
