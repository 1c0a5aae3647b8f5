// Which wrong options of a question are hidden: what is hidden tells nothing else of what is right.

import { kindOf } from '#core/questions/kinds.ts';
import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import type { Answer } from '#core/questions/question.ts';
import { shuffled, type Stream } from '#core/random/stream.ts';

/** Whether one of several options is right, so that there is something to guess: what cards that hide come for. */
export function isGuess(keyed: KeyedQuestion): boolean {
  const { all, wrongIds } = choicesOf(keyed);
  return all > 2 && wrongIds.length === all - 1;
}

/**
 * Ids of wrong options to hide besides those that are; in the order of their ids, which tells nothing. half: so many that half of all are left.
 * One wrong option at least is left.
 */
export function hidingOf(
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

/** Ids of the wrong options that an answer names. */
export function wrongIn(keyed: KeyedQuestion, answer: Answer): readonly string[] {
  const named = kindOf(answer.type).can.narrow?.named(answer) ?? [];
  return choicesOf(keyed).wrongIds.filter((id) => named.includes(id));
}

/** How many choices there are, and which are wrong; none where nothing can be taken away. */
function choicesOf(keyed: KeyedQuestion): { readonly all: number; readonly wrongIds: readonly string[] } {
  const { question } = keyed;
  const wrongIds = question.hasCorrectAnswer && authorityOf(question.type).can.narrow?.(keyed);
  return wrongIds
    ? { all: kindOf(question.type).can.narrow?.choices(question) ?? 0, wrongIds }
    : { all: 0, wrongIds: [] };
}
