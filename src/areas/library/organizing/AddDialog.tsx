// Dialog that asks for quizzes to move to a folder.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganize } from '#src/areas/library/organizing/useOrganize.ts';
import { listedQuizzes } from '#src/areas/library/takeAlong/lists.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';
import { ListFailed } from '#src/host/shell/listStates.tsx';
import { SearchField } from '#src/host/shell/SearchField.tsx';
import { focusMain } from '#src/ui/focusTemporarily.ts';
import '#src/areas/library/organizing/folderDialogs.css';

/** Quizzes that are seen at a glance. */
const AT_A_GLANCE = 8;

export interface AddDialogProps {
  readonly folder: string;
  readonly onClose: () => void;
}

export function AddDialog({ folder, onClose }: AddDialogProps): ReactNode {
  const { t, i18n } = useTranslation('library');
  const host = useHost();
  const { organize } = useOrganize();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['toAdd'],
    queryFn: () => listedQuizzes(host.call, {}),
    staleTime: 0,
    gcTime: 0,
  });
  const search = typed.trim().toLocaleLowerCase(i18n.language);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <FormDialog
      title={t('library:add.title')}
      submit={t('library:add.submit')}
      canSubmit={chosen.size > 0}
      onSubmit={async () => {
        const isMoved = await organize(data?.filter(({ id }) => chosen.has(id)) ?? [], { folder });
        // The button that opened the dialog is gone.
        if (isMoved) focusMain();
        return isMoved;
      }}
      onClose={onClose}
    >
      {error && !data && <ListFailed error={error} onRetry={() => void refetch()} />}
      {data && data.length > AT_A_GLANCE && (
        <SearchField label={t('library:search')} value={typed} onChange={setTyped} />
      )}
      <fieldset className="folder-choices stack gap-1">
        <legend className="visually-hidden">{t('library:own')}</legend>
        {data
          ?.filter(({ title }) => title.toLocaleLowerCase(i18n.language).includes(search))
          .map((quiz) => (
            <label key={quiz.id} className="folder-choice strip gap-3">
              <input type="checkbox" checked={chosen.has(quiz.id)} onChange={() => toggle(quiz.id)} />
              <span className="breaks">{quiz.title.trim() || t('library:quiz.untitled')}</span>
              {quiz.folder !== undefined && <span className="folder-of muted caption">{quiz.folder}</span>}
            </label>
          ))}
      </fieldset>
    </FormDialog>
  );
}
