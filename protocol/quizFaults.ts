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
  tooManyExtras: ['count', 'limit'],
  severalCorrect: [],
  noCorrectAnswer: [],
  noCorrectChoice: [],
  unmarked: [],
  passageEmpty: [],
  passageTooLong: ['length', 'limit'],
  noQuestions: [],
  tooManyQuestions: ['count', 'limit'],
  answerEmpty: [],
  answerTooLong: ['length', 'limit'],
  tooManyAnswers: ['count', 'limit'],
  backEmpty: [],
  backTooLong: ['length', 'limit'],
  gapMissing: ['number'],
  gapDoubled: ['number'],
  gapUnknown: ['number'],
  tooFewGaps: [],
  tooManyGaps: ['count', 'limit'],
  numberInvalid: [],
  badCharacters: [],
  mediaInvalid: [],
  pictureMissing: [],
  noCorrectRegion: ['limit'],
  tooManyRegions: ['limit'],
  tooFewSpots: [],
  altTooLong: ['length', 'limit'],
  timeInvalid: ['min', 'max'],
  marksInvalid: ['min', 'max'],
  explanationTooLong: ['length', 'limit'],
  hintEmpty: ['number'],
  hintTooLong: ['number', 'length', 'limit'],
  hintsInvalid: ['limit'],
  nameEmpty: [],
  nameTooLong: ['length', 'limit'],
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

/** Faults of the list in a field itself if `place` is null, or of what is at that place in it. */
export function listFaults(
  faults: readonly QuestionFault[],
  field: string,
  place: number | null,
): readonly QuestionFault[] {
  if (place !== null) return faultsAt(faults, field, place);
  return faultsAt(faults, field).filter(({ path }) => path.length === 1);
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
  if (issue.code === 'custom' && issue.params?.['gapFault'] !== undefined)
    return markerFault(issue.params['gapFault'], Number(issue.params['number']));
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
    case 'passage':
      return long
        ? { code: 'passageTooLong', values: { length, limit: Number(issue.maximum) } }
        : { code: 'passageEmpty', values: {} };
    case 'questions':
      if (index !== undefined)
        return detailsOf({ ...issue, path: issue.path.slice(2) }, at(candidate, issue.path.slice(0, 2)));
      return long
        ? { code: 'tooManyQuestions', values: { count: length, limit: Number(issue.maximum) } }
        : { code: 'noQuestions', values: {} };
    case 'picture':
      if (issue.code === 'too_big') return mediaFault(issue, length);
      return { code: 'pictureMissing', values: {} };
    case 'regions':
      if (index !== undefined) break;
      return long
        ? { code: 'tooManyRegions', values: { limit: Number(issue.maximum) } }
        : {
            code: 'noCorrectRegion',
            values: { limit: issue.code === 'custom' ? Number(issue.params?.['max']) : 0 },
          };
    case 'spots':
      if (index === undefined) return { code: 'tooFewSpots', values: {} };
      if (part !== 'labels') break;
      return issue.code === 'too_big'
        ? { code: 'pieceTooLong', values: { number, length, limit: CONTENT_LIMITS.optionText } }
        : { code: 'pieceEmpty', values: { number } };
    case 'accepted':
      return acceptedFault(issue, length);
    case 'gaps':
      if (index === undefined)
        return issue.code === 'too_big'
          ? { code: 'tooManyGaps', values: { count: length, limit: Number(issue.maximum) } }
          : { code: 'tooFewGaps', values: {} };
      if (part === 'accepted') return acceptedFault(issue, length);
      if (part === 'number') return { code: 'numberInvalid', values: {} };
      if (part === 'choices') return choiceFault(issue, length);
      break;
    case 'extras':
      if (issue.code !== 'too_big') return { code: 'pieceEmpty', values: { number } };
      return index === undefined
        ? { code: 'tooManyExtras', values: { count: length, limit: Number(issue.maximum) } }
        : { code: 'pieceTooLong', values: { number, length, limit: Number(issue.maximum) } };
    case 'number':
      return { code: 'numberInvalid', values: {} };
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
      return partFault(issue, length) ?? { code: 'invalid', values: { path: issue.path.join('.') } };
  }
  return { code: 'invalid', values: { path: issue.path.join('.') } };
}

/** `length`: of the list of accepted answers, or of the one that is at fault. */
function acceptedFault(issue: Issue, length: number): FaultDetails {
  if (issue.path.at(-1) === 'accepted')
    return issue.code === 'too_big'
      ? { code: 'tooManyAnswers', values: { count: length, limit: CONTENT_LIMITS.acceptedAnswers } }
      : { code: 'noCorrectAnswer', values: {} };
  return issue.code === 'too_big'
    ? { code: 'answerTooLong', values: { length, limit: Number(issue.maximum) } }
    : { code: 'answerEmpty', values: {} };
}

/** A fault of a gap's choices, or of one of them. */
function choiceFault(issue: Issue, length: number): FaultDetails {
  const [, , , index] = issue.path;
  const number = Number(index) + 1;
  if (index !== undefined)
    return issue.code === 'too_big'
      ? { code: 'optionTooLong', values: { number, length, limit: Number(issue.maximum) } }
      : { code: 'optionEmpty', values: { number } };
  if (issue.code === 'too_big')
    return { code: 'tooManyOptions', values: { count: length, limit: Number(issue.maximum) } };
  return issue.code === 'too_small'
    ? { code: 'tooFewOptions', values: { min: Number(issue.minimum) } }
    : { code: 'noCorrectChoice', values: {} };
}

function markerFault(fault: unknown, number: number): FaultDetails {
  if (fault === 'missing') return { code: 'gapMissing', values: { number } };
  return { code: fault === 'doubled' ? 'gapDoubled' : 'gapUnknown', values: { number } };
}
/** The fault of a list in a kind's own field, or of something in it; null if it is none of the usual ones. */
function partFault(issue: Issue, length: number): FaultDetails | null {
  const last = issue.path.at(-1);
  const number = Number(issue.path.findLast((key) => typeof key === 'number')) + 1;
  if (issue.path.includes('media')) return mediaFault(issue, length);
  if (last === 'text' || last === 'name') {
    if (issue.code !== 'too_big')
      return last === 'text' ? { code: 'pieceEmpty', values: { number } } : { code: 'nameEmpty', values: {} };
    const limit = Number(issue.maximum);
    return last === 'text'
      ? { code: 'pieceTooLong', values: { number, length, limit } }
      : { code: 'nameTooLong', values: { length, limit } };
  }
  if (issue.code === 'too_small') return { code: 'tooFewPieces', values: { min: Number(issue.minimum) } };
  if (issue.code === 'too_big')
    return { code: 'tooManyPieces', values: { count: length, limit: Number(issue.maximum) } };
  if (issue.code !== 'custom') return null;
  const { minimum } = issue.params ?? {};
  return typeof minimum === 'number' ? { code: 'tooFewPieces', values: { min: minimum } } : null;
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
