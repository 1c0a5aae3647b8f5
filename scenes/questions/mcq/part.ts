// MCQ on the canvas: a press on an option is the answer.

import { OptionsPart } from '#scenes/questions/OptionsPart.ts';
import type { QuestionPartKind } from '#scenes/questions/part.ts';

export const mcqPart: QuestionPartKind<'MCQ'> = {
  type: 'MCQ',
  hasSubmit: false,
  canSubmit: () => false,
  create: (ports) =>
    new OptionsPart(
      ports,
      (optionId) => ({ type: 'choose', optionId }),
      ({ question, draft, answer, open, reveal, result, distribution }) => ({
        questionId: question.id,
        options: question.options,
        open: open && draft.state === 'open',
        selected: draft.optionIds,
        chosen: answer ? [answer.optionId] : null,
        correct: reveal && reveal.correctIds.length > 0 ? reveal.correctIds : null,
        knownWrong: result === 'incorrect',
        distribution,
      }),
    ),
};
