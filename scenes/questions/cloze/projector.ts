// CLOZE on the projector: the most common texts of each gap.

import type { RevealOf } from '#core/questions/question.ts';
import { bandOf, type NumberBand } from '#core/questions/typed/numbers.ts';
import { hintOf } from '#scenes/model.ts';
import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';
import { TypedProjector } from '#scenes/questions/TypedProjector.ts';

/** The correct numbers of a gap; null if it asks for none, or before they are revealed. */
function bandIn(reveal: RevealOf<'CLOZE'> | null, gap: number): NumberBand | null {
  const { accepted: [first = ''] = [], number } = reveal?.gaps[gap] ?? {};
  return number ? bandOf(first, number, reveal?.decimal) : null;
}

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
          band: bandIn(reveal, gap),
        })),
    },
  );
