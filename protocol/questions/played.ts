// Building blocks for schemas of questions and answers in a game.

import * as z from 'zod/mini';
import { MARK_STYLES } from '#core/content/formattedText.ts';
import { Count, QuestionId } from '#protocol/schemas/common.ts';

const described = { url: z.string(), alt: z.exactOptional(z.string()) };

/** A text, and marks that format parts of it. */
export const formattedText = {
  text: z.string(),
  marks: z.exactOptional(
    z.array(
      z.strictObject({
        from: Count,
        to: Count,
        style: z.enum(MARK_STYLES),
        source: z.exactOptional(z.string()),
        display: z.exactOptional(z.literal(true)),
      }),
    ),
  ),
};
export const FormattedText = z.strictObject(formattedText);

export const Media = z.strictObject({ type: z.enum(['image', 'audio', 'video']), ...described });
export const Picture = z.strictObject({ type: z.literal('image'), ...described });

/** Fields of every question. */
export const playedBase = {
  id: QuestionId,
  parent: z.exactOptional(QuestionId),
  ...formattedText,
  media: z.exactOptional(Media),
  timeMs: Count,
  worth: z.exactOptional(Count),
  questionDisplayVariant: z.exactOptional(z.literal('list')),
  hasCorrectAnswer: z.boolean(),
};

/** A typed answer of at most `max` characters. */
export const typedText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Typed answers, and how often each was given. */
export const textCount = z.strictObject({ text: z.string(), count: Count, correct: z.boolean() });
export const textCounts = z.array(textCount);
