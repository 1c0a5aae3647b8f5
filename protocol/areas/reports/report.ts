// Strict schema of a host's report (core/views/report.ts).

import * as z from 'zod/mini';
import { FEATURE_IDS } from '#core/features/features.ts';
import { Count, PlayerId, Time } from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';
import { Breakup, fieldsOf, Marks, Percent, ResponseResult, ShownState } from '#protocol/schemas/views.ts';

const ReportResponse = z.strictObject({
  q: Count,
  state: ShownState,
  result: ResponseResult,
  answer: z.nullable(Answer),
  breakup: Breakup,
  marks: z.optional(Marks),
  isWaiting: z.optional(z.literal(true)),
  asking: Count,
  ...fieldsOf('reportResponse'),
  before: z.array(Answer),
  timeMs: Count,
  at: Time,
});

const LedgerEntry = z.strictObject({
  source: z.enum([...FEATURE_IDS, 'correction']),
  points: z.int(),
  at: Time,
});

export const ReportPlayer = z.strictObject({
  id: PlayerId,
  attempts: z.array(
    z.strictObject({
      attempt: Count,
      score: Count,
      accuracy: z.nullable(Percent),
      firstTryAccuracy: z.optional(Percent),
      asked: z.nullable(z.array(Count)),
      responses: z.array(ReportResponse),
      ledger: z.optional(z.array(LedgerEntry)),
    }),
  ),
  ...z.partial(z.strictObject(fieldsOf('reportPlayer'))).shape,
});
