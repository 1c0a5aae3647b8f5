// Schemas shared by kinds with typed answers that are compared.

import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { NUMBER_LIMITS } from '#core/questions/typed/numbers.ts';
import { type AuthoredForm, faulty } from '#protocol/questions/authored.ts';

const isTrue = z.exactOptional(z.literal(true));
const invalid = faulty('numberInvalid');
const unitOf = ({ filledText }: AuthoredForm) =>
  filledText(NUMBER_LIMITS.unit, 'numberInvalid', 'numberInvalid');

/** Accepted answers and how they're compared; `longest` is in characters. */
export const authoredTyped = (form: AuthoredForm, longest: number) => ({
  accepted: form.list(
    form.filledText(longest, 'answerTooLong', 'answerEmpty'),
    1,
    CONTENT_LIMITS.acceptedAnswers,
    'tooManyAnswers',
    'noCorrectAnswer',
  ),
  number: z.exactOptional(
    z.strictObject(
      {
        tolerance: z.exactOptional(z.number(invalid).check(z.minimum(0, invalid))),
        tolerancePercent: z.exactOptional(
          z.number(invalid).check(z.minimum(0, invalid), z.maximum(NUMBER_LIMITS.tolerancePercent, invalid)),
        ),
        unit: z.exactOptional(unitOf(form)),
        otherUnits: z.exactOptional(
          form.list(unitOf(form), 1, NUMBER_LIMITS.otherUnits, 'numberInvalid', 'numberInvalid'),
        ),
        typedUnit: isTrue,
      },
      invalid,
    ),
  ),
});

export const forgiveTypo = isTrue;

/** A number's field, as players see it. */
export const numberField = z.exactOptional(
  z.strictObject({
    unit: z.exactOptional(z.string()),
    units: z.exactOptional(z.array(z.string())),
    typedUnit: isTrue,
  }),
);
