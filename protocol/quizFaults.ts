// Faults of a question that is being written, each with the field it belongs to. A question without faults
// can be played: the quiz file's schema decides both.

import * as z from 'zod/mini';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { QUESTION_MARKS } from '#core/questions/worth.ts';
import { QuizFileQuestion } from '#protocol/quizFile.ts';

// The content security policy forbids evaluating code; without this setting, the validator tries to and the
// browser reports it.
z.config({ jitless: true });

/** Every fault code with the names of its values. Its message is `host:question.fault.<code>`. */
export const FAULT_VALUES = {
  questionEmpty: [],
  questionTooLong: ['length', 'limit'],
  optionEmpty: ['number'],
  optionTooLong: ['number', 'length', 'limit'],
  tooFewOptions: ['min'],
  tooManyOptions: ['count', 'limit'],
  pieceEmpty: ['number'],
  pieceTooLong: ['number', 'length', 'limit'],
  tooFewPieces: ['min'],
  tooManyPieces: ['count', 'limit'],
  severalCorrect: [],
  noCorrectAnswer: [],
  unmarked: [],
  answerEmpty: [],
  answerTooLong: ['length', 'limit'],
  tooManyAnswers: ['count', 'limit'],
  backEmpty: [],
  backTooLong: ['length', 'limit'],
  badCharacters: [],
  mediaInvalid: [],
  altTooLong: ['length', 'limit'],
  timeInvalid: ['min', 'max'],
  marksInvalid: ['min', 'max'],
  explanationTooLong: ['length', 'limit'],
  hintEmpty: ['number'],
  hintTooLong: ['number', 'length', 'limit'],
  hintsInvalid: ['limit'],
  groupEmpty: [],
  groupTooLong: ['length', 'limit'],
  invalid: ['path'],
} as const satisfies Record<string, readonly string[]>;

export type FaultCode = keyof typeof FAULT_VALUES;

export type QuestionFault = {
  [Code in FaultCode]: {
    /** Path to the field, such as ['options', 1, 'text']. */
    readonly path: readonly PropertyKey[];
    readonly code: Code;
    readonly values: Readonly<Record<(typeof FAULT_VALUES)[Code][number], string | number>>;
  };
}[FaultCode];

type Issue = z.core.$ZodIssue;
type FaultDetails = QuestionFault extends infer Fault
  ? Fault extends unknown
    ? Omit<Fault, 'path'>
    : never
  : never;

/** Empty if the question can be played. The question may carry an id, as drafts do. */
export function faultsOf(question: AuthoredQuestion & { readonly id?: string }): readonly QuestionFault[] {
  const { id: _, ...written } = question;
  const checked = QuizFileQuestion.safeParse(written);
  return checked.success ? [] : checked.error.issues.map((issue) => faultOf(issue, written));
}

/** The question's field that a fault belongs to. */
export function fieldOf({ path: [field] }: QuestionFault): PropertyKey {
  return field ?? 'text';
}

/** Faults at a field, or within it. */
export function faultsAt(
  faults: readonly QuestionFault[],
  ...field: readonly PropertyKey[]
): readonly QuestionFault[] {
  return faults.filter(({ path }) => field.every((key, index) => path[index] === key));
}

/** The fault for an issue that the schema has with `candidate`, which may be anything. */
export function faultOf(issue: Issue, candidate: unknown): QuestionFault {
  // Only drafts have this field.
  if (issue.code === 'unrecognized_keys' && issue.keys.includes('unmarked'))
    return { code: 'unmarked', values: {}, path: ['options'] };
  return { ...detailsOf(issue, candidate), path: issue.path };
}

