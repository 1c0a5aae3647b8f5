// What power-ups do to the answer of the open question.

import type { AnswerPart } from '#src/features/answers.ts';

export const powerupAnswers: AnswerPart = {
  hidden: ({ powerups }) => powerups?.hiddenOptions ?? [],
  tried: ({ powerups }) => powerups?.spared ?? null,
};
