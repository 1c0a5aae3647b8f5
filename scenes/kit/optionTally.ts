// How many chose an option, as its tile shows it.

import type { Distribution } from '#core/questions/question.ts';
import { grouped } from '#scenes/kit/number.ts';
import type { StringsPort } from '#scenes/ports.ts';

/** The look of the option's tally: its count, and its share of all answers from 0 to 1; nothing before the answers are shown. */
export function optionTally(
  strings: StringsPort,
  distribution: Distribution | null | undefined,
  optionId: string,
): { tally?: { count: string; share: number } } {
  if (!distribution) return {};
  const count = distribution.options[optionId] ?? 0;
  const share = distribution.answered === 0 ? 0 : count / distribution.answered;
  return { tally: { count: grouped(strings, count), share } };
}
