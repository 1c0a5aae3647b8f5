// Schemas shared by kinds with places.

import * as z from 'zod/mini';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import { type AuthoredForm, FINISHED, speaks } from '#protocol/questions/authored.ts';
import type { FaultCode } from '#protocol/questions/faultCodes.ts';
import { authoredItem, playedOptions } from '#protocol/questions/options.ts';
import { formattedText, Picture } from '#protocol/questions/played.ts';
import { Count, OptionId } from '#protocol/schemas/common.ts';

/** A piece, or what is at a place, as authored. */
export function authoredPiece(
  form: AuthoredForm,
  long: FaultCode = 'pieceTooLong',
  empty: FaultCode = 'pieceEmpty',
): z.ZodMiniType<AuthoredItem, AuthoredItem> {
  const piece = z.strictObject(authoredItem(form, long, empty));
  return form === FINISHED ? piece.check(speaks(empty)) : piece;
}

const part = z.number().check(z.minimum(0), z.maximum(1));

/** Fields that the questions of all kinds with places have. */
export const placingQuestion = {
  items: playedOptions,
  places: z.array(
    z.strictObject({
      id: OptionId,
      ...formattedText,
      media: z.exactOptional(Picture),
      x: z.exactOptional(part),
      y: z.exactOptional(part),
      choices: z.exactOptional(z.array(OptionId)),
    }),
  ),
};

/** More than any question has pieces. */
const MAX_PLACED = 64;

const placed = z
  .record(OptionId, OptionId)
  .check(z.refine((pieces) => Object.keys(pieces).length <= MAX_PLACED));

/** Schemas that all kinds with places have alike but for their type. */
export const placingParts = <Type extends string>(type: z.ZodMiniLiteral<Type>) => ({
  answer: z.strictObject({ type, placed }),
  reveal: z.strictObject({ type, right: z.record(OptionId, z.array(OptionId)) }),
  spread: z.strictObject({ type, counts: z.record(OptionId, z.record(OptionId, Count)) }),
});
