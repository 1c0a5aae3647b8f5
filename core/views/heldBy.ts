import { kindOf } from '#core/questions/kinds.ts';
import type { Question } from '#core/questions/question.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/** The question that holds the current one: a passage for its questions, and for itself. Null for none. */
export function heldBy({ slide, parent }: Pick<PlayerView, 'slide' | 'parent'>): Question | null {
  const question = slide?.question;
  if (!question) return null;
  if (kindOf(question.type).sort === 'parent') return question;
  return parent && parent.id === question.parent ? parent : null;
}
