import { SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/host/changes/quizChangesNotice.css';

export interface EditInQuizProps {
  readonly quizId: string;
  /** The question's number, from 1. */
  readonly number: number;
}

/** Link to a question in the editor. Opens a tab, because the room's page is running the game. */
export function EditInQuiz({ quizId, number }: EditInQuizProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <p className="changes-edit">
      <a
        href={`/host/quiz/${quizId}/edit?question=${number}`}
        target="_blank"
        rel="noreferrer"
        className="button button--quiet button--small"
      >
        <SquarePen size={18} />
        {t('host:changes.edit')}
      </a>
    </p>
  );
}
