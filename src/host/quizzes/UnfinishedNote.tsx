// How many questions of a quiz no game will ask, as they are not finished.

import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/host/quizzes/unfinishedNote.css';

export interface UnfinishedNoteProps {
  /** Nothing is said of none. */
  readonly count: number;
  /** A way to finish them, where there is none beside it. */
  readonly children?: ReactNode;
}

export function UnfinishedNote({ count, children }: UnfinishedNoteProps): ReactNode {
  const { t } = useTranslation('library');
  return (
    count > 0 && (
      <p className="unfinished-note row strong">
        <TriangleAlert size={18} />
        <span>{t('library:quiz.unfinished', { count })}</span>
        {children}
      </p>
    )
  );
}
