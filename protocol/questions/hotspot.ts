import * as z from 'zod/mini';
import type { AuthoredRegion } from '#core/questions/board/regions.ts';
import { HOTSPOT_LIMITS } from '#core/questions/hotspot/index.ts';
import { type AuthoredForm, DRAFT, draftId, FINISHED, saysSomething } from '#protocol/questions/authored.ts';
import { authoredRegion, Board, BoardPoint, Region } from '#protocol/questions/board.ts';
import { playedBase } from '#protocol/questions/played.ts';
import type { QuestionSchemas } from '#protocol/questions/schemas.ts';
import { Count, OptionId } from '#protocol/schemas/common.ts';

const type = z.literal('HOTSPOT');
const { maxCorrect, maxRegions, name } = HOTSPOT_LIMITS;
const authored = (form: AuthoredForm) => ({ type, ...form.base, picture: form.board });

/** Between one and the maximum number of correct regions. */
const hasCorrect = z.refine<readonly AuthoredRegion[]>(
  (regions) => {
    const { length: count } = regions.filter((region) => region.correct);
    return count >= 1 && count <= maxCorrect;
  },
  { params: { limit: maxCorrect }, error: 'noCorrectRegion' },
);

const counts = z.record(z.string(), Count);

export const hotspotSchemas: QuestionSchemas<'HOTSPOT'> = {
  authored: z
    .strictObject({
      ...authored(FINISHED),
      regions: FINISHED.list(authoredRegion(FINISHED, name), 0, maxRegions, 'tooManyRegions').check(
        hasCorrect,
      ),
    })
    .check(saysSomething),
  draft: z.strictObject({
    ...draftId,
    ...authored(DRAFT),
    regions: DRAFT.list(authoredRegion(DRAFT, name), 0, maxRegions),
  }),
  question: z.strictObject({
    ...playedBase,
    type,
    picture: Board,
    spots: Count,
    names: z.exactOptional(z.array(z.strictObject({ id: OptionId, text: z.string() }))),
  }),
  answer: z.strictObject({
    type,
    marks: z.array(BoardPoint).check(z.maxLength(maxCorrect)),
    regions: z.exactOptional(z.array(OptionId).check(z.maxLength(maxCorrect))),
  }),
  reveal: z.strictObject({ type, regions: z.array(Region) }),
  spread: z.strictObject({ type, cells: counts, hits: z.nullable(counts) }),
};
