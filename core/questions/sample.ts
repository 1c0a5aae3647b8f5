// What tests play a question kind with.

import type { KindTypes } from '#core/questions/kind.ts';
import type { Option } from '#core/questions/questionBase.ts';

export interface QuestionSample<K extends KindTypes> {
  /** One that has a right answer, where the kind knows any. */
  readonly authored: K['authored'];
  /** Words of answers to it: a right one, and a wrong one where there are any. */
  readonly right: readonly string[];
  readonly wrong: readonly string[] | null;
  /** The answer that says this: texts of options, or what is typed. */
  answerOf(question: K['question'], words: readonly string[]): K['answer'];
  /** What a person does to make this answer. */
  actsFor(answer: K['answer']): readonly K['act'][];
  /** Any answer, as a number chooses it; not always one that fits. */
  anyAnswer(question: K['question'], what: number): K['answer'];
  /** One that fits no question; null where every answer of the kind fits. */
  readonly forged: K['answer'] | null;
}

/** The id of the option with this text; of an unknown one the text itself, which is no id. */
export function idOfText(options: readonly Option[], text: string): string {
  return options.find((option) => option.text === text)?.id ?? text;
}
