// Faults of a question that is being written, each with the field it belongs to. A question without faults
// can be played: the quiz file's schema decides both.

import * as z from 'zod/mini';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { QUESTION_MARKS } from '#core/questions/worth.ts';
import { FAULT_VALUES, type FaultCode } from '#protocol/questions/faultCodes.ts';
import { QuizFileQuestion } from '#protocol/quizFile.ts';

// The content security policy forbids evaluating code; without this setting, the validator tries to and the
// browser reports it.
z.config({ jitless: true });

export type QuestionFault = {
  [Code in FaultCode]: {
    /** Path to the field, such as ['options', 1, 'text']. */
    readonly path: readonly PropertyKey[];
    readonly code: Code;
    readonly values: Readonly<Record<(typeof FAULT_VALUES)[Code][number], string | number>>;
  };
}[FaultCode];

type Issue = z.core.$ZodIssue;

/** Values of codes whose issues don't have them. */
const FIXED_VALUES = {
  timeInvalid: { min: QUESTION_TIME.minSeconds, max: QUESTION_TIME.maxSeconds },
  marksInvalid: { min: QUESTION_MARKS.min, max: QUESTION_MARKS.max },
  hintsInvalid: { limit: CONTENT_LIMITS.hintsMax },
} as const;

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
  const { path } = issue;
  // Only drafts have this field.
  if (issue.code === 'unrecognized_keys' && issue.keys.includes('unmarked'))
    return { code: 'unmarked', values: {}, path: ['options'] };
  const code = Object.hasOwn(FAULT_VALUES, issue.message) ? (issue.message as FaultCode) : 'invalid';
  const known = valuesOf(issue, candidate);
  const values = Object.fromEntries(FAULT_VALUES[code].map((name: string) => [name, known[name]]));
  return { code, values, path } as QuestionFault;
}

/** All values that a message may need. */
function valuesOf(issue: Issue, candidate: unknown): Readonly<Record<string, unknown>> {
  const length = lengthAt(candidate, issue.path);
  return {
    length,
    count: length,
    number: Number(issue.path.findLast((key) => typeof key === 'number')) + 1,
    path: issue.path.join('.'),
    ...(issue.code === 'too_small' && { min: Number(issue.minimum) }),
    ...(issue.code === 'too_big' && { limit: Number(issue.maximum) }),
    ...(issue.code === 'custom' && issue.params),
    ...(Object.hasOwn(FIXED_VALUES, issue.message) &&
      FIXED_VALUES[issue.message as keyof typeof FIXED_VALUES]),
  };
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
