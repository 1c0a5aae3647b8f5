// Types and helpers of questions with options, shared by MCQ and MSQ.

import type { AnswerChoice } from '#core/questions/kind.ts';
import { letterOfOption, optionOfKey } from '#core/questions/options/letters.ts';
import type { AuthoredBase, AuthoredOptions, Option, QuestionBase } from '#core/questions/questionBase.ts';

export interface OptionsQuestion extends QuestionBase {
  readonly options: readonly Option[];
}

/** Number of times each option was chosen, by option id. */
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

/** The option that a keyboard key selects. */
export function optionAtKey(options: readonly Option[], key: string): Option | undefined {
  const index = optionOfKey(key);
  return index === null ? undefined : options[index];
}

/**
 * Splits the options of a wrong answer: a single one is wrong; of several, some may be correct, just not all
 * of them together.
 */
export function ruledOut(ids: readonly string[]): {
  readonly wrong: readonly string[];
  readonly together: readonly string[];
} {
  return ids.length > 1 ? { wrong: [], together: ids } : { wrong: ids, together: [] };
}

/** The question without these options. */
export function withoutOptions<Q extends OptionsQuestion>(question: Q, ids: readonly string[]): Q {
  return { ...question, options: question.options.filter(({ id }) => !ids.includes(id)) };
}

/** Capabilities of questions with options. `idsIn` returns the option ids in an answer. */
export function optionsCapabilities<Q extends OptionsQuestion, A>(idsIn: (answer: A) => readonly string[]) {
  return {
    choices: { count: ({ options }: Q) => options.length, idsIn },
    retry(question: Q, tried: A): Q {
      const { wrong } = ruledOut(idsIn(tried));
      return wrong.length > 0 ? withoutOptions(question, wrong) : question;
    },
  };
}

/** The ids that belong to options, in the question's order. */
export function inOrder(options: readonly Option[], ids: readonly unknown[]): readonly string[] {
  return options.map(({ id }) => id).filter((id) => ids.includes(id));
}

/** An option in words; for a picture, its alternative text. */
export function optionWords({ text, media }: Option): string {
  return text || media?.alt || '';
}

/** Words by option id, in order; an option without words is named by its letter. */
export function wordsById(options: readonly Option[]): ReadonlyMap<string, string> {
  return new Map(options.map((option, place) => [option.id, optionWords(option) || letterOfOption(place)]));
}

/** The options, in order, with the number of players who chose each. */
export function optionChoices(
  { options }: OptionsQuestion,
  { correctIds }: { readonly correctIds: readonly string[] },
  spread: { readonly options: OptionCounts },
): readonly AnswerChoice[] {
  const words = wordsById(options);
  return options.map((option) => ({
    ...option,
    text: words.get(option.id) ?? '',
    count: spread.options[option.id] ?? 0,
    isCorrect: correctIds.includes(option.id),
  }));
}

/** The options with these ids in words, in the question's order; null if there are none. */
export function wordsOf(options: readonly Option[], ids: readonly string[]): string | null {
  const chosen = [...wordsById(options)].flatMap(([id, words]) => (ids.includes(id) ? words : []));
  return chosen.join(', ') || null;
}
