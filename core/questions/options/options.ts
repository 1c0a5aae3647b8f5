// Types and helpers of questions with options, shared by MCQ and MSQ.

import { keyOfOption, optionOfKey } from '#core/questions/options/letters.ts';
import type { AuthoredBase, AuthoredOptions, Option, QuestionBase } from '#core/questions/questionBase.ts';

export interface OptionsQuestion extends QuestionBase {
  readonly options: readonly Option[];
}

/** How often each option was chosen, by its id. */
export type OptionCounts = Readonly<Record<string, number>>;

/** The types of a kind with options. */
export interface OptionsKind<Type extends string, Answer, Act extends { readonly type: string }> {
  readonly authored: AuthoredBase & AuthoredOptions & { readonly type: Type };
  readonly question: OptionsQuestion & { readonly type: Type };
  readonly answer: Answer & { readonly type: Type };
  readonly reveal: { readonly type: Type; readonly correctIds: readonly string[] };
  readonly act: Act;
  readonly tally: OptionCounts;
  readonly spread: { readonly type: Type; readonly options: OptionCounts };
}

export function hasOption(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}

/** The option that a key stands for. */
export function optionAtKey(options: readonly Option[], key: string): Option | undefined {
  const index = optionOfKey(key);
  return index === null ? undefined : options[index];
}

/** What is known of options that were a wrong answer: one alone is wrong; of several some may be right, but not all of them together. */
export function triedIn(ids: readonly string[]): {
  readonly wrong: readonly string[];
  readonly together: readonly string[];
} {
  return ids.length > 1 ? { wrong: [], together: ids } : { wrong: ids, together: [] };
}

/** What can be done with questions that have options. `chosenIn`: ids of the options that an answer names. */
export function optionsCan<Q extends OptionsQuestion, A>(chosenIn: (answer: A) => readonly string[]) {
  const without = (question: Q, ids: readonly string[]): Q => ({
    ...question,
    options: question.options.filter(({ id }) => !ids.includes(id)),
  });
  return {
    narrow: { choices: ({ options }: Q) => options.length, without, named: chosenIn },
    retry(question: Q, tried: A): Q {
      const { wrong } = triedIn(chosenIn(tried));
      return wrong.length > 0 ? without(question, wrong) : question;
    },
  };
}

/** Those of the ids that are there, in the question's order. */
export function inOrder(options: readonly Option[], ids: readonly unknown[]): readonly string[] {
  return options.map(({ id }) => id).filter((id) => ids.includes(id));
}

/** An option in words: where it is a picture, what that shows. */
export function optionWords({ text, media }: Option): string {
  return text || media?.alt || '';
}

/** Words by the ids of options, in their order; those that say nothing are told apart by their letters. */
export function wordsById(options: readonly Option[]): ReadonlyMap<string, string> {
  return new Map(options.map((option, place) => [option.id, optionWords(option) || keyOfOption(place)]));
}

/** The options with these ids in words, in the question's order; null where there are none. */
export function wordsOf(options: readonly Option[], ids: readonly string[]): string | null {
  const chosen = [...wordsById(options)].flatMap(([id, words]) => (ids.includes(id) ? words : []));
  return chosen.join(', ') || null;
}
