// How a question kind looks while it is being written, before any server has made a question of it.

import type { LucideIcon } from 'lucide-react';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { AuthoredOf, QuestionOf, QuestionType } from '#core/questions/question.ts';
import type { QuestionBase } from '#core/questions/questionBase.ts';

export interface PreviewKind<T extends QuestionType> {
  /** Where its author chooses a kind. */
  readonly Icon: LucideIcon;
  /** As a player is shown it: nothing of its key is in there. `unwritten`: what stands for an option that says nothing, by its number. */
  shown(
    authored: AuthoredOf<T>,
    base: Omit<QuestionBase, 'hasCorrectAnswer'>,
    unwritten: (number: number) => FormattedText,
  ): QuestionOf<T>;
}
