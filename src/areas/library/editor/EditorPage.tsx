import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { useFolder } from '#src/areas/library/organizing/place.ts';
import { HostGate } from '#src/host/session/HostGate.tsx';
import { newQuestionId, newQuizId } from '#src/areas/library/editor/draft/ids.ts';
import { Editor } from '#src/areas/library/editor/Editor.tsx';
import { registerNewQuiz } from '#src/areas/library/editor/sync/newQuizzes.ts';
import { isKeptHere } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { QuizUnavailable } from '#src/host/shell/QuizUnavailable.tsx';
import { HostBar, HostFrame } from '#src/host/shell/HostPage.tsx';
import { useStore } from 'zustand';
import { emptyQuestion } from '#core/questions/authoring.ts';
import { richText } from '#src/areas/library/editor/richText/richText.ts';
import { type EditorSession, openSession } from '#src/areas/library/editor/sync/openSession.ts';
import { QUERY } from '#src/host/quizzes/quizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';
import '#src/areas/library/editor/editor.css';

export function EditorPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation('editor');
  const quizId = params['quizId'] ?? '';
  return (
    <HostFrame title={t('editor:title')}>
      <HostGate bar={<HostBar back="/host" />} unopened={<KeptHere quizId={quizId} />}>
        <Opened key={quizId} quizId={quizId} />
      </HostGate>
    </HostFrame>
  );
}

/** Reassures an author who can't open the quiz that nothing is lost. */
function KeptHere({ quizId }: { readonly quizId: string }): ReactNode {
  const { t } = useTranslation('editor');
  const { kv } = useServices();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    isKeptHere(kv, quizId).then(setKept, () => undefined);
  }, [kv, quizId]);
  return <output>{kept && t('editor:keptHere')}</output>;
}

function Opened({ quizId }: { readonly quizId: string }): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const state = useSession(quizId);
  if (state.step === 'open') return <Editor session={state.session} />;
  return (
    <>
      <HostBar back="/host" />
      {state.step === 'failed' ? (
        <QuizUnavailable title={t('editor:missing')} error={state.error} onRetry={state.retry} />
      ) : (
        <main className="editor" aria-busy="true">
          <p className="visually-hidden">{t('host:opening')}</p>
          <div className="editor-pane editor-pane--list skeleton" aria-hidden="true" />
        </main>
      )}
    </>
  );
}

/** Page of a new quiz. The id is created here, so that it works offline and the URL never changes. */
export function NewQuizPage(): ReactNode {
  const [, navigate] = useLocation();
  const { folder } = useFolder();
  const [quizId] = useState(newQuizId);
  useEffect(() => {
    navigate(`/host/quiz/${quizId}/edit`, { replace: true, state: registerNewQuiz(quizId, folder) });
  }, [navigate, quizId, folder]);
  return null;
}

type SessionState =
  | { readonly step: 'opening' }
  | { readonly step: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly step: 'open'; readonly session: EditorSession };

const OPENING: SessionState = { step: 'opening' };

function useSession(quizId: string): SessionState {
  const host = useHost();
  const { kv } = useServices();
  const { i18n } = useTranslation('editor');
  const { language } = i18n;
  const hostId = useStore(host.session, (session) => (session.status === 'open' ? session.hostId : null));
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<SessionState>(OPENING);
  // A new quiz takes the language that the page had when it opened.
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
    const opening = openSession({
      call: host.call,
      kv,
      hostId,
      quizId,
      blank: () => ({
        title: '',
        language: first,
        questions: [{ ...emptyQuestion('MCQ'), id: newQuestionId() }],
      }),
    });
    // Without the formatted fields, texts can still be edited as Markdown.
    const fields = richText
      .load()
      .catch((error: unknown) => console.error('No formatted text fields', error));
    Promise.all([opening, fields]).then(
      ([session]) => {
        opened = session;
        if (gone) close(session);
        // As a transition, since it renders the whole page.
        else {
          selectAsked(session);
          startTransition(() => setState({ step: 'open', session }));
        }
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

/** Selects the question that the address names by its id. */
function selectAsked({ store }: EditorSession): void {
  const id = new URLSearchParams(location.search).get('question');
  const asked = store.getState().draft.questions.find((question) => question.id === id);
  if (asked) store.dispatch({ type: 'select', id: asked.id });
}
