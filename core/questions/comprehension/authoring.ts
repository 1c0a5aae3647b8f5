import { readFormatted } from '#core/content/formatted.ts';
import { withUnitsKept } from '#core/content/units.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { ComprehensionKind } from '#core/questions/comprehension/index.ts';
import type { QuestionBase } from '#core/questions/questionBase.ts';

type Authored = ComprehensionKind['authored'];

/** The passage as players see it. */
export function playedPassage(
  { passage, display, format, drawings }: Authored,
  base: Omit<QuestionBase, 'hasCorrectAnswer'>,
): ComprehensionKind['question'] {
  const read: FormattedText = withUnitsKept(readFormatted(passage, format, drawings));
  return {
    type: 'COMPREHENSION',
    ...base,
    hasCorrectAnswer: false,
    passage: read,
    ...(display && { display }),
  };
}

export const comprehensionAuthoring: QuestionAuthoring<ComprehensionKind> = {
  toExchange({ type: _type, passage, questions, display, jumble, ...base }) {
    return {
      base,
      exchange: { held: { passage, questions, ...(display && { display }), ...(jumble && { jumble }) } },
    };
  },
  fromExchange: (base, { held = { passage: '', questions: [] } }) => ({
    ...base,
    type: 'COMPREHENSION',
    ...held,
  }),
  isJudged: () => false,
  hasAnswers: () => false,
  mapped: (question, map) => ({ ...question, passage: map(question.passage, 'passage') }),
  children: {
    of: ({ questions }) => questions,
    with: (question, questions) => ({ ...question, questions }),
    areJumbled: ({ jumble }) => jumble === true,
  },
  preview: (authored, base) => ({
    question: playedPassage(authored, base),
    reveal: { type: 'COMPREHENSION' },
  }),
};
