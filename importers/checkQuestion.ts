// Schema check for an imported question: takes it as it is, takes it without optional parts that don't fit, takes it
// unfinished, or says why not.

import type { core } from 'zod/mini';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { hasAnswers } from '#core/questions/authoring.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { QUESTION_MARKS } from '#core/questions/worth.ts';
import { draftOf } from '#protocol/draftQuiz.ts';
import { optionalFields } from '#protocol/questions/registry.ts';
import { QuizFileQuestion } from '#protocol/quizFile.ts';
import { isKnownType } from '#importers/kinds.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import { at, faultOf } from '#protocol/quizFaults.ts';

export type CheckedQuestion =
  | { readonly kind: 'taken'; readonly question: AuthoredQuestion; readonly changes: readonly ImportReason[] }
  | {
      /** As a draft has it, for its author to finish. */
      readonly kind: 'unfinished';
      readonly question: AuthoredQuestion;
      readonly reason: ImportReason;
      readonly changes: readonly ImportReason[];
    }
  | { readonly kind: 'refused'; readonly reason: ImportReason };

type Path = readonly PropertyKey[];
type Issue = core.$ZodIssue;

/** `candidate` may be anything. */
export function checkQuestion(candidate: unknown): CheckedQuestion {
  const changes: ImportReason[] = [];
  let left = candidate;
  for (;;) {
    const checked = QuizFileQuestion.safeParse(left);
    if (checked.success) return { kind: 'taken', question: checked.data, changes: uniqueReasons(changes) };
    const { issues } = checked.error;
    const removable = issues.flatMap((issue) => {
      const removal = removalFor(issue, left);
      return removal ? [{ issue, removal }] : [];
    });
    if (removable.length === 0) return incomplete(left, issues, uniqueReasons(changes));
    changes.push(...removable.map(({ issue }) => reasonOf(issue, candidate)));
    left = removable.reduce((before, { removal }) => without(before, removal), left);
  }
}

/** A question that lacks something, apart from what it can do without. */
function incomplete(
  left: unknown,
  issues: readonly Issue[],
  changes: readonly ImportReason[],
): Exclude<CheckedQuestion, { kind: 'taken' }> {
  const [issue] = issues;
  const own = issue ? reasonOf(issue, left) : invalidQuestion('');
  // Where there's nothing to read, the part that doesn't fit was needed, like the picture of a question without text.
  const reason = own.code === 'questionEmpty' ? (changes[0] ?? own) : own;
  // Drafts have any address that somebody types, but one from a file isn't opened unchecked.
  const isUnsafe = issues.some(({ path }) => path.at(-1) === 'url' && at(left, path) !== '');
  const question = isUnsafe ? null : draftOf(Object(left) as object);
  const says = question && (question.text.trim() !== '' || question.media || hasAnswers(question));
  if (!says) return { kind: 'refused', reason };
  return { kind: 'unfinished', question, reason, changes: changes.filter((change) => change !== reason) };
}

const invalidQuestion = (path: string): ImportReason => ({ code: 'invalidQuestion', values: { path } });

interface Removal {
  /** Path of the object that loses the fields. */
  readonly parent: Path;
  readonly fields: ReadonlySet<PropertyKey>;
}

/** True for a field that the question can do without. Extra pieces are answers, for their author to mend. */
function isOptional(field: PropertyKey | undefined, candidate: unknown): field is string {
  const type = at(candidate, ['type']);
  if (typeof field !== 'string' || typeof type !== 'string') return false;
  return field !== 'extras' && isKnownType(type) && optionalFields(type).includes(field);
}

/** The removal that resolves the issue; null if the question can't do without that part. */
function removalFor(issue: Issue, candidate: unknown): Removal | null {
  const [field, place] = issue.path;
  if (isOfChild(issue)) {
    const inner = removalFor(ofChild(issue), at(candidate, issue.path.slice(0, 2)));
    return inner && { ...inner, parent: [field as string, place as number, ...inner.parent] };
  }
  if (issue.code === 'unrecognized_keys') {
    const unknown = unknownKeys(issue, candidate);
    return unknown.length > 0 ? { parent: issue.path, fields: new Set(unknown) } : null;
  }
  if (isOptional(field, candidate)) return { parent: [], fields: new Set([field]) };
  const media = issue.path.indexOf('media');
  return media > 0 ? { parent: issue.path.slice(0, media), fields: new Set(['media']) } : null;
}

/** Drafts know one more field: an answer has yet to be marked as correct. */
const UNMARKED = 'unmarked';

function unknownKeys(issue: Extract<Issue, { code: 'unrecognized_keys' }>, candidate: unknown): string[] {
  const hasOptions = issue.path.length === 0 && Array.isArray(at(candidate, ['options']));
  return issue.keys.filter((key) => !(key === UNMARKED && hasOptions));
}

/** True if the issue is about a question inside a parent. */
const isOfChild = ({ path }: Issue): boolean => path[0] === 'questions' && path.length > 1;
/** The same issue, within that question. */
const ofChild = (issue: Issue): Issue => ({ ...issue, path: issue.path.slice(2) });

