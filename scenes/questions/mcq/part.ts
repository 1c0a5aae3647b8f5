// MCQ on the canvas: pressing an option answers the question.

import { OptionsPart } from '#scenes/questions/OptionsPart.ts';
import type { CreatePart } from '#scenes/player/question/part.ts';

export const MCQ: CreatePart<'MCQ'> = (ports) =>
  new OptionsPart(
    ports,
    (optionId) => ({ type: 'choose', optionId }),
    ({ optionId }) => [optionId],
  );
