// Copies of quizzes for editing: own ones with their unfinished questions, starter quizzes as played.

import type { TFunction } from 'i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import { newQuestionId, newQuizId } from '#src/areas/library/editor/draft/ids.ts';
import { patientCall } from '#src/areas/library/takeAlong/patientCall.ts';
import { QUERY, type QuizCardData } from '#src/host/quizzes/quizzes.ts';
import type { Host } from '#src/host/session/host.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import type { Notices } from '#src/platform/stores/notices.ts';
import { progress } from '#src/platform/stores/progress.ts';

export type CopiedQuiz = Pick<QuizCardData, 'id' | 'title' | 'starter' | 'folder'>;

export interface Copying {
  readonly host: Host;
  readonly t: TFunction<'library'>;
}

export const editHref = (quizId: string): string => `/host/quiz/${quizId}/edit`;

/** Returns the copy's id. @throws RequestError */
export async function copyQuiz({ host, t }: Copying, { id, starter, folder }: CopiedQuiz): Promise<string> {
  // A whole library may be copied, which is more than the server saves at once.
  const call = patientCall(host.call, new AbortController().signal);
  const draft = await (starter ? asDraft(call, id) : draftOf(call, id));
  const quizId = newQuizId();
  const title = t('library:quiz.copyOf', { title: draft.title }).slice(0, CONTENT_LIMITS.title);
  await call('saveDraft', {
    quizId,
    revision: 0,
    draft: { ...draft, title },
    ...(folder !== undefined && { folder }),
  });
  void host.queries.invalidateQueries({ queryKey: QUERY.quizzes });
  return quizId;
}

const draftOf = async (call: Caller['call'], quizId: string): Promise<DraftQuiz> =>
  (await call('getDraft', { quizId })).draft;

async function asDraft(call: Caller['call'], quizId: string): Promise<DraftQuiz> {
  const { quiz } = await call('getQuiz', { quizId });
  return { ...quiz, questions: quiz.questions.map((question) => ({ ...question, id: newQuestionId() })) };
}

export interface CopyingHere extends Copying {
  readonly notices: Notices;
  readonly navigate: (href: string) => void;
}

/**
 * Copies quizzes, says so, and focuses the first copy if the page shows it.
 * @throws RequestError when not all could be copied
 */
export async function copyHere(copying: CopyingHere, quizzes: readonly CopiedQuiz[]): Promise<void> {
  const done = progress.start();
  const copies: string[] = [];
  try {
    // The last to be copied is listed first.
    for (const quiz of quizzes.toReversed()) copies.push(await copyQuiz(copying, quiz));
  } finally {
    await copying.host.queries.invalidateQueries({ queryKey: QUERY.quizzes });
    done();
    const first = copies.at(-1);
    if (first !== undefined) {
      announce(copying, quizzes, copies);
      // The list that was just fetched shows it in the next task.
      setTimeout(() => document.querySelector<HTMLElement>(`a[href="/host/quiz/${first}"]`)?.focus());
    }
  }
}

function announce(
  { notices, t, navigate }: CopyingHere,
  quizzes: readonly CopiedQuiz[],
  copies: readonly string[],
): void {
  const [quiz, another] = quizzes;
  const [copy] = copies;
  if (!quiz || copy === undefined) return;
  if (another) return void notices.toast('success', t('library:doneMany.copied', { count: copies.length }));
  const title = quiz.title.trim() || t('library:quiz.untitled');
  notices.toast('success', t('library:done.copied', { title }), {
    label: t('library:openCopy'),
    run: () => navigate(editHref(copy)),
  });
}
