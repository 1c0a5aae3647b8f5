import type { OptionsType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import { shareReached } from '#core/views/figures.ts';
import { formatNumber } from '#scenes/kit/number.ts';
import type { StringsPort } from '#scenes/ports.ts';

/**
 * An option's tally for its tile: the count, and its share (0 to 1) of everyone who had the question; nothing
 * before the answers are shown.
 */
export function optionTally(
  strings: StringsPort,
  distribution: Distribution<OptionsType> | null | undefined,
  optionId: string,
): { tally?: { count: string; share: number } } {
  if (!distribution) return {};
  const count = distribution.spread.options[optionId] ?? 0;
  return { tally: { count: formatNumber(strings, count), share: shareReached(count, distribution) } };
}