/** A copy of `value` without the fields. */
function without(value: unknown, { parent, fields }: Removal): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [key, ...rest] = parent;
  if (key === undefined)
    return Object.fromEntries(Object.entries(value).filter(([name]) => !fields.has(name)));
  const inner = (name: PropertyKey, each: unknown) =>
    name === key ? without(each, { parent: rest, fields }) : each;
  if (Array.isArray(value)) return value.map((each, index) => inner(index, each));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(name, each)]));
}

function uniqueReasons(reasons: readonly ImportReason[]): ImportReason[] {
  const byContent = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]));
  return [...byContent.values()];
}

function reasonOf(issue: Issue, candidate: unknown): ImportReason {
  if (isOfChild(issue)) return reasonOf(ofChild(issue), at(candidate, issue.path.slice(0, 2)));
  const [field] = issue.path;
  if (issue.code === 'unrecognized_keys') {
    const unknown = unknownKeys(issue, candidate);
    if (unknown.length === 0) return { code: 'noCorrectAnswer', values: {} };
    return { code: 'unknownFields', values: { fields: shortItem(unknown.join(', ')) } };
  }
  switch (field) {
    case 'type':
      return { code: 'unsupportedType', values: { type: shown(at(candidate, ['type'])) } };
    case 'timeSeconds': {
      const { minSeconds: min, maxSeconds: max, defaultSeconds } = QUESTION_TIME;
      return {
        code: 'timeInvalid',
        values: { value: shown(at(candidate, ['timeSeconds'])), min, max, default: defaultSeconds },
      };
    }
    case 'marks': {
      const { min, max, usual } = QUESTION_MARKS;
      const value = shown(at(candidate, ['marks']));
      return { code: 'marksInvalid', values: { value, min, max, default: usual } };
    }
    case 'hints':
      return {
        code: 'hintsNotTaken',
        values: { limit: CONTENT_LIMITS.hintsMax, length: CONTENT_LIMITS.hint },
      };
    case 'group':
      return { code: 'groupNotTaken', values: { limit: CONTENT_LIMITS.group } };
    case 'explanation':
      return issue.code === 'too_big'
        ? importReason(issue, candidate)
        : { code: 'explanationInvalid', values: {} };
    default:
  }
  const media = issue.path.findIndex((name) => name === 'media' || name === 'backMedia');
  if (media !== -1) {
    const url = [...issue.path.slice(0, media + 1), 'url'];
    return { code: 'pictureNotTaken', values: { reference: shown(at(candidate, url)) } };
  }
  if (!isOptional(field, candidate)) return importReason(issue, candidate);
  const value = shown(at(candidate, [field]));
  return {
    code: 'unknownFields',
    values: { fields: shortItem(value === '' ? field : `${field}: ${value}`) },
  };
}

/** Reasons that authors see as faults, too. */
function importReason(issue: Issue, candidate: unknown): ImportReason {
  const fault = faultOf(issue, candidate);
  switch (fault.code) {
    case 'questionEmpty':
    case 'questionTooLong':
    case 'optionEmpty':
    case 'optionTooLong':
    case 'tooFewOptions':
    case 'tooManyOptions':
    case 'pieceEmpty':
    case 'pieceTooLong':
    case 'tooManyPieces':
    case 'severalCorrect':
    case 'noCorrectAnswer':
    case 'answerEmpty':
    case 'answerTooLong':
    case 'tooManyAnswers':
    case 'badCharacters':
    case 'explanationTooLong':
    case 'gapMissing':
    case 'gapDoubled':
    case 'gapUnknown':
    case 'tooFewGaps':
    case 'noCorrectRegion':
    case 'tooFewSpots':
    case 'passageEmpty':
    case 'backEmpty':
    case 'nameEmpty': {
      const { path: _, ...reason } = fault;
      return reason;
    }
    case 'tooFewPieces':
      return tooFew(issue, fault.values.min);
    case 'pictureMissing':
      return { code: 'boardMissing', values: {} };
    case 'noCorrectChoice':
      return { code: 'noCorrectAnswer', values: {} };
    default:
      return partReason(issue, candidate);
  }
}

/** A list of pairs or groups is too short, or there are too few items in them all. */
function tooFew({ code, path: [list] }: Issue, min: string | number): ImportReason {
  if (code === 'too_small' && list === 'pairs') return { code: 'tooFewPairs', values: { min } };
  if (code === 'too_small' && list === 'groups') return { code: 'tooFewGroups', values: { min } };
  return { code: 'tooFewPieces', values: { min } };
}

/** Reasons about the parts of any kind, such as pairs and gaps, by what is wrong with them. */
function partReason(issue: Issue, candidate: unknown): ImportReason {
  const value = at(candidate, issue.path);
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  if (Array.isArray(value) && issue.code === 'too_small')
    return { code: 'tooFewParts', values: { min: Number(issue.minimum) } };
  if (Array.isArray(value) && issue.code === 'too_big')
    return { code: 'tooManyParts', values: { count: length, limit: Number(issue.maximum) } };
  if (typeof value === 'string' && issue.code === 'too_big')
    return { code: 'partTooLong', values: { length, limit: Number(issue.maximum) } };
  if (typeof value === 'string' && value.trim() === '') return { code: 'partEmpty', values: {} };
  return invalidQuestion(issue.path.join('.'));
}

function shown(value: unknown): string {
  if (typeof value === 'string') return shortItem(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
