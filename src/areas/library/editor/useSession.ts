// The open quiz for as long as its page stands.

import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { emptyQuestion } from '#core/questions/authoring.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { newQuestionId } from '#src/areas/library/editor/draft/ids.ts';
import { markFresh } from '#src/areas/library/editor/form/useTouched.ts';
import { type EditorSession, openSession } from '#src/areas/library/editor/sync/openSession.ts';
import { QUERY } from '#src/host/quizzes/quizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';

export type SessionState =
  | { readonly step: 'opening' }
  | { readonly step: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly step: 'open'; readonly session: EditorSession };

const OPENING: SessionState = { step: 'opening' };

export function useSession(quizId: string): SessionState {
  const host = useHost();
  const { kv } = useServices();
  const { i18n } = useTranslation('editor');
  const { language } = i18n;
  const hostId = useStore(host.session, (session) => (session.status === 'open' ? session.hostId : null));
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<SessionState>(OPENING);
  // The language of a new quiz is that of the page as it began.
  const [first] = useState(language);
  useEffect(() => {
    if (hostId === null) return undefined;
    let gone = false;
    let opened: EditorSession | null = null;
    const renew = () => {
      void host.queries.invalidateQueries({ queryKey: QUERY.quizzes });
      void host.queries.invalidateQueries({ queryKey: [...QUERY.quiz, quizId] });
    };
    const close = (session: EditorSession) => void session.close().finally(renew);
    openSession({
      call: host.call,
      kv,
      hostId,
      quizId,
      blank() {
        const id = newQuestionId();
        markFresh(id);
        return { title: '', language: first, questions: [{ ...emptyQuestion('MCQ'), id }] };
      },
    }).then(
      (session) => {
        opened = session;
        if (gone) close(session);
        // In slices: it is the whole page.
        else startTransition(() => setState({ step: 'open', session }));
      },
      (error: unknown) => {
        if (!gone) setState({ step: 'failed', error, retry: () => setTries((count) => count + 1) });
      },
    );
    return () => {
      gone = true;
      if (opened) close(opened);
      setState(OPENING);
    };
  }, [host, kv, hostId, quizId, first, tries]);
  return state;
}
