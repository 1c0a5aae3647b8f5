// BLANK on the canvas: one line to type on, and the accepted answers once they are revealed.

import type { CreatePart } from '#scenes/player/question/part.ts';
import { withPrintedUnit } from '#core/questions/typed/units.ts';
import { isRepeat } from '#scenes/model.ts';
import { TypedPart } from '#scenes/questions/TypedPart.ts';

export const BLANK: CreatePart<'BLANK'> = (ports) =>
  new TypedPart(ports, { lines: 1 }, ({ question, draft, answer, open, unanswered, reveal, result }) => {
    const text = withPrintedUnit((answer ?? draft.answer)?.text ?? '', question.number?.unit);
    const accepted = reveal?.accepted ?? [];
    return {
      text,
      open: open && draft.state === 'open',
      final: answer !== null,
      unanswered,
      result,
      accepted: result === 'correct' && accepted.every((each) => isRepeat(text, each)) ? [] : accepted,
    };
  });
