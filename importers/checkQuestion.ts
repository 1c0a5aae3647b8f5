// Schema check for an imported question: takes it as it is, takes it without optional parts that don't fit,
// or says why not.

import type { core } from 'zod/mini';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { QUESTION_MARKS } from '#core/questions/worth.ts';
import { QuizFileQuestion } from '#protocol/quizFile.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import { at, faultOf } from '#protocol/quizFaults.ts';

export type CheckedQuestion =
  | { readonly kind: 'taken'; readonly question: AuthoredQuestion; readonly changes: readonly ImportReason[] }
  | { readonly kind: 'refused'; readonly reason: ImportReason };

type Path = readonly PropertyKey[];
type Issue = core.$ZodIssue;

/** `candidate` may be anything. */
export function checkQuestion(candidate: unknown): CheckedQuestion {
  const first = QuizFileQuestion.safeParse(candidate);
  if (first.success) return { kind: 'taken', question: first.data, changes: [] };
  const { issues } = first.error;
  const removals = issues.map(removalFor);
  const essential = issues.find((_, index) => removals[index] === null);
  if (essential) return { kind: 'refused', reason: reasonOf(essential, candidate) };
  const second = QuizFileQuestion.safeParse(
    removals.filter((removal) => removal !== null).reduce(without, candidate),
  );
  const changes = uniqueReasons(issues.map((issue) => reasonOf(issue, candidate)));
  if (second.success) return { kind: 'taken', question: second.data, changes };
  // The part that doesn't fit was needed after all, like the picture of a question without text.
  const [needed] = changes;
  return { kind: 'refused', reason: needed ?? { code: 'invalidQuestion', values: { path: '' } } };
}

interface Removal {
  /** Path of the object that loses the fields. */
  readonly parent: Path;
  readonly fields: ReadonlySet<PropertyKey>;
}

/** Fields that a question can do without. */
const OPTIONAL: ReadonlySet<PropertyKey> = new Set([
  'format',
  'media',
  'timeSeconds',
  'marks',
  'explanation',
  'hints',
  'group',
]);

/** The removal that resolves the issue; null if the question can't do without that part. */
function removalFor(issue: Issue): Removal | null {
  const [field, place] = issue.path;
  if (isOfChild(issue)) {
    const inner = removalFor(ofChild(issue));
    return inner && { ...inner, parent: [field as string, place as number, ...inner.parent] };
  }
  if (issue.code === 'unrecognized_keys') return { parent: issue.path, fields: new Set(issue.keys) };
  if (field !== undefined && OPTIONAL.has(field)) return { parent: [], fields: new Set([field]) };
  const media = issue.path.indexOf('media');
  return media > 0 ? { parent: issue.path.slice(0, media), fields: new Set(['media']) } : null;
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
    return { code: 'unknownFields', values: { fields: shortItem(issue.keys.join(', ')) } };
  }
  switch (field) {
    case 'format':
      return {
        code: 'unknownFields',
        values: { fields: shortItem(`format: ${shown(at(candidate, ['format']))}`) },
      };
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
  const media = issue.path.indexOf('media');
  if (media === -1) return importReason(issue, candidate);
  const url = [...issue.path.slice(0, media + 1), 'url'];
  return { code: 'pictureNotTaken', values: { reference: shown(at(candidate, url)) } };
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
    case 'tooFewPieces':
    case 'tooManyPieces':
    case 'severalCorrect':
    case 'noCorrectAnswer':
    case 'answerEmpty':
    case 'answerTooLong':
    case 'tooManyAnswers':
    case 'badCharacters':
    case 'explanationTooLong': {
      const { path: _, ...reason } = fault;
      return reason;
    }
    default:
      return partReason(issue, candidate);
  }
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
  return { code: 'invalidQuestion', values: { path: issue.path.join('.') } };
}

function shown(value: unknown): string {
  if (typeof value === 'string') return shortItem(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
