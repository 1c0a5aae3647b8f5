// Fields that all question types share, as authored and as played.

import type { Drawings, FormattedText, TextFormat } from '#core/content/formattedText.ts';
import type { Media, Picture } from '#core/content/media.ts';

export type DecimalMark = '.' | ',';

/** Fields of every authored question. */
export interface AuthoredBase {
  /** Format of its text, explanation and hints, and of its options; absent for plain text. */
  readonly format?: TextFormat;
  /** Only for a question in a room: addresses of its drawn formulas, by TeX. Quizzes never have them. */
  readonly drawings?: Drawings;
  /** Only for a question in a room: the decimal mark of the quiz's language. Quizzes never have it. */
  readonly decimal?: DecimalMark;
  readonly text: string;
  readonly media?: Media;
  /** Time to answer in seconds, 5 to 900; the default is 30 (decisions, "Time and codes"). */
  readonly timeSeconds?: number;
  /** Weight of the question in the accuracy, 1 to 100; the default is 1. */
  readonly marks?: number;
  readonly explanation?: string;
  /** Neighbors with the same group belong together: they are asked in order, with nothing in between. */
  readonly group?: string;
  /** Shown one after another to a player who asks for them, if the game allows hints. */
  readonly hints?: readonly string[];
  readonly questionDisplayVariant?: DisplayVariant;
}

/**
 * Only for kinds that are answered on a board: list shows a row for each of its places instead, even where the
 * board has room; the default is the board.
 */
export type DisplayVariant = 'list';

/** The part of any question that players may see. The id is random per room. */
export interface QuestionBase extends FormattedText {
  readonly id: string;
  /** Id of the question that holds it; absent if it stands alone. */
  readonly parent?: string;
  readonly media?: Media;
  readonly timeMs: number;
  /**
   * Weight in the accuracy; absent if it's the default, or if the question has none because nothing is
   * correct and no one marks it (`worthOf`).
   */
  readonly worth?: number;
  readonly questionDisplayVariant?: DisplayVariant;
  /** False for polls and open questions: no answer is wrong, and none earns a score unless a person marks it. */
  readonly hasCorrectAnswer: boolean;
}

export interface AuthoredOption {
  readonly text: string;
  readonly media?: Picture;
  readonly correct?: boolean;
}

/** The author's part of a question with options. */
export interface AuthoredOptions {
  readonly options: readonly AuthoredOption[];
  /**
   * Only in a draft: the author has yet to mark the correct option, or to say that there is none. Playable
   * quizzes never have it.
   */
  readonly unmarked?: true;
}

/** An option as players see it. The id is random per room and says nothing about the author's order. */
export interface Option extends FormattedText {
  readonly id: string;
  readonly media?: Picture;
}

export const QUESTION_TIME = {
  /** Default time to answer, in seconds. */
  defaultSeconds: 30,
  minSeconds: 5,
  maxSeconds: 900,
  /** Minimum milliseconds left when a postponed question is asked again (decisions: 10 s). */
  laterLeastMs: 10_000,
} as const;
