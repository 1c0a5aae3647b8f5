// Which wrong options of a question are hidden: what is hidden tells nothing else of what is right.

import { authorityOf } from '#core/questions/authority.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import { shuffled, type Stream } from '#core/random/stream.ts';

/** How many wrong options may be hidden, so that one is left; 0 where the question has none to hide. */
export function hidable(keyed: KeyedQuestion, hidden: readonly string[] = []): number {
  return Math.max(0, wrongOptions(keyed).filter((id) => !hidden.includes(id)).length - 1);
}

/** Ids of wrong options to hide besides those that are; in the order of their ids, which tells nothing. */
export function hidingOf(
  keyed: KeyedQuestion,
  options: 'half' | 1,
  hidden: readonly string[],
  draws: Stream,
): readonly string[] {
  const most = hidable(keyed, hidden);
  const { all = 0 } = choiceOf(keyed) ?? {};
  const wanted = options === 'half' ? Math.floor(all / 2) - hidden.length : options;
  const left = wrongOptions(keyed).filter((id) => !hidden.includes(id));
  return shuffled(draws, left)
    .slice(0, Math.max(0, Math.min(most, wanted)))
    .sort();
}

function choiceOf(keyed: KeyedQuestion) {
  return keyed.question.hasCorrectAnswer ? (authorityOf(keyed.question.type).choice?.(keyed) ?? null) : null;
}

function wrongOptions(keyed: KeyedQuestion): readonly string[] {
  return choiceOf(keyed)?.wrongIds ?? [];
}
