import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { CopiedQuiz } from '#src/areas/library/copyQuizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { useFailureToast } from '#src/ui/useFailureToast.ts';

/** Returns a function that copies quizzes without leaving the page; it says what was copied, or why not. */
export function useCopiesHere(): (quizzes: readonly CopiedQuiz[]) => Promise<void> {
  const host = useHost();
  const { notices } = useServices();
  const { t } = useTranslation('library');
  const [, navigate] = useLocation();
  const tellFailure = useFailureToast();
  return async (quizzes) => {
    try {
      const { copyHere } = await import('#src/areas/library/copyQuizzes.ts');
      await copyHere({ host, notices, t, navigate }, quizzes);
    } catch (error) {
      tellFailure(error);
    }
  };
}
