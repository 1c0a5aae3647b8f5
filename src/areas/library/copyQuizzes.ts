// Copies a quiz for editing: an own one with its unfinished questions, a starter quiz as played.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import { newQuestionId, newQuizId } from '#src/areas/library/editor/draft/ids.ts';
import { patientCall } from '#src/areas/library/takeAlong/patientCall.ts';
import type { QuizCardData } from '#src/host/quizzes/quizzes.ts';
import type { Caller } from '#src/platform/requests/caller.ts';

export type CopiedQuiz = Pick<QuizCardData, 'id' | 'starter' | 'folder'>;

/** Returns the copy's id. @throws RequestError */
export async function copyQuiz(
  caller: Caller,
  { id, starter, folder }: CopiedQuiz,
  titleOf: (title: string) => string,
): Promise<string> {
  // A whole library may be copied, which is more than the server saves at once.
  const call = patientCall(caller.call, new AbortController().signal);
  const draft = await (starter ? asDraft(call, id) : draftOf(call, id));
  const quizId = newQuizId();
  const title = titleOf(draft.title).slice(0, CONTENT_LIMITS.title);
  await call('saveDraft', {
    quizId,
    revision: 0,
    draft: { ...draft, title },
    ...(folder !== undefined && { folder }),
  });
  return quizId;
}

const draftOf = async (call: Caller['call'], quizId: string): Promise<DraftQuiz> =>
  (await call('getDraft', { quizId })).draft;

async function asDraft(call: Caller['call'], quizId: string): Promise<DraftQuiz> {
  const { quiz } = await call('getQuiz', { quizId });
  return { ...quiz, questions: quiz.questions.map((question) => ({ ...question, id: newQuestionId() })) };
}
