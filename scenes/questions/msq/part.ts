// MSQ on the canvas: presses tick options, the button sends them.

import { OptionsPart } from '#scenes/questions/OptionsPart.ts';
import type { CreatePart } from '#scenes/questions/part.ts';

export const msqPart: CreatePart<'MSQ'> = (ports) =>
  new OptionsPart(
    ports,
    (optionId) => ({ type: 'toggle', optionId }),
    ({ question, draft, answer, open, reveal, result, distribution }) => ({
      questionId: question.id,
      options: question.options,
      open: open && draft.state === 'open',
      selected: draft.answer?.optionIds ?? [],
      chosen: answer ? answer.optionIds : null,
      correct: reveal && reveal.correctIds.length > 0 ? reveal.correctIds : null,
      knownWrong: result === 'incorrect',
      distribution,
    }),
  );
