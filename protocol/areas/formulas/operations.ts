// Formulas that authors write.

import * as z from 'zod/mini';
import { FORMULA_LENGTH } from '#protocol/areas/formulas/formulaLimits.ts';
import { defineOperation } from '#protocol/operation.ts';

export const drawFormula = defineOperation({
  name: 'drawFormula',
  summary:
    'Draws a formula (TeX as in schools, with chemistry) and says how it is read aloud. From then on it can be fetched by all at `/formulas?tex=…&lang=…`, as those of quizzes that are played.',
  method: 'POST',
  path: '/v1/formulas',
  role: 'host',
  request: z.object({
    tex: z.string().check(z.trim(), z.minLength(1), z.maxLength(FORMULA_LENGTH)),
    /** BCP 47: of who hears its words. */
    language: z.string().check(z.maxLength(35)),
  }),
  answer: z.strictObject({ svg: z.string(), words: z.string() }),
  errors: ['formula.INVALID', 'server.BUSY', 'request.UNAUTHORIZED', 'request.CSRF'],
});
