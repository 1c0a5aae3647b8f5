// OPEN on the canvas: a few lines to write on; there is no correct answer.

import type { CreatePart } from '#scenes/player/question/part.ts';
import { TypedPart } from '#scenes/questions/TypedPart.ts';

export const OPEN: CreatePart<'OPEN'> = (ports) =>
  new TypedPart(ports, { lines: 5 }, ({ draft, answer, open, unanswered }) => ({
    text: (answer ?? draft.answer)?.text ?? '',
    open: open && draft.state === 'open',
    final: answer !== null,
    unanswered,
    result: null,
    accepted: [],
  }));
