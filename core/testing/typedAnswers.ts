// The typed answers of a question, as a view tells them.

import type { Distribution } from '#core/questions/question.ts';
import type { TextCount } from '#core/questions/typed/typed.ts';

/** None where nothing is typed, or nothing is told. */
export function textsIn(distribution: Distribution | null | undefined): readonly TextCount[] {
  return distribution && 'texts' in distribution.spread ? distribution.spread.texts : [];
}
