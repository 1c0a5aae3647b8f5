// Building blocks for schemas of questions in quiz files and drafts.

import * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { TEXT_FORMATS } from '#core/content/formattedText.ts';
import type { Media, Picture } from '#core/content/media.ts';
import type { AuthoredChild } from '#core/questions/kind.ts';
import { type Board, BOARD_MAX_SIDE } from '#core/questions/board/board.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { QUESTION_MARKS } from '#core/questions/worth.ts';
import type { FaultCode } from '#protocol/questions/faultCodes.ts';
import { WELL_FORMED } from '#protocol/schemas/common.ts';

const NOT_BLANK = /\S/;
/**
 * Either /media/... without a step up (browsers read %2e as a dot), an upload, or https without a user name.
 */
const MEDIA_ADDRESS =
  /^(?:\/media\/(?!(?:\.|%2[eE]){1,2}(?:\/|$))[^\s\\?#/]+(?:\/(?!(?:\.|%2[eE]){1,2}(?:\/|$))[^\s\\?#/]+)*|\/uploads\/[0-9a-f]{40}\.[0-9a-z]{3,4}|https:\/\/[^\s\\/?#@:]+(?::\d{1,5})?(?:[/?#][^\s\\]*)?)$/;

/** Params of a schema or a check whose issues have this code; without one, they have no message of their own. */
export const faulty = (code?: FaultCode) => (code === undefined ? {} : { error: code });

/** Aborts the text's other checks: a regular expression over megabytes would overflow the stack. */
export const atMost = (max: number, long?: FaultCode) => z.maxLength(max, { abort: true, ...faulty(long) });

/** `long` is the code of a text that is too long, `empty` that of none. */
export const text = (max: number, long?: FaultCode, empty?: FaultCode) =>
  z.string(faulty(empty)).check(atMost(max, long), z.regex(WELL_FORMED, faulty('badCharacters')));

/**
 * Checks the count before the items: a million wrong items would produce a million issues. `few` and `many` are
 * the codes of a wrong count.
 */
export function boundedArray<Item extends z.core.SomeType>(
  item: Item,
  min: number,
  max: number,
  many?: FaultCode,
  few?: FaultCode,
): z.ZodMiniType<z.output<Item>[], z.input<Item>[]> {
  const items = z.array(item).check(z.maxLength(max));
  const counted: z.ZodMiniType<z.input<Item>[], z.input<Item>[]> = z
    .array(z.any(), faulty(few))
    .check(z.maxLength(max, faulty(many)));
  return z.pipe(counted, min > 0 ? items.check(z.minLength(min, faulty(few))) : items);
}

export const filledText = (max: number, long?: FaultCode, empty?: FaultCode) =>
  text(max, long, empty).check(z.regex(NOT_BLANK, faulty(empty)));

const addressText = (wrong: FaultCode) => text(CONTENT_LIMITS.mediaUrl, 'mediaInvalid', wrong);
const mediaAddress = (wrong: FaultCode) => addressText(wrong).check(z.regex(MEDIA_ADDRESS, faulty(wrong)));

/** What may consist of media alone, but never be empty; `empty` is the code if it is. */
export const speaks = (empty: FaultCode) =>
  z.refine<{ text: string; media?: Media }>(
    (value) => NOT_BLANK.test(value.text) || value.media !== undefined,
    { path: ['text'], error: empty },
  );

export const saysSomething = speaks('questionEmpty');

/** Limits the extras of a question to a number that depends on its other fields; `many` is the code of more. */
export const extrasWithin = <Question extends { extras?: readonly unknown[] }>(
  most: (question: Question) => number,
  many: FaultCode,
) =>
  z.check<Question>(({ value, issues }) => {
    const { extras = [] } = value;
    const maximum = most(value);
    if (extras.length > maximum)
      issues.push({
        code: 'too_big',
        origin: 'array',
        maximum,
        input: extras,
        path: ['extras'],
        message: many,
      });
  });

/** Building blocks of a kind's authored schema, as strict as a quiz file or a draft requires. */
export interface AuthoredForm {
  /** A text that may not be blank in a quiz file. */
  readonly filledText: typeof filledText;
  readonly list: typeof boundedArray;
  readonly picture: z.ZodMiniType<Picture, Picture>;
  /** A question inside a parent. */
  readonly child: Child;
  readonly board: z.ZodMiniType<Board, Board>;
  /** Fields of every question. */
  readonly base: ReturnType<typeof baseOf>;
}

type Child = z.ZodMiniType<AuthoredChild, AuthoredChild>;

/** Schemas of the questions inside a parent: the registry of all kinds provides them. */
export const children: { finished?: Child; draft?: Child } = {};

interface Strictness {
  readonly child: keyof typeof children;
  readonly filledText: typeof filledText;
  readonly list: typeof boundedArray;
  /** `wrong` is the code of an address that can't be one. */
  readonly address: (wrong: FaultCode) => z.ZodMiniType<string, string>;
  readonly minSide: number;
  readonly minSeconds: number;
  readonly minMarks: number;
}

function mediaOf({ address, minSide }: Strictness) {
  const described = (wrong: FaultCode) => ({
    url: address(wrong),
    alt: z.exactOptional(text(CONTENT_LIMITS.mediaAlt, 'altTooLong', 'mediaInvalid')),
  });
  const invalid = faulty('mediaInvalid');
  const media: z.ZodMiniType<Media, Media> = z.strictObject(
    { type: z.enum(['image', 'audio', 'video'], invalid), ...described('mediaInvalid') },
    invalid,
  );
  const picture: z.ZodMiniType<Picture, Picture> = z.strictObject(
    { type: z.literal('image', invalid), ...described('mediaInvalid') },
    invalid,
  );
  const missing = faulty('pictureMissing');
  const side = z.int(missing).check(z.minimum(minSide, missing), z.maximum(BOARD_MAX_SIDE, missing));
  const board: z.ZodMiniType<Board, Board> = z.strictObject(
    { type: z.literal('image', missing), ...described('pictureMissing'), width: side, height: side },
    missing,
  );
  return { media, picture, board };
}

const baseOf = (strictness: Strictness, media: z.ZodMiniType<Media, Media>) => ({
  format: z.exactOptional(z.enum(TEXT_FORMATS)),
  text: text(CONTENT_LIMITS.questionText, 'questionTooLong', 'questionEmpty'),
  media: z.exactOptional(media),
  timeSeconds: z.exactOptional(wholeNumber(strictness.minSeconds, QUESTION_TIME.maxSeconds, 'timeInvalid')),
  marks: z.exactOptional(wholeNumber(strictness.minMarks, QUESTION_MARKS.max, 'marksInvalid')),
  explanation: z.exactOptional(text(CONTENT_LIMITS.explanation, 'explanationTooLong')),
  hints: z.exactOptional(
    strictness.list(
      strictness.filledText(CONTENT_LIMITS.hint, 'hintTooLong', 'hintEmpty'),
      1,
      CONTENT_LIMITS.hintsMax,
      'hintsInvalid',
      'hintsInvalid',
    ),
  ),
  group: z.exactOptional(strictness.filledText(CONTENT_LIMITS.group, 'groupTooLong', 'groupEmpty')),
  questionDisplayVariant: z.exactOptional(z.literal('list')),
});

const wholeNumber = (min: number, max: number, wrong: FaultCode) =>
  z.int(faulty(wrong)).check(z.minimum(min, faulty(wrong)), z.maximum(max, faulty(wrong)));

function formOf(strictness: Strictness): AuthoredForm {
  const { filledText, list } = strictness;
  const { media, ...pictures } = mediaOf(strictness);
  const child: Child = z.lazy(() => {
    const schema = children[strictness.child];
    if (!schema) throw new Error('the registry of question kinds is missing');
    return schema;
  });
  return { filledText, list, ...pictures, child, base: baseOf(strictness, media) };
}

export const FINISHED: AuthoredForm = formOf({
  child: 'finished',
  filledText,
  list: boundedArray,
  address: mediaAddress,
  minSide: 1,
  minSeconds: QUESTION_TIME.minSeconds,
  minMarks: QUESTION_MARKS.min,
});

/** Accepts anything that may be in a field while someone types, except what is too long or too many. */
export const DRAFT: AuthoredForm = formOf({
  child: 'draft',
  filledText: text,
  list: (item, _min, max, many) => boundedArray(item, 0, max, many),
  address: addressText,
  minSide: 0,
  minSeconds: 0,
  minMarks: 0,
});

/** Identifies a question within a draft. */
export const draftId = { id: z.string().check(z.regex(/^[0-9a-z]{6,24}$/)) };
