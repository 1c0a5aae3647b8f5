// What every question type has in common, as authored and as played.

import type { Drawings, FormattedText, TextFormat } from '#core/content/formattedText.ts';
import type { Media, Picture } from '#core/content/media.ts';

/** What every authored question carries. */
export interface AuthoredBase {
  /** How its text, explanation and hints, and the texts of its options, are written; as they stand where it is absent. */
  readonly format?: TextFormat;
  /** Of a question in a room: by TeX, the addresses of its formulas' drawings. No quiz has them. */
  readonly drawings?: Drawings;
  readonly text: string;
  readonly media?: Media;
  /** Time to answer in seconds, 5 to 900; the default is 30 (decisions, "Time and codes"). */
  readonly timeSeconds?: number;
  /** What a right answer counts for in the accuracy, against those to other questions: 1 to 100; the default is 1. */
  readonly marks?: number;
  readonly explanation?: string;
  /** Neighbours with the same one belong together: they are asked in their order, with nothing between. */
  readonly group?: string;
  /** Told one after the other to a player who asks, where the game allows it. */
  readonly hints?: readonly string[];
}

/** What a player may see of any question. The id is random per room. */
export interface QuestionBase extends FormattedText {
  readonly id: string;
  /** The id of the question that holds it; absent where it stands for itself. */
  readonly parent?: string;
  readonly media?: Media;
  readonly timeMs: number;
  /** The marks that it counts for; absent where that is the usual one, or none because nothing is right (`worthOf`). */
  readonly worth?: number;
  /** Polls and open questions have none: every answer counts as right and earns no score. */
  readonly hasCorrectAnswer: boolean;
}

export interface AuthoredOption {
  readonly text: string;
  readonly media?: Picture;
  readonly correct?: boolean;
}

/** What an author writes of a question with options. */
export interface AuthoredOptions {
  readonly options: readonly AuthoredOption[];
  /** Of a draft: its author has yet to say which option is right, or that none is. No quiz that is played has it. */
  readonly unmarked?: true;
}

/** An option as a player sees it. The id is random per room and says nothing of the author's order. */
export interface Option extends FormattedText {
  readonly id: string;
  readonly media?: Picture;
}

export const QUESTION_TIME = {
  /** Seconds to answer where the author says nothing. */
  defaultSeconds: 30,
  minSeconds: 5,
  maxSeconds: 900,
  /** Milliseconds that a question which was left for later has at least when it comes again (decisions: 10 s). */
  laterLeastMs: 10_000,
} as const;
