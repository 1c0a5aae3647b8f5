// CLOZE on the projector: the most common texts of each gap.

import type { QuestionOf, RevealOf } from '#core/questions/question.ts';
import { bandOf, type NumberBand } from '#core/questions/typed/numbers.ts';
import { withPrintedUnit } from '#core/questions/typed/units.ts';
import { type Message, message } from '#scenes/message.ts';
import { hintOf } from '#scenes/model.ts';
import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';
import { numberedWords } from '#core/questions/gaps/numbered.ts';
import { TypedProjector } from '#scenes/questions/TypedProjector.ts';

/** The correct numbers of a gap; null if it asks for none, or before they are revealed. */
function bandIn(reveal: RevealOf<'CLOZE'> | null, gap: number): NumberBand | null {
  const { accepted: [first = ''] = [], number } = reveal?.gaps[gap] ?? {};
  return number ? bandOf(first, number, reveal?.decimal) : null;
}

/** The gap's number, and its correct text once that is revealed. */
function headOf({ fields }: QuestionOf<'CLOZE'>, reveal: RevealOf<'CLOZE'> | null, gap: number): Message {
  const number = gap + 1;
  const [right] = reveal?.gaps[gap]?.accepted ?? [];
  return right === undefined
    ? message('kinds:gaps.number', { number })
    : message('kinds:gaps.numberIs', { number, text: withPrintedUnit(right, fields[gap]?.number?.unit) });
}

export const CLOZE: CreateProjectorPart<'CLOZE'> = (ports) =>
  new TypedProjector(
    ports,
    { hint: hintOf('CLOZE'), judged: true },
    {
      // The correct texts stand at their gaps.
      accepted: () => null,
      words: ({ question, reveal }) => numberedWords(question, (gap) => reveal?.gaps[gap]?.accepted[0]),
      texts: ({ question, distribution, reveal }) =>
        distribution.spread.gaps.map(({ texts }, gap) => ({
          head: headOf(question, reveal, gap),
          texts,
          band: bandIn(reveal, gap),
        })),
    },
  );
