// Button that opens the dialog for correcting a question, and the request it sends.

import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectionChange } from '#core/questions/correction.ts';
import type { HostQuestionRow, HostView } from '#core/views/hostView.ts';
import { editInQuizPath } from '#src/host/changes/EditInQuiz.tsx';
import { type QuizChanges, quizChangesKey } from '#src/host/changes/useQuizChanges.ts';
import type { QuizFix, RoomQuiz } from '#src/host/room/quizFix.ts';
import type { SendControl } from '#src/host/room/roomConnection.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { ToastAction } from '#src/platform/stores/notices.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { DialogButton } from '#src/ui/DialogButton.tsx';
import { lazyDialog } from '#src/ui/lazyDialog.tsx';
import { useLatest } from '#src/ui/useLatest.ts';

/** Null if it can't be loaded: then the quiz isn't fixed. */
const loadQuizFix = () => import('#src/host/room/quizFix.ts').catch(() => null);

const CorrectDialog = lazyDialog(() => import('#src/host/room/CorrectDialog.tsx'), 'CorrectDialog');

export interface CorrectOptions {
  /** True if players may lose points. */
  readonly mayLose?: boolean;
  /** True if the quiz is fixed, too. */
  readonly inQuiz?: boolean;
}

export type CorrectQuestion = (
  row: HostQuestionRow,
  change: CorrectionChange,
  options?: CorrectOptions,
) => void;

export interface CorrectButtonProps {
  readonly roomHash: string;
  readonly row: HostQuestionRow;
  /** Absent if the room can't be corrected anymore. */
  readonly onCorrect: CorrectQuestion | undefined;
}

/** Shows nothing for a question that can't be corrected. */
export function CorrectButton({ roomHash, row, onCorrect }: CorrectButtonProps): ReactNode {
  const { t } = useTranslation('host');
  if (!onCorrect || !(row.question.hasCorrectAnswer || row.correction)) return null;
  return (
    <DialogButton
      small
      className="correct-button"
      dialog={(onClose) => (
        <CorrectDialog
          roomHash={roomHash}
          row={row}
          onSubmit={(change, options) => onCorrect(row, change, options)}
          onClose={onClose}
        />
      )}
    >
      <Wrench size={18} aria-hidden="true" />
      {t('host:correct.open')}
    </DialogButton>
  );
}

/** Returns a stable function that corrects a question, says so, and offers to undo it. */
export function useCorrectQuestion({ room, quizId }: HostView, act: SendControl): CorrectQuestion {
  const { t, i18n } = useTranslation('host');
  const { notices } = useServices();
  const quiz: RoomQuiz = { host: useHost(), roomHash: room.hash, quizId };
  const quizWords = async () => {
    await i18n.loadNamespaces('changes');
    return i18n.getFixedT(null, 'changes');
  };
  async function correct(row: HostQuestionRow, change: CorrectionChange, options: CorrectOptions) {
    const { mayLose = false, inQuiz = false } = options;
    const { id: questionId } = row.question;
    const fix = () => act('correctQuestion', { questionId, change, mayLose });
    const inBoth = inQuiz ? await loadQuizFix() : null;
    const fixed = inBoth ? await inBoth.fixInBoth(quiz, row, change, fix) : (await fix()) ? null : undefined;
    if (fixed === undefined) return;
    const isUndo = change.type === 'original';
    const undo: ToastAction = {
      // Earlier fixes of the question are undone with it.
      label: row.correction ? t('host:correct.undo') : t('host:correct.undoThis'),
      run: () => void undone(row, fixed),
    };
    const done = fixed ? (await quizWords())('changes:fix.done') : t('host:correct.done');
    notices.toast('success', done, isUndo ? undefined : undo);
    if (inQuiz && !fixed) await tellQuizDiffers(row, 'notInQuiz');
    if (isUndo) await checkQuiz(row, null);
  }
  async function undone(row: HostQuestionRow, fixed: QuizFix | null) {
    const { id: questionId } = row.question;
    const change = { type: 'original' } as const;
    if (await act('correctQuestion', { questionId, change, mayLose: true })) await checkQuiz(row, fixed);
  }
  async function checkQuiz(row: HostQuestionRow, fixed: QuizFix | null) {
    const inBoth = await loadQuizFix();
    if (inBoth && !(await inBoth.undoInQuiz(quiz, row, fixed))) await tellQuizDiffers(row, 'undoneInGame');
  }
  async function tellQuizDiffers({ index }: HostQuestionRow, what: 'notInQuiz' | 'undoneInGame') {
    const { quizId, host, roomHash } = quiz;
    const { draftIds = [] } = host.queries.getQueryData<QuizChanges>(quizChangesKey(roomHash)) ?? {};
    notices.toast('info', (await quizWords())(`changes:fix.${what}`), {
      label: t('host:changes.edit'),
      run: () => window.open(editInQuizPath({ changes: { quizId, draftIds }, index }), '_blank', 'noopener'),
    });
  }
  return useLatest((row: HostQuestionRow, change: CorrectionChange, options: CorrectOptions = {}) => {
    void correct(row, change, options);
  });
}