function detailsOf(issue: Issue, candidate: unknown): FaultDetails {
  const [field, index, part] = issue.path;
  const long = issue.code === 'too_big';
  const length = lengthAt(candidate, issue.path);
  const number = Number(index) + 1;
  if (issue.code === 'invalid_format' && wordsAt(candidate, issue.path))
    return { code: 'badCharacters', values: {} };
  switch (field) {
    case 'text':
      return long
        ? { code: 'questionTooLong', values: { length, limit: CONTENT_LIMITS.questionText } }
        : { code: 'questionEmpty', values: {} };
    case 'options':
      if (index === undefined)
        return long
          ? { code: 'tooManyOptions', values: { count: length, limit: CONTENT_LIMITS.optionsMax } }
          : { code: 'tooFewOptions', values: { min: CONTENT_LIMITS.optionsMin } };
      if (part === 'correct' && issue.code === 'custom') return { code: 'severalCorrect', values: {} };
      if (part === 'media') return mediaFault(issue, length);
      if (part !== 'text') break;
      return long
        ? { code: 'optionTooLong', values: { number, length, limit: CONTENT_LIMITS.optionText } }
        : { code: 'optionEmpty', values: { number } };
    case 'items':
      if (index === undefined && issue.code === 'too_small')
        return { code: 'tooFewPieces', values: { min: Number(issue.minimum) } };
      if (index === undefined)
        return { code: 'tooManyPieces', values: { count: length, limit: CONTENT_LIMITS.optionsMax } };
      if (part === 'media') return mediaFault(issue, length);
      if (part !== 'text') break;
      return long
        ? { code: 'pieceTooLong', values: { number, length, limit: CONTENT_LIMITS.optionText } }
        : { code: 'pieceEmpty', values: { number } };
    case 'accepted':
      if (index === undefined)
        return long
          ? { code: 'tooManyAnswers', values: { count: length, limit: CONTENT_LIMITS.acceptedAnswers } }
          : { code: 'noCorrectAnswer', values: {} };
      return issue.code === 'too_big'
        ? { code: 'answerTooLong', values: { length, limit: Number(issue.maximum) } }
        : { code: 'answerEmpty', values: {} };
    case 'back':
      return long
        ? { code: 'backTooLong', values: { length, limit: CONTENT_LIMITS.optionText } }
        : { code: 'backEmpty', values: {} };
    case 'media':
    case 'backMedia':
      return mediaFault(issue, length);
    case 'timeSeconds':
      return {
        code: 'timeInvalid',
        values: { min: QUESTION_TIME.minSeconds, max: QUESTION_TIME.maxSeconds },
      };
    case 'marks':
      return { code: 'marksInvalid', values: { min: QUESTION_MARKS.min, max: QUESTION_MARKS.max } };
    case 'explanation':
      if (!long) break;
      return { code: 'explanationTooLong', values: { length, limit: CONTENT_LIMITS.explanation } };
    case 'hints':
      if (index === undefined) return { code: 'hintsInvalid', values: { limit: CONTENT_LIMITS.hintsMax } };
      return long
        ? { code: 'hintTooLong', values: { number, length, limit: CONTENT_LIMITS.hint } }
        : { code: 'hintEmpty', values: { number } };
    case 'group':
      return long
        ? { code: 'groupTooLong', values: { length, limit: CONTENT_LIMITS.group } }
        : { code: 'groupEmpty', values: {} };
    default:
  }
  return { code: 'invalid', values: { path: issue.path.join('.') } };
}

function mediaFault(issue: Issue, length: number): FaultDetails {
  return issue.code === 'too_big' && issue.path.at(-1) === 'alt'
    ? { code: 'altTooLong', values: { length, limit: CONTENT_LIMITS.mediaAlt } }
    : { code: 'mediaInvalid', values: {} };
}

/**
 * True if the field has words, in which case their characters are the fault. An address doesn't count as
 * words.
 */
function wordsAt(value: unknown, path: readonly PropertyKey[]): boolean {
  const found = at(value, path);
  return typeof found === 'string' && found.trim() !== '' && path.at(-1) !== 'url';
}

/** The value at `path`; only own properties count. */
export function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) return undefined;
    return (parent as Record<PropertyKey, unknown>)[key];
  }, value);
}

function lengthAt(value: unknown, path: readonly PropertyKey[]): number {
  const found = at(value, path);
  return typeof found === 'string' || Array.isArray(found) ? found.length : 0;
}
