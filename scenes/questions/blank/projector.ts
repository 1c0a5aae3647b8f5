// BLANK on the projector: the typed answers, with the correct ones highlighted.

import { TYPE_ANSWER } from '#scenes/model.ts';
import { TypedProjector } from '#scenes/questions/TypedProjector.ts';
import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';

export const BLANK: CreateProjectorPart<'BLANK'> = (ports) =>
  new TypedProjector(
    ports,
    { hint: TYPE_ANSWER, judged: true },
    {
      accepted: ({ reveal }) => reveal?.accepted ?? null,
      texts: ({ distribution }) => [{ head: null, texts: distribution.spread.texts }],
    },
  );
