// What a question kind is in the formats of others, where they have its like.

import type { AuthoredOf, QuestionType } from '#core/questions/question.ts';

interface Exported {
  /** Whether it is read back as another question than it was. */
  readonly altered: boolean;
}

/** Why GIFT has no such question: it is a poll, or each of its answers has `->` in it. */
export type GiftLack = 'poll' | 'arrow';

export interface GiftAnswers extends Exported {
  /** What stands between the braces. */
  readonly answers: string;
}

/** A row of the table that Wayground's template is. */
export interface ExportedRow extends Exported {
  readonly type: 'Multiple Choice' | 'Checkbox' | 'Fill-in-the-Blank' | 'Open-Ended' | 'Poll';
  readonly options: readonly string[];
  /** Numbers of the right ones, from 1. */
  readonly correct: readonly number[];
}

export interface ExportKind<T extends QuestionType> {
  /** `inHtml`: what its format covers is HTML; else its texts are plain words. */
  gift(question: AuthoredOf<T>, inHtml: boolean): GiftAnswers | GiftLack;
  row(question: AuthoredOf<T>): ExportedRow;
}
