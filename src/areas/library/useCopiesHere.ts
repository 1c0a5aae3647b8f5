// Copying quizzes, one or several.

import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { CopiedQuiz } from '#src/areas/library/copyQuiz.ts';
import { QUERY } from '#src/host/quizzes/quizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { progress } from '#src/platform/stores/progress.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';

export const editHref = (quizId: string): string => `/host/quiz/${quizId}/edit`;

/** Returns a function that reports a failure, and resolves with the ids of the copies made until then. */
export function useCopyQuizzes(): (quizzes: readonly CopiedQuiz[]) => Promise<readonly string[]> {
  const host = useHost();
  const tellFailure = useFailureToast();
  const { t } = useTranslation('library');
  return async (quizzes) => {
    const done = progress.start();
    const copies: string[] = [];
    try {
      const { copyQuiz } = await import('#src/areas/library/copyQuiz.ts');
      // The last to be copied is listed first.
      for (const quiz of quizzes.toReversed())
        copies.unshift(await copyQuiz(host, quiz, (title) => t('library:quiz.copyOf', { title })));
    } catch (error) {
      tellFailure(error);
    }
    await host.queries.invalidateQueries({ queryKey: QUERY.quizzes });
    done();
    return copies;
  };
}

/** Like `useCopyQuizzes`; says what was copied, and focuses the first copy if the library shows it. */
export function useCopiesHere(): (quizzes: readonly (CopiedQuiz & { title: string })[]) => Promise<void> {
  const copyQuizzes = useCopyQuizzes();
  const { notices } = useServices();
  const [, navigate] = useLocation();
  const { t } = useTranslation('library');
  return async (quizzes) => {
    const copies = await copyQuizzes(quizzes);
    const [first] = copies;
    if (first === undefined) return;
    const title = quizzes[0]?.title.trim() || t('library:quiz.untitled');
    if (quizzes.length === 1)
      notices.toast('success', t('library:done.copied', { title }), {
        label: t('library:openCopy'),
        run: () => navigate(editHref(first)),
      });
    else notices.toast('success', t('library:doneMany.copied', { count: copies.length }));
    // The list that was just fetched shows it in the next task.
    setTimeout(() => document.querySelector<HTMLElement>(`a[href="/host/quiz/${first}"]`)?.focus());
  };
}
