// What questions and answers in a game are made of.

import * as z from 'zod/mini';
import { MARK_STYLES } from '#core/content/formattedText.ts';
import { Count, QuestionId } from '#protocol/schemas/common.ts';

const described = { url: z.string(), alt: z.exactOptional(z.string()) };

/** Words, and how parts of them are drawn. */
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

/** What every question carries. */
export const playedBase = {
  id: QuestionId,
  parent: z.exactOptional(QuestionId),
  ...formattedText,
  media: z.exactOptional(Media),
  timeMs: Count,
  worth: z.exactOptional(Count),
  hasCorrectAnswer: z.boolean(),
};

/** A typed answer of at most so many characters. */
export const typedText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Typed answers with how often each was given. */
export const textCounts = z.array(z.strictObject({ text: z.string(), count: Count, correct: z.boolean() }));
