// Editing before saving: opens imported questions in the editor as a new draft, kept on this device like one
// begun by hand.

import { useLocation } from 'wouter';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { useHost } from '#src/host/session/useHost.ts';
import { newQuestionId, newQuizId } from '#src/areas/library/editor/draft/ids.ts';
import { registerNewQuiz } from '#src/areas/library/editor/sync/newQuizzes.ts';
import { keptDrafts } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { useFolder } from '#src/areas/library/organizing/place.ts';
import { park } from '#src/areas/library/import/parked.ts';
import { mediaUploader } from '#src/areas/library/import/uploadMedia.ts';
import type { Importing } from '#src/areas/library/import/useImport.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { useAttempt } from '#src/ui/useAttempt.ts';

/** An imported quiz, whose questions may be unfinished. */
export const asDraft = (quiz: AuthoredQuiz): DraftQuiz => ({
  ...quiz,
  questions: quiz.questions.map((question) => ({ ...question, id: newQuestionId() })),
});

export function useEditBeforeSaving({ state, readAs, queue, refuse }: Importing) {
  const host = useHost();
  const { kv } = useServices();
  const [, navigate] = useLocation();
  const { folder } = useFolder();
  const { busy, problem, attempt } = useAttempt();
  const edit = async (quiz: AuthoredQuiz) => {
    const session = host.session.getState();
    if (state.step !== 'preview' || session.status !== 'open') return;
    const { hostId } = session;
    await attempt(async () => {
      const placed = await state.places.place(quiz, state.result.files ?? [], mediaUploader(host));
      if (placed.refused.size > 0) return refuse(placed.refused);
      const quizId = newQuizId();
      await keptDrafts(kv, { hostId, quizId, page: randomId() }).keep({
        draft: asDraft(placed.quiz),
        revision: 0,
        keptAt: Date.now(),
      });
      park({ hostId, state: { ...state, draftId: quizId }, readAs, queue });
      navigate(`/host/quiz/${quizId}/edit`, { state: registerNewQuiz(quizId, folder) });
    });
  };
  return { edit, busy, problem };
}
