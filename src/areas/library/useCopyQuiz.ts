// Copying a quiz for editing: an own quiz with its unfinished questions, a starter quiz as played.

import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import { newQuestionId, newQuizId } from '#src/areas/library/editor/draft/ids.ts';
import { QUERY, type QuizCardData } from '#src/host/quizzes/quizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';

type CopiedQuiz = Pick<QuizCardData, 'id' | 'starter' | 'folder'>;

/** Opens the copy in the editor; reports a failure. */
export function useCopyQuiz(): (quiz: CopiedQuiz) => Promise<void> {
  const host = useHost();
  const tellFailure = useFailureToast();
  const { t } = useTranslation('library');
  const [, navigate] = useLocation();
  const read = async ({ id: quizId, starter }: CopiedQuiz): Promise<DraftQuiz> => {
    if (!starter) return (await host.call('getDraft', { quizId })).draft;
    const { quiz } = await host.call('getQuiz', { quizId });
    return { ...quiz, questions: quiz.questions.map((question) => ({ ...question, id: newQuestionId() })) };
  };
  return async (quiz) => {
    try {
      const draft = await read(quiz);
      const title = t('library:quiz.copyOf', { title: draft.title }).slice(0, CONTENT_LIMITS.title);
      const quizId = newQuizId();
      const { folder } = quiz;
      const copy = { quizId, revision: 0, draft: { ...draft, title } };
      await host.call('saveDraft', { ...copy, ...(folder !== undefined && { folder }) });
      void host.queries.invalidateQueries({ queryKey: QUERY.quizzes });
      navigate(`/host/quiz/${quizId}/edit`);
    } catch (error) {
      tellFailure(error);
    }
  };
}
