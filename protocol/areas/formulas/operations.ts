// Formulas that authors write.

import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { defineOperation } from '#protocol/operation.ts';
import { LANGUAGE_MAX } from '#protocol/quizFile.ts';

export const drawFormula = defineOperation({
  name: 'drawFormula',
  summary:
    'Draws a formula (TeX as in schools, with chemistry) and says how it is read aloud. A host fetches it at `/formulas?tex=…&lang=…`, too; players are told the address of each that they see.',
  method: 'POST',
  path: '/v1/formulas',
  role: 'owner',
  request: z.object({
    tex: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONTENT_LIMITS.formula)),
    /** BCP 47: of who hears its words. */
    language: z.string().check(z.maxLength(LANGUAGE_MAX)),
  }),
  answer: z.strictObject({ svg: z.string(), words: z.string() }),
  errors: ['formula.INVALID', 'server.BUSY', 'request.UNAUTHORIZED', 'request.CSRF'],
});
