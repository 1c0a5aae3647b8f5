import type { Choice } from '#core/questions/dropdown/index.ts';

/** A choice; an incorrect one carries no mark. */
export const choiceOf = (text: string, correct: boolean | undefined): Choice => ({
  text,
  ...(correct && { correct }),
});
