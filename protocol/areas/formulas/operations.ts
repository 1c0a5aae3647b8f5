import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { defineOperation } from '#protocol/operation.ts';
import { LANGUAGE_MAX } from '#protocol/quizFile.ts';

export const drawFormula = defineOperation({
  name: 'drawFormula',
  summary:
    'Draws a formula (school TeX, with chemistry) and returns how to read it aloud. Hosts can also fetch it from `/formulas?tex=…&lang=…`. Players get the address of each formula they see.',
  method: 'POST',
  path: '/v1/formulas',
  role: 'owner',
  request: z.object({
    tex: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONTENT_LIMITS.formula)),
    /** Language of the spoken words, as a BCP 47 tag. */
    language: z.string().check(z.maxLength(LANGUAGE_MAX)),
  }),
  answer: z.strictObject({ svg: z.string(), words: z.string() }),
  errors: ['formula.INVALID', 'server.BUSY', 'request.UNAUTHORIZED', 'request.CSRF'],
});
