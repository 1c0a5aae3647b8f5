// Schemas shared by kinds with typed answers that are compared.

import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { NUMBER_LIMITS } from '#core/questions/typed/numbers.ts';
import type { AuthoredForm } from '#protocol/questions/authored.ts';

const isTrue = z.exactOptional(z.literal(true));

/** Accepted answers and how they're compared; `longest` is in characters. */
export const authoredTyped = ({ list, filledText }: AuthoredForm, longest: number) => ({
  accepted: list(filledText(longest), 1, CONTENT_LIMITS.acceptedAnswers),
  number: z.exactOptional(
    z.strictObject({
      tolerance: z.exactOptional(z.number().check(z.minimum(0))),
      tolerancePercent: z.exactOptional(
        z.number().check(z.minimum(0), z.maximum(NUMBER_LIMITS.tolerancePercent)),
      ),
      unit: z.exactOptional(filledText(NUMBER_LIMITS.unit)),
      otherUnits: z.exactOptional(list(filledText(NUMBER_LIMITS.unit), 1, NUMBER_LIMITS.otherUnits)),
      typedUnit: isTrue,
    }),
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
