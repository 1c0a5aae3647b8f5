import type { Distribution } from '#core/questions/question.ts';
import type { TextCount } from '#core/questions/typed/typed.ts';

/** Typed answers that a view shows; empty if none were typed, or if they're hidden. */
export function textsIn(distribution: Distribution | null | undefined): readonly TextCount[] {
  if (!distribution) return [];
  const { spread } = distribution;
  if ('gaps' in spread) return spread.gaps.flatMap(({ texts }) => texts);
  return 'texts' in spread ? spread.texts : [];
}
