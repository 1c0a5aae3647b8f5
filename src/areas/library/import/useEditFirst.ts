// Takes what was read into the editor before it is saved: as a new draft, kept on this device as one that was begun by hand.

import { useLocation } from 'wouter';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { useHost } from '#src/host/session/useHost.ts';
import { newQuestionId, newQuizId } from '#src/areas/library/editor/draft/ids.ts';
import { begin } from '#src/areas/library/editor/sync/begun.ts';
import { keptDrafts } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { park } from '#src/areas/library/import/parked.ts';
import { takerOf } from '#src/areas/library/import/takeMedia.ts';
import type { Importing } from '#src/areas/library/import/useImport.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { useAttempt } from '#src/ui/useAttempt.ts';

export function useEditFirst({ state, readAs, queue, refuse }: Importing) {
  const host = useHost();
  const { kv } = useServices();
  const [, navigate] = useLocation();
  const { busy, problem, attempt } = useAttempt();
  const edit = async (quiz: AuthoredQuiz) => {
    const session = host.session.getState();
    if (state.step !== 'preview' || session.status !== 'open') return;
    const { hostId } = session;
    await attempt(async () => {
      const placed = await state.places.place(quiz, state.result.files ?? [], takerOf(host));
      if (placed.refused.size > 0) return refuse(placed.refused);
      const questions = placed.quiz.questions.map((question) => ({ ...question, id: newQuestionId() }));
      const quizId = newQuizId();
      await keptDrafts(kv, { hostId, quizId, page: randomId() }).keep({
        draft: { ...placed.quiz, questions },
        revision: 0,
        keptAt: Date.now(),
      });
      park({ hostId, state: { ...state, draftId: quizId }, readAs, queue });
      navigate(`/host/quiz/${quizId}/edit`, { state: begin(quizId) });
    });
  };
  return { edit, busy, problem };
}
