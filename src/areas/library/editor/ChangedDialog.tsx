// Conflict between two drafts of a quiz: the author chooses, so that nothing is overwritten unasked.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { newQuizId } from '#src/areas/library/editor/draft/ids.ts';
import { markSaved } from '#src/areas/library/editor/sync/newQuizzes.ts';
import type { SavedElsewhere } from '#src/areas/library/editor/sync/tabs.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { useAttempt } from '#src/ui/useAttempt.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';

export interface ChangedDialogProps {
  readonly theirs: SavedElsewhere;
  /** Postpones the decision; nothing is saved until it's made. */
  readonly onClose: () => void;
}

export function ChangedDialog({ theirs, onClose }: ChangedDialogProps): ReactNode {
  const { t, i18n } = useTranslation('editor');
  const { store, sync } = useEditorSession();
  const host = useHost();
  const [, navigate] = useLocation();
  const { busy, attempt } = useAttempt();
  const tellFailure = useFailureToast();
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const takeTheirs = () => {
    const draft = sync.takeTheirs();
    if (draft) store.dispatch({ type: 'replace', draft });
  };
  const keepCopy = async () => {
    const { draft } = store.getState();
    const title = t('editor:changed.copyOf', { title: draft.title }).slice(0, CONTENT_LIMITS.title);
    const quizId = newQuizId();
    await host.call('saveDraft', { quizId, revision: 0, draft: { ...draft, title } });
    markSaved(quizId);
    takeTheirs();
    navigate(`/host/quiz/${quizId}/edit`);
  };
  return (
    <Dialog
      title={t('editor:changed.title')}
      description={t('editor:changed.body', {
        when: when.format(theirs.at),
        count: theirs.draft.questions.length,
      })}
      onClose={onClose}
    >
      <div className="stack">
        <Button disabled={busy} onClick={() => void attempt(keepCopy, tellFailure)}>
          {t('editor:changed.copy')}
        </Button>
        <QuietButton disabled={busy} onClick={takeTheirs}>
          {t('editor:changed.theirs')}
        </QuietButton>
        <QuietButton disabled={busy} onClick={() => sync.keepMine()}>
          {t('editor:changed.mine')}
        </QuietButton>
      </div>
    </Dialog>
  );
}
