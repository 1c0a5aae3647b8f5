import { SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuizChanges } from '#src/host/changes/useQuizChanges.ts';
import '#src/host/changes/quizChangesNotice.css';

export interface EditInQuizProps {
  /** The quiz, compared with the room. */
  readonly changes: Pick<QuizChanges, 'quizId' | 'draftIds'>;
  /** The question's index in the room. */
  readonly index: number;
}

/** Address of the quiz's editor, at the question if the quiz still has it. */
export function editInQuizPath({ changes: { quizId, draftIds }, index }: EditInQuizProps): string {
  const id = draftIds[index];
  return `/host/quiz/${quizId}/edit${id ? `?question=${id}` : ''}`;
}

/** Link to a question in the editor. Opens a tab, because the room's page is running the game. */
export function EditInQuiz(props: EditInQuizProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <p className="changes-edit">
      <a
        href={editInQuizPath(props)}
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
