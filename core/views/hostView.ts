// Host view: what the host's controls and dashboard see of a room.

import type { Distribution, Question, Reveal } from '#core/questions/question.ts';
import type { Character } from '#core/room/characters.ts';
import type { Approval, SlideState } from '#core/room/phase.ts';
import type { ViewParts, ViewWords } from '#core/room/feature.ts';
import type { RoomInfo } from '#core/views/playerView.ts';

interface AnyHostPlayerRow {
  readonly id: string;
  readonly name: string;
  /** The name as typed, if the shown name differs (profane names); null otherwise. */
  readonly typedName: string | null;
  readonly character: Character;
  readonly approval: Approval;
  readonly connected: boolean;
  readonly isOver: boolean;
  readonly attempt: number;
  /** Questions the player is done with: answered, skipped, or out of time. */
  readonly answered: number;
  /** `answered` of the attempt that got furthest. */
  readonly done: number;
  /** Responses of this attempt, including those to repeated questions. */
  readonly responses: number;
  readonly totalCorrect: number;
  /** In percent; null while no answer has been judged. */
  readonly accuracy: number | null;
  /** Accuracy of the first tries alone, in percent; absent if no question was asked again. */
  readonly firstTryAccuracy?: number | undefined;
  readonly score: number;
  readonly rank: number | null;
  readonly streak: number;
  /** Attempts the player has in all, 0 for unlimited; null: the game's limit. */
  readonly attemptsAllowed: number | null;
  /** Server time in ms until which this player may play, longer than others; null: as long as everyone. */
  readonly allowedUntil: number | null;
  /** True if the player's time is up while others have more. */
  readonly outOfTime: boolean;
}

export type HostPlayerRow = AnyHostPlayerRow & ViewParts<'hostRow'>;

export interface HostQuestionRow {
  /** 0-based, in the author's order. */
  readonly index: number;
  readonly question: Question;
  readonly reveal: Reveal;
  readonly distribution: Distribution;
  /** Texts that the host hides from the room. */
  readonly hiddenTexts: readonly string[];
  /** Texts that the room isn't shown because of their language. */
  readonly withheldTexts: readonly string[];
  /**
   * Number of players who were right the first time they were asked; null until the game is over, or if
   * nothing was asked again.
   */
  readonly firstRight: number | null;
  /** When the host last corrected it, in ms, and whether all answers get full points; absent otherwise. */
  readonly correction?: { readonly at: number; readonly isFullMarks: boolean } | undefined;
  /** Number of different answers, with a mark and waiting for one; absent if a person can't mark it. */
  readonly marking?: { readonly marked: number; readonly waiting: number } | undefined;
}

export interface HostSlide {
  readonly index: number;
  readonly total: number;
  readonly state: SlideState;
  readonly openedAt: number | null;
  readonly deadline: number | null;
  readonly pausedLeftMs: number | null;
  /** Players who answered, and all who have or had the question in front of them, even if they're away. */
  readonly answered: number;
  readonly expected: number;
}

/** Controls of every game; features have their own. */
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
  /** Controls that would be accepted now. */
  readonly controls: readonly HostControl[];
  /**
   * In rank order once there are scores, otherwise in join order. Deleted and rejected players aren't listed.
   */
  readonly players: readonly HostPlayerRow[];
  readonly questions: readonly HostQuestionRow[];
  /** The latest flood of joins, as its first and last seat number; null if there was none. */
  readonly flood: { readonly first: number; readonly last: number } | null;
  /** Teacher-paced only. */
  readonly slide: HostSlide | null;
}

/** Includes what features add. */
export type HostView = AnyHostView & ViewParts<'host'>;
