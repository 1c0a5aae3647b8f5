// Question samples: what tests play a question kind with.

import type { KindTypes } from '#core/questions/kind.ts';
import type { Option } from '#core/questions/questionBase.ts';

export interface QuestionSample<K extends KindTypes> {
  /** A question with a correct answer, if the kind has any. */
  readonly authored: K['authored'];
  /** Words of answers to it: correct ones, and wrong ones if there are any. */
  readonly right: readonly string[];
  readonly wrong: readonly string[] | null;
  /** The correct answer as it's shown, and words that show it; absent if it's shown as `right` in a row. */
  readonly reads?: { readonly answer: string; readonly words: readonly string[] };
  /** Builds an answer from option texts or from typed text. */
  answerOf(question: K['question'], words: readonly string[]): K['answer'];
  /** The acts that make up this answer. */
  actsFor(answer: K['answer'], question: K['question']): readonly K['act'][];
  /** An arbitrary answer picked by a number; it doesn't always fit the question. */
  anyAnswer(question: K['question'], what: number): K['answer'];
  /** An answer that fits no question; null if every answer of the kind fits. */
  readonly forged: K['answer'] | null;
}

/** Id of the option with this text; if there is none, the text itself, which is never an id. */
export function idOfText(options: readonly Option[], text: string): string {
  return options.find((option) => option.text === text)?.id ?? text;
}
