// What tests play a question kind with.

import type { ActOf, AnswerOf, AuthoredOf, QuestionOf, QuestionType } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';

export interface QuestionSample<T extends QuestionType> {
  /** One that has a right answer, where the kind knows any. */
  readonly authored: AuthoredOf<T>;
  /** Words of answers to it: a right one, and a wrong one where there are any. */
  readonly right: readonly string[];
  readonly wrong: readonly string[] | null;
  /** The answer that says this: texts of options, or what is typed. */
  answerOf(question: QuestionOf<T>, words: readonly string[]): AnswerOf<T>;
  /** What a person does to make this answer. */
  actsFor(answer: AnswerOf<T>): readonly ActOf<T>[];
  /** Any answer, as a number chooses it; not always one that fits. */
  anyAnswer(question: QuestionOf<T>, what: number): AnswerOf<T>;
  /** One that fits no question. */
  readonly forged: AnswerOf<T>;
}

/** The id of the option with this text; of an unknown one the text itself, which is no id. */
export function idOfText(options: readonly Option[], text: string): string {
  return options.find((option) => option.text === text)?.id ?? text;
}
