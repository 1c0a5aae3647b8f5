// Bar of the quizzes selected in the library, with what can be done with all of them.

import { Archive, ArchiveRestore, Copy, FolderInput, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '#src/areas/library/organizing/LazyFolderDialogs.ts';
import type { Selection } from '#src/areas/library/organizing/useSelection.ts';
import { type Change, useOrganize } from '#src/areas/library/organizing/useOrganize.ts';
import { useCopiesHere } from '#src/areas/library/useCopiesHere.ts';
import type { QuizCardData } from '#src/host/quizzes/quizzes.ts';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';
import { useListener } from '#src/ui/useListener.ts';
import '#src/areas/library/organizing/selectionBar.css';

export interface SelectionBarProps {
  readonly selected: readonly QuizCardData[];
  readonly archived: boolean;
  readonly onAll: Selection['all'];
  readonly onClose: () => void;
}

export function SelectionBar({ selected, archived, onAll, onClose }: SelectionBarProps): ReactNode {
  const { t } = useTranslation('library');
  const { organize } = useOrganize();
  const copyHere = useCopiesHere();
  const [moving, setMoving] = useState(false);
  const apply = (change: Change) => {
    onClose();
    void organize(selected, change);
  };
  const copy = () => {
    onClose();
    void copyHere(selected);
  };
  useListener('keydown', (event) => {
    const isField = event.target instanceof Element && event.target.matches('input:not([type="checkbox"])');
    if (event.key === 'Escape' && !event.defaultPrevented && !moving && !isField) onClose();
  });
  const none = selected.length === 0;
  const ArchiveIcon = archived ? ArchiveRestore : Archive;
  return (
    <fieldset className="selection-bar strip gap-2 wrap" aria-label={t('library:select.title')}>
      <IconButton label={t('library:select.done')} onClick={onClose}>
        <X size={20} />
      </IconButton>
      <p className="selection-count strong" aria-live="polite">
        {t('library:select.count', { count: selected.length })}
      </p>
      <QuietButton small onClick={onAll}>
        {t('library:select.all')}
      </QuietButton>
      <div className="selection-acts strip gap-2">
        <QuietButton small disabled={none} onClick={() => setMoving(true)}>
          <FolderInput size={18} />
          {t('library:select.move')}
        </QuietButton>
        <QuietButton small disabled={none} onClick={copy}>
          <Copy size={18} />
          {t('library:select.copy')}
        </QuietButton>
        <QuietButton small disabled={none} onClick={() => apply({ archived: !archived })}>
          <ArchiveIcon size={18} />
          {archived ? t('library:quiz.unarchive') : t('library:quiz.archive')}
        </QuietButton>
        <QuietButton small disabled={none} onClick={() => apply({ deleted: true })}>
          <Trash2 size={18} />
          {t('library:quiz.delete')}
        </QuietButton>
      </div>
      {moving && <MoveDialog quizzes={selected} onClose={() => setMoving(false)} onMove={apply} />}
    </fieldset>
  );
}
