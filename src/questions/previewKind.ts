// How a question kind looks while it is being written, before any server has made a question of it.

import type { LucideIcon } from 'lucide-react';
import type { AuthoredOf, QuestionOf, QuestionType } from '#core/questions/question.ts';
import type { QuestionBase } from '#core/questions/questionBase.ts';

export interface PreviewKind<T extends QuestionType> {
  /** Where its author chooses a kind. */
  readonly Icon: LucideIcon;
  /** As a player is shown it: nothing of its key is in there. */
  shown(authored: AuthoredOf<T>, base: Omit<QuestionBase, 'hasCorrectAnswer'>): QuestionOf<T>;
}
