import { readFormatted } from '#core/content/formatted.ts';
import { withUnitsKept } from '#core/content/units.ts';
import { type AuthoredBase, QUESTION_TIME, type QuestionBase } from '#core/questions/questionBase.ts';
import { QUESTION_MARKS } from '#core/questions/worth.ts';

/**
 * The fields of a played question that all kinds share, except for whether anything is correct, which the
 * kind adds.
 */
export function playedBase(
  {
    text,
    format,
    drawings,
    media,
    timeSeconds,
    marks = QUESTION_MARKS.usual,
    questionDisplayVariant,
  }: AuthoredBase,
  id: string,
): Omit<QuestionBase, 'hasCorrectAnswer'> {
  return {
    id,
    ...withUnitsKept(readFormatted(text, format, drawings)),
    ...(media && { media }),
    timeMs: (timeSeconds ?? QUESTION_TIME.defaultSeconds) * 1_000,
    ...(marks !== QUESTION_MARKS.usual && { worth: marks }),
    ...(questionDisplayVariant && { questionDisplayVariant }),
  };
}
