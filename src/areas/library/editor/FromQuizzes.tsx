// Questions from the author's other quizzes, to search and copy into this one.

import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { shownWords } from '#core/questions/texts.ts';
import { useCommands } from '#src/areas/library/editor/useCommands.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { ListFailed } from '#src/host/shell/listStates.tsx';
import { SearchField, useSettledSearch } from '#src/host/shell/SearchField.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import '#src/areas/library/editor/dialogs.css';
import { useHostQuery } from '#src/host/session/useHostQuery.ts';

/** As many as anyone will scroll through; searching finds the rest. */
const MAX_SHOWN = 48;

export function FromQuizzes({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const { quizId: own } = useEditorSession();
  const { bring } = useCommands();
  const [typed, setTyped] = useState('');
  const search = useSettledSearch(typed);
  /** By list key, in the order of selection. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, AuthoredQuestion>>(new Map());
  const { data, error, refetch, isPlaceholderData } = useHostQuery(
    ['ownQuestions', search],
    'searchQuestions',
    { ...(search !== '' && { search }), limit: MAX_SHOWN, offset: 0 },
    { placeholderData: keepPreviousData },
  );
  const others = (data?.questions ?? []).filter(({ quizId }) => quizId !== own);
  const hidden = (data?.questions.length ?? 0) - others.length;
  const toggle = (key: string, question: AuthoredQuestion) => {
    const next = new Map(chosen);
    if (!next.delete(key)) next.set(key, question);
    setChosen(next);
  };
  const put = () => {
    // Drops the group: the rest of it isn't copied.
    bring([...chosen.values()].map(({ group: _group, ...question }) => question));
    onClose();
  };
  return (
    <Dialog
      title={t('editor:others.title')}
      description={t('editor:others.body')}
      onClose={onClose}
      actions={
        <Button disabled={chosen.size === 0} onClick={put}>
          {t('editor:others.put', { count: chosen.size })}
        </Button>
      }
    >
      <SearchField label={t('editor:others.search')} value={typed} onChange={setTyped} />
      {error && !data && <ListFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className="hint" aria-live="polite">
            {t('editor:others.found', { count: data.total - hidden })}
            {data.total > data.questions.length && ` ${t('editor:others.first', { count: others.length })}`}
          </p>
          <ul className="editor-picks stack gap-2" aria-busy={isPlaceholderData}>
            {others.map(({ quizId, title, question }, index) => {
              const key = `${quizId} ${question.type} ${question.text} ${index}`;
              return (
                <li key={key}>
                  <label className="editor-pick stack items-start full breaks editor-pick--check">
                    <input type="checkbox" checked={chosen.has(key)} onChange={() => toggle(key, question)} />
                    <strong>{shownWords(question).text}</strong>
                    <span className="muted">
                      {t(`host:question.${question.type}`)} · {title}
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Dialog>
  );
}
