// Wire schemas of questions, answers and reveals of every kind, and of how a room answered.

import * as z from 'zod/mini';
import { unionOfKinds } from '#protocol/questions/registry.ts';
import { Count } from '#protocol/schemas/common.ts';

export const Question = unionOfKinds(({ question }) => question);
export const Answer = unionOfKinds(({ answer }) => answer);
export const Reveal = unionOfKinds(({ reveal }) => reveal);

export const Distribution = z.strictObject({
  answered: Count,
  unanswered: Count,
  correct: Count,
  partial: Count,
  spread: unionOfKinds(({ spread }) => spread),
});
