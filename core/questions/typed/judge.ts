// Judging a typed answer: by its words, as a number, or with a forgiven typo.

import { judgeNumber, readNumber, type TypedRules } from '#core/questions/typed/numbers.ts';
import { comparedText, isTypo } from '#core/questions/typed/texts.ts';

/**
 * Share of its worth that a typed text earns: 1, 0.5 for a number with a wrong unit, or 0. `elsewhere`: answers
 * as compared that are correct in another place of the question, and so are no typos.
 */
export function judgeTyped(
  text: string,
  accepted: readonly string[],
  { number, forgiveTypo, decimal }: TypedRules,
  elsewhere: ReadonlySet<string> = new Set(),
): number {
  if (text.trim() === '') return 0;
  const typed = comparedText(text);
  // Words ignore case, which can change the meaning of a unit.
  const words = number ? accepted.filter((each) => !readNumber(each)) : accepted;
  const right = words.map(comparedText);
  if (right.includes(typed)) return 1;
  if (forgiveTypo && !elsewhere.has(typed) && right.some((each) => isTypo(typed, each))) return 1;
  return number ? judgeNumber(text, accepted, number, decimal) : 0;
}
