// CLOZE on the projector: the most common texts of each gap.

import { hintOf } from '#scenes/model.ts';
import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';
import { TypedProjector } from '#scenes/questions/TypedProjector.ts';

export const CLOZE: CreateProjectorPart<'CLOZE'> = (ports) =>
  new TypedProjector(
    ports,
    { hint: hintOf('CLOZE'), judged: true },
    {
      // The correct texts stand at their gaps.
      accepted: () => null,
      texts: ({ distribution, reveal }) =>
        distribution.spread.gaps.map(({ texts }, gap) => ({
          head: [gap + 1, reveal?.gaps[gap]?.accepted[0]].filter((part) => part !== undefined).join(' · '),
          texts,
        })),
    },
  );
