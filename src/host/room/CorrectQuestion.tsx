// Button that opens the dialog for correcting a question, and the request it sends.

import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectionChange } from '#core/questions/correction.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import type { SendControl } from '#src/host/room/roomConnection.ts';
import type { ToastAction } from '#src/platform/stores/notices.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { DialogButton } from '#src/ui/DialogButton.tsx';
import { lazyDialog } from '#src/ui/lazyDialog.tsx';
import { useLatest } from '#src/ui/useLatest.ts';

const CorrectDialog = lazyDialog(() => import('#src/host/room/CorrectDialog.tsx'), 'CorrectDialog');

/** `mayLose`: true if players may lose points. */
export type CorrectQuestion = (row: HostQuestionRow, change: CorrectionChange, mayLose?: boolean) => void;

export interface CorrectButtonProps {
  readonly row: HostQuestionRow;
  /** Absent if the room can't be corrected anymore. */
  readonly onCorrect: CorrectQuestion | undefined;
}

/** Shows nothing for a question that can't be corrected. */
export function CorrectButton({ row, onCorrect }: CorrectButtonProps): ReactNode {
  const { t } = useTranslation('host');
  if (!onCorrect || !(row.question.hasCorrectAnswer || row.correction)) return null;
  return (
    <DialogButton
      small
      className="correct-button"
      dialog={(onClose) => (
        <CorrectDialog
          row={row}
          onSubmit={(change, mayLose) => onCorrect(row, change, mayLose)}
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
export function useCorrectQuestion(act: SendControl): CorrectQuestion {
  const { t } = useTranslation('host');
  const { notices } = useServices();
  async function correct(row: HostQuestionRow, change: CorrectionChange, mayLose: boolean): Promise<void> {
    const { id: questionId } = row.question;
    if (!(await act('correctQuestion', { questionId, change, mayLose }))) return;
    const undo: ToastAction = {
      // Earlier fixes of the question are undone with it.
      label: row.correction ? t('host:correct.undo') : t('host:correct.undoThis'),
      run: () => void act('correctQuestion', { questionId, change: { type: 'original' }, mayLose: true }),
    };
    notices.toast('success', t('host:correct.done'), change.type === 'original' ? undefined : undo);
  }
  return useLatest((row: HostQuestionRow, change: CorrectionChange, mayLose = false) => {
    void correct(row, change, mayLose);
  });
}
