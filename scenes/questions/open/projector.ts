// OPEN on the projector: what was written; nothing is right or wrong.

import { WRITE_ANSWER } from '#scenes/model.ts';
import { TypedProjector } from '#scenes/questions/TypedProjector.ts';
import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';

export const OPEN: CreateProjectorPart<'OPEN'> = (ports) =>
  new TypedProjector(ports, { hint: WRITE_ANSWER, judged: false }, () => null);
