// Note that counts a quiz's unfinished questions, which games leave out.

import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/host/quizzes/unfinishedNote.css';

export interface UnfinishedNoteProps {
  /** Renders nothing for 0. */
  readonly count: number;
  /** A link to finish them, unless the page has one nearby. */
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
