// What kinds with options share.

import { optionOfKey } from '#core/questions/letters.ts';
import type { Answer } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';

export function hasOption(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}

/** The option that a key stands for. */
export function optionAtKey(options: readonly Option[], key: string): Option | undefined {
  const index = optionOfKey(key);
  return index === null ? undefined : options[index];
}

/** Ids of the options that an answer has; none where it is of another kind. */
export function optionsIn(answer: Answer | null): readonly string[] {
  if (answer === null) return [];
  return 'optionId' in answer ? [answer.optionId] : 'optionIds' in answer ? answer.optionIds : [];
}

/** What is known of options that were a wrong answer: one alone is wrong; of several some may be right, but not all of them together. */
export function triedIn(ids: readonly string[]): {
  readonly wrong: readonly string[];
  readonly together: readonly string[];
} {
  return ids.length > 1 ? { wrong: [], together: ids } : { wrong: ids, together: [] };
}

/** Those of the ids that are there, in the question's order. */
export function inOrder(options: readonly Option[], ids: readonly unknown[]): readonly string[] {
  return options.map(({ id }) => id).filter((id) => ids.includes(id));
}

/** An option in words: where it is a picture, what that shows. */
export function optionWords({ text, media }: Option): string {
  return text || media?.alt || '';
}

/** The options with these ids in words, in the question's order; null where they say nothing. */
export function wordsOf(options: readonly Option[], ids: readonly string[]): string | null {
  const chosen = options.filter(({ id }) => ids.includes(id));
  return chosen.map(optionWords).join(', ') || null;
}
