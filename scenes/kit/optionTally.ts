// How many chose an option, as its tile shows it.

import type { OptionsType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import { shareOfHad } from '#core/views/figures.ts';
import { grouped } from '#scenes/kit/number.ts';
import type { StringsPort } from '#scenes/ports.ts';

/** The look of the option's tally: its count, and the share, 0 to 1, of all who had the question; nothing before the answers are shown. */
export function optionTally(
  strings: StringsPort,
  distribution: Distribution<OptionsType> | null | undefined,
  optionId: string,
): { tally?: { count: string; share: number } } {
  if (!distribution) return {};
  const count = distribution.spread.options[optionId] ?? 0;
  return { tally: { count: grouped(strings, count), share: shareOfHad(count, distribution) } };
}
