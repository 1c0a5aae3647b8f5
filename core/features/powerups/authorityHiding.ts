// Hiding of wrong options, in a way that reveals nothing else about the key.

import { kindOf } from '#core/questions/kinds.ts';
import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import type { Answer } from '#core/questions/question.ts';
import { shuffled, type Stream } from '#core/random/stream.ts';

/**
 * True if exactly one of at least three options is correct, so that hiding cards leave something to guess.
 */
export function isGuessable(keyed: KeyedQuestion): boolean {
  const { all, wrongIds } = choicesOf(keyed);
  return all > 2 && wrongIds.length === all - 1;
}

/**
 * Returns ids of wrong options to hide in addition to those already hidden, sorted by id so that their order
 * reveals nothing. `half` hides until half of all options are left. At least one wrong option stays visible.
 */
export function optionsToHide(
  keyed: KeyedQuestion,
  options: 'half' | 1,
  hidden: readonly string[],
  draws: Stream,
): readonly string[] {
  const { all, wrongIds } = choicesOf(keyed);
  const left = wrongIds.filter((id) => !hidden.includes(id));
  const wanted = options === 'half' ? Math.floor(all / 2) - hidden.length : options;
  return shuffled(draws, left)
    .slice(0, Math.max(0, Math.min(left.length - 1, wanted)))
    .sort();
}

/** Returns the ids of wrong options that the answer contains. */
export function wrongOptionsIn(keyed: KeyedQuestion, answer: Answer): readonly string[] {
  const named = kindOf(answer.type).can.narrow?.choiceIds(answer) ?? [];
  return choicesOf(keyed).wrongIds.filter((id) => named.includes(id));
}

/**
 * Returns the number of options and the ids of the wrong ones; 0 and none for questions whose options can't
 * be narrowed down.
 */
function choicesOf(keyed: KeyedQuestion): { readonly all: number; readonly wrongIds: readonly string[] } {
  const { question } = keyed;
  const wrongIds = question.hasCorrectAnswer && authorityOf(question.type).can.narrow?.(keyed);
  return wrongIds
    ? { all: kindOf(question.type).can.narrow?.choices(question) ?? 0, wrongIds }
    : { all: 0, wrongIds: [] };
}
