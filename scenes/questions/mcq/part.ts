// MCQ on the canvas: a press on an option is the answer.

import { OptionsPart } from '#scenes/questions/OptionsPart.ts';
import type { CreatePart } from '#scenes/questions/part.ts';

export const mcqPart: CreatePart<'MCQ'> = (ports) =>
  new OptionsPart(
    ports,
    (optionId) => ({ type: 'choose', optionId }),
    ({ question, draft, answer, open, reveal, result, distribution }) => ({
      questionId: question.id,
      options: question.options,
      open: open && draft.state === 'open',
      selected: draft.answer ? [draft.answer.optionId] : [],
      chosen: answer ? [answer.optionId] : null,
      correct: reveal && reveal.correctIds.length > 0 ? reveal.correctIds : null,
      knownWrong: result === 'incorrect',
      distribution,
    }),
  );
