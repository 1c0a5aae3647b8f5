// Hiding of options, in a way that reveals nothing but that they aren't the answer.

import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import { shuffled, type Stream } from '#core/random/stream.ts';

/** True if hiding cards leave something to guess: the question has at least three options, one of them correct. */
export function isGuessable(keyed: KeyedQuestion): boolean {
  return hidable(keyed, []).length > 1;
}

/**
 * Returns ids of options to hide in addition to those already hidden, sorted by id so that their order reveals
 * nothing. `half` hides until half of all options are left. At least one besides the correct one stays visible.
 */
export function optionsToHide(
  keyed: KeyedQuestion,
  options: 'half' | 1,
  hidden: readonly string[],
  draws: Stream,
): readonly string[] {
  const left = hidable(keyed, hidden);
  const all = hidden.length + left.length + 1;
  const wanted = options === 'half' ? Math.floor(all / 2) - hidden.length : options;
  return shuffled(draws, left)
    .slice(0, Math.max(0, Math.min(left.length - 1, wanted)))
    .sort();
}

/** Returns the ids of options that may be hidden besides these; none if the question's can't be. */
function hidable(keyed: KeyedQuestion, hidden: readonly string[]): readonly string[] {
  const { type, hasCorrectAnswer } = keyed.question;
  return (hasCorrectAnswer && authorityOf(type).can.narrow?.(keyed, hidden)) || [];
}
