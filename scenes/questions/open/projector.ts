// OPEN on the projector: the written answers; none is correct or incorrect.

import { WRITE_ANSWER } from '#scenes/model.ts';
import { TypedProjector } from '#scenes/questions/TypedProjector.ts';
import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';

export const OPEN: CreateProjectorPart<'OPEN'> = (ports) =>
  new TypedProjector(
    ports,
    { hint: WRITE_ANSWER, judged: false },
    {
      accepted: () => null,
      texts: ({ distribution }) => [{ head: null, texts: distribution.spread.texts }],
    },
  );
