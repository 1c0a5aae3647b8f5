// Wire schema of a quiz draft, and the finished part of one.

import * as z from 'zod/mini';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { type DraftQuestion, type DraftQuiz as Draft, withoutId } from '#core/content/draftQuiz.ts';
import { boundedArray, DRAFT, text } from '#protocol/questions/authored.ts';
import { unionOfKinds } from '#protocol/questions/registry.ts';
import { LANGUAGE_MAX, QUIZ_FILE_HEAD, QuizFileQuestion } from '#protocol/quizFile.ts';

const Question: z.ZodMiniType<DraftQuestion, DraftQuestion> = unionOfKinds(({ draft }) => draft);

/** The issue points at the second question with the same id. */
const idsAreUnique = z.check<{ questions: DraftQuestion[] }>(({ value, issues }) => {
  const seen = new Set<string>();
  const again = value.questions.findIndex(({ id }) => seen.size === seen.add(id).size);
  if (again === -1) return;
  issues.push({
    code: 'custom',
    input: value,
    path: ['questions', again, 'id'],
    message: 'Another question has this id',
  });
});

export const DraftQuiz: z.ZodMiniType<Draft, Draft> = z
  .strictObject({
    title: text(CONTENT_LIMITS.title),
    description: z.exactOptional(text(CONTENT_LIMITS.description)),
    language: z.exactOptional(text(LANGUAGE_MAX)),
    subject: z.exactOptional(text(CONTENT_LIMITS.subject)),
    grade: z.exactOptional(text(CONTENT_LIMITS.grade)),
    cover: z.exactOptional(DRAFT.picture),
    questions: boundedArray(Question, 0, CONTENT_LIMITS.questionsMax),
  })
  .check(idsAreUnique);

/** The question as a draft can hold it, finished or not; null if it can't. */
export function draftOf(candidate: object): AuthoredQuestion | null {
  const read = Question.safeParse({ ...candidate, id: 'unsaved' });
  return read.success ? withoutId(read.data) : null;
}

type Head = Omit<AuthoredQuiz, 'questions'>;

/** The fields about the quiz itself that a quiz file would accept; the title is always included. */
export function finishedHead({ title, description, language, subject, grade, cover }: Head): Head {
  const said = { description, language, subject, grade, cover };
  const fitting = Object.entries(said).filter(
    ([field, value]) => QUIZ_FILE_HEAD[field as keyof typeof said].safeParse(value).success,
  );
  return { title, ...Object.fromEntries(fitting) };
}

/** True if the question gets played, that is, if a quiz file would accept it. */
export const isFinished = (question: DraftQuestion): boolean =>
  QuizFileQuestion.safeParse(withoutId(question)).success;
