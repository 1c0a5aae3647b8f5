// OPEN on the canvas: a few lines to write on; nothing is right or wrong.

import type { QuestionPartKind } from '#scenes/questions/part.ts';
import { TypedPart } from '#scenes/questions/TypedPart.ts';

export const openPart: QuestionPartKind<'OPEN'> = {
  type: 'OPEN',
  hasSubmit: true,
  canSubmit: ({ text }) => text.trim() !== '',
  create: (ports) =>
    new TypedPart(ports, { lines: 5 }, ({ draft, answer, open, unanswered }) => ({
      text: answer?.text ?? draft.text,
      open: open && draft.state === 'open',
      final: answer !== null,
      unanswered,
      result: null,
      accepted: [],
    })),
};
