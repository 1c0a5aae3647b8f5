// The part of a played question that every kind has, made from the authored one.

import { formattedOf } from '#core/content/formatted.ts';
import { type AuthoredBase, QUESTION_TIME, type QuestionBase } from '#core/questions/questionBase.ts';
import { QUESTION_MARKS } from '#core/questions/worth.ts';

/** All but whether anything is right, which its kind knows. */
export function playedBase(
  { text, format, drawings, media, timeSeconds, marks = QUESTION_MARKS.usual }: AuthoredBase,
  id: string,
): Omit<QuestionBase, 'hasCorrectAnswer'> {
  return {
    id,
    ...formattedOf(text, format, drawings),
    ...(media && { media }),
    timeMs: (timeSeconds ?? QUESTION_TIME.defaultSeconds) * 1_000,
    ...(marks !== QUESTION_MARKS.usual && { worth: marks }),
  };
}
