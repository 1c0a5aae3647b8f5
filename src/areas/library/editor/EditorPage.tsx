// Where a quiz is written.

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { HostGate } from '#src/host/session/HostGate.tsx';
import { newQuizId } from '#src/areas/library/editor/draft/ids.ts';
import { Editor } from '#src/areas/library/editor/Editor.tsx';
import { begin } from '#src/areas/library/editor/sync/begun.ts';
import { isKeptHere } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { useSession } from '#src/areas/library/editor/useSession.ts';
import { NotShown } from '#src/host/shell/NotShown.tsx';
import { HostBar, HostFrame } from '#src/host/shell/HostPage.tsx';
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

/** Whoever can't go on is told at least that nothing is lost. */
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
        <NotShown title={t('editor:missing')} error={state.error} onRetry={state.retry} />
      ) : (
        <main className="editor" aria-busy="true">
          <p className="visually-hidden">{t('host:opening')}</p>
          <div className="editor-pane editor-pane--list skeleton" aria-hidden="true" />
        </main>
      )}
    </>
  );
}

/** A new quiz: it gets its id here, so that it can be begun without a network, and is written at the address that it keeps. */
export function NewQuizPage(): ReactNode {
  const [, navigate] = useLocation();
  const [quizId] = useState(newQuizId);
  useEffect(() => {
    navigate(`/host/quiz/${quizId}/edit`, { replace: true, state: begin(quizId) });
  }, [navigate, quizId]);
  return null;
}
