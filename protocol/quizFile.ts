// The project's own quiz file as a schema: the server takes nothing else, and every importer has to pass it (docs/quiz-format.md).
// Issues carry the path of the fault, as ['questions', 3, 'options', 1, 'text'].

import * as z from 'zod/mini';
import { type AuthoredQuestion, type AuthoredQuiz, CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import type { Media, Picture } from '#core/content/media.ts';
import { BLANK_MAX_LENGTH } from '#core/questions/blank/question.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';

/** No control characters but tab and line ends, no half surrogate pairs: a JSON column of a database can't hold them. */
const WELL_FORMED = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;
const NOT_BLANK = /\S/;
const BCP_47 = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/;
/** Characters that RFC 5646 asks a reader of language tags to hold. */
const LANGUAGE_MAX = 35;
/** Either /media/..., without a step upwards (browsers read %2e as a dot), or https without a user name. */
const MEDIA_ADDRESS =
  /^(?:\/media\/(?!(?:\.|%2[eE]){1,2}(?:\/|$))[^\s\\?#/]+(?:\/(?!(?:\.|%2[eE]){1,2}(?:\/|$))[^\s\\?#/]+)*|https:\/\/[^\s\\/?#@:]+(?::\d{1,5})?(?:[/?#][^\s\\]*)?)$/;

/** Ends the checks of its text: a regular expression over megabytes would run out of stack. */
const atMost = (max: number) => z.maxLength(max, { abort: true });

const text = (max: number) => z.string().check(atMost(max), z.regex(WELL_FORMED));
/** Counts before it looks inside: a million wrong items would be a million issues. */
function boundedArray<Item extends z.core.SomeType>(
  item: Item,
  min: number,
  max: number,
): z.ZodMiniType<z.output<Item>[], z.input<Item>[]> {
  const items = z.array(item).check(z.maxLength(max));
  const counted: z.ZodMiniType<z.input<Item>[], z.input<Item>[]> = z.array(z.any()).check(z.maxLength(max));
  return z.pipe(counted, min > 0 ? items.check(z.minLength(min)) : items);
}

const filledText = (max: number) => text(max).check(z.regex(NOT_BLANK));

const described = {
  url: z.string().check(atMost(CONTENT_LIMITS.mediaUrl), z.regex(WELL_FORMED), z.regex(MEDIA_ADDRESS)),
  alt: z.exactOptional(text(CONTENT_LIMITS.mediaAlt)),
};
const media: z.ZodMiniType<Media, Media> = z.strictObject({
  type: z.enum(['image', 'audio', 'video']),
  ...described,
});
const picture: z.ZodMiniType<Picture, Picture> = z.strictObject({ type: z.literal('image'), ...described });

/** A question or an option may be a picture without words, but never nothing. */
const saysSomething = z.refine<{ text: string; media?: Media }>(
  (value) => NOT_BLANK.test(value.text) || value.media !== undefined,
  {
    path: ['text'],
    error: 'Text is needed where there is no media',
  },
);

const option = z
  .strictObject({
    text: text(CONTENT_LIMITS.optionText),
    media: z.exactOptional(picture),
    correct: z.exactOptional(z.boolean()),
  })
  .check(saysSomething);

const options = boundedArray(option, CONTENT_LIMITS.optionsMin, CONTENT_LIMITS.optionsMax);

/** The issue stands at the second right option. */
const atMostOneCorrect = z.check<{ options: AuthoredOption[] }>(({ value, issues }) => {
  const correct = value.options.flatMap((each, index) => (each.correct === true ? [index] : []));
  const second = correct[1];
  if (second === undefined) return;
  issues.push({
    code: 'custom',
    input: value,
    path: ['options', second, 'correct'],
    message: 'An MCQ has at most one right option',
  });
});

const base = {
  text: text(CONTENT_LIMITS.questionText),
  media: z.exactOptional(media),
  timeSeconds: z.exactOptional(
    z.int().check(z.minimum(QUESTION_TIME.minSeconds), z.maximum(QUESTION_TIME.maxSeconds)),
  ),
  explanation: z.exactOptional(text(CONTENT_LIMITS.explanation)),
  hints: z.exactOptional(boundedArray(filledText(CONTENT_LIMITS.hint), 1, CONTENT_LIMITS.hintsMax)),
  group: z.exactOptional(filledText(CONTENT_LIMITS.group)),
};

const accepted = boundedArray(filledText(BLANK_MAX_LENGTH), 1, CONTENT_LIMITS.acceptedAnswers);

/** One question of a quiz file. */
export const QuizFileQuestion: z.ZodMiniType<AuthoredQuestion, AuthoredQuestion> = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('MCQ'), ...base, options }).check(saysSomething, atMostOneCorrect),
    z.strictObject({ type: z.literal('MSQ'), ...base, options }).check(saysSomething),
    z.strictObject({ type: z.literal('BLANK'), ...base, accepted }).check(saysSomething),
    z.strictObject({ type: z.literal('OPEN'), ...base }).check(saysSomething),
  ],
);

/** What a quiz file says about the quiz as a whole. */
export const QUIZ_FILE_HEAD = {
  title: filledText(CONTENT_LIMITS.title),
  description: text(CONTENT_LIMITS.description),
  language: z.string().check(atMost(LANGUAGE_MAX), z.regex(BCP_47)),
  subject: text(CONTENT_LIMITS.subject),
};

/** A whole quiz file. An empty list of questions passes: whether that is of use is for the caller to say. */
export const QuizFile: z.ZodMiniType<AuthoredQuiz, AuthoredQuiz> = z.strictObject({
  title: QUIZ_FILE_HEAD.title,
  description: z.exactOptional(QUIZ_FILE_HEAD.description),
  language: z.exactOptional(QUIZ_FILE_HEAD.language),
  subject: z.exactOptional(QUIZ_FILE_HEAD.subject),
  questions: boundedArray(QuizFileQuestion, 0, CONTENT_LIMITS.questionsMax),
});
