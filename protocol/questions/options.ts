// Schemas shared by kinds with options.

import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { type AuthoredForm, DRAFT, FINISHED, speaks, text } from '#protocol/questions/authored.ts';
import type { FaultCode } from '#protocol/questions/faultCodes.ts';
import { formattedText, Picture } from '#protocol/questions/played.ts';
import { Count, OptionId } from '#protocol/schemas/common.ts';

export const authoredItem = ({ picture }: AuthoredForm, long: FaultCode, empty: FaultCode) => ({
  text: text(CONTENT_LIMITS.optionText, long, empty),
  media: z.exactOptional(picture),
});
const optionOf = (form: AuthoredForm) =>
  z.strictObject({
    ...authoredItem(form, 'optionTooLong', 'optionEmpty'),
    correct: z.exactOptional(z.boolean()),
  });

const { optionsMin, optionsMax } = CONTENT_LIMITS;

/** Options as authored. */
export const authoredOptions = FINISHED.list(
  optionOf(FINISHED).check(speaks('optionEmpty')),
  optionsMin,
  optionsMax,
  'tooManyOptions',
  'tooFewOptions',
);
export const draftOptions = {
  options: DRAFT.list(optionOf(DRAFT), optionsMin, optionsMax),
  /** Not a field of quiz files, so a question that has it isn't finished. */
  unmarked: z.exactOptional(z.literal(true)),
};

/** Options as players see them. */
export const playedOptions = z.array(
  z.strictObject({ id: OptionId, ...formattedText, media: z.exactOptional(Picture) }),
);

/** Ids of the correct options. */
export const correctIds = z.array(OptionId);

/** Number of times each option was chosen. */
export const optionCounts = z.record(z.string(), Count);
