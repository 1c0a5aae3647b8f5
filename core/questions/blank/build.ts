import type { BlankKind } from '#core/questions/blank/index.ts';
import type { QuestionBase } from '#core/questions/questionBase.ts';
import { numberField, withUnit } from '#core/questions/typed/numbers.ts';
import { withGrading } from '#core/questions/worth.ts';

/** The question as players see it. */
export function playedBlank(
  { accepted, number }: Pick<BlankKind['authored'], 'accepted' | 'number'>,
  base: Omit<QuestionBase, 'hasCorrectAnswer'>,
): BlankKind['question'] {
  return {
    type: 'BLANK',
    ...withGrading(base, accepted.length > 0),
    ...(number && { number: numberField(number) }),
  };
}

/** The accepted answers as they're shown, numbers with their unit. */
export function shownAccepted({
  accepted,
  number,
}: Pick<BlankKind['authored'], 'accepted' | 'number'>): readonly string[] {
  return number ? accepted.map((each) => withUnit(each, number.unit)) : accepted;
}
