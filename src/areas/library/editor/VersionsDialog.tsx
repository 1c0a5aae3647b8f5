// Version history: view and restore older versions. Restoring can be undone.

import { ArrowLeft, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { newQuestionId } from '#src/areas/library/editor/draft/ids.ts';
import { showUndoToast } from '#src/areas/library/editor/useCommands.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { QuestionList } from '#src/areas/library/quiz/AuthoredItem.tsx';
import { ListFailed } from '#src/host/shell/listStates.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/areas/library/editor/dialogs.css';
import { useHostQuery } from '#src/host/session/useHostQuery.ts';

const MAX_SHOWN = 48;

export function VersionsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation('editor');
  const [looked, setLooked] = useState<number | null>(null);
  return (
    <Dialog title={t('editor:versions.title')} description={t('editor:versions.body')} onClose={onClose}>
      {looked === null ? (
        <Versions onLook={setLooked} />
      ) : (
        <Version number={looked} onBack={() => setLooked(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Versions({ onLook }: { readonly onLook: (number: number) => void }): ReactNode {
  const { t, i18n } = useTranslation('editor');
  const { quizId } = useEditorSession();
  const asked = { quizId, limit: MAX_SHOWN, offset: 0 };
  const query = useHostQuery(['quizVersions', quizId], 'listVersions', asked, { staleTime: 0 });
  const { data, error, refetch } = query;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  if (error && !data) return <ListFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <p aria-busy="true">{t('editor:loading')}</p>;
  if (data.versions.length === 0) return <p className="muted">{t('editor:versions.none')}</p>;
  return (
    <ul className="editor-picks stack gap-2">
      {data.versions.map(({ number, createdAt, title, questionCount }) => (
        <li key={number}>
          <button
            type="button"
            className="editor-pick stack items-start full breaks"
            onClick={() => onLook(number)}
          >
            <strong>{when.format(createdAt)}</strong>
            <span className="muted">
              {title.trim() === '' ? t('editor:untitled') : title} ·{' '}
              {t('editor:versions.questions', { count: questionCount })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface VersionProps {
  readonly number: number;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function Version({ number, onBack, onClose }: VersionProps): ReactNode {
  const { t } = useTranslation('editor');
  const { quizId, store } = useEditorSession();
  const { notices } = useServices();
  const key = ['quizVersion', quizId, number];
  const { data, error, refetch } = useHostQuery(
    key,
    'getVersion',
    { quizId, number },
    { staleTime: Infinity },
  );
  const bringBack = ({ questions, ...head }: AuthoredQuiz) => {
    const { draft: before } = store.getState();
    const draft = { ...head, questions: questions.map((each) => ({ ...each, id: newQuestionId() })) };
    store.dispatch({ type: 'replace', draft });
    showUndoToast(store, notices, t('editor:versions.back'), {
      label: t('editor:undo'),
      // Not `undo`, which would undo a later edit instead.
      run: () => store.dispatch({ type: 'replace', draft: before }),
    });
    onClose();
  };
  return (
    <div className="stack">
      <div className="row apart">
        <QuietButton small onClick={onBack}>
          <ArrowLeft size={18} />
          {t('editor:versions.all')}
        </QuietButton>
        {data && (
          <Button small onClick={() => bringBack(data.quiz)}>
            <RotateCcw size={18} />
            {t('editor:versions.bringBack')}
          </Button>
        )}
      </div>
      <p className="hint">{t('editor:versions.replaces')}</p>
      {error && !data && <ListFailed error={error} onRetry={() => void refetch()} />}
      {data ? (
        <QuestionList questions={data.quiz.questions} />
      ) : (
        <p aria-busy="true">{t('editor:loading')}</p>
      )}
    </div>
  );
}
