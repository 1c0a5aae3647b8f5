// Questions, answers and reveals of every kind as they cross the wire, and how a room answered one.

import * as z from 'zod/mini';
import { ofEveryKind } from '#protocol/questions/registry.ts';
import { Count } from '#protocol/schemas/common.ts';

export const Question = ofEveryKind(({ question }) => question);
export const Answer = ofEveryKind(({ answer }) => answer);
export const Reveal = ofEveryKind(({ reveal }) => reveal);

export const Distribution = z.strictObject({
  answered: Count,
  unanswered: Count,
  correct: Count,
  partial: Count,
  spread: ofEveryKind(({ spread }) => spread),
});
