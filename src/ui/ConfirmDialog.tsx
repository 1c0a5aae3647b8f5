import type { ReactNode } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { NoticesState } from '#src/platform/stores/notices.ts';
import { QuietButton } from '#src/ui/Button.tsx';

interface ConfirmDialogProps {
  readonly question: NonNullable<NoticesState['question']>;
}

export function ConfirmDialog({ question }: ConfirmDialogProps): ReactNode {
  const { title, body, confirm, cancel, danger, answer } = question;
  return (
    <Dialog
      title={title}
      description={body}
      onClose={() => answer(false)}
      actions={
        <>
          <QuietButton onClick={() => answer(false)}>{cancel}</QuietButton>
          <button
            type="button"
            className={danger ? 'button button--danger' : 'button'}
            onClick={() => answer(true)}
          >
            {confirm}
          </button>
        </>
      }
    />
  );
}
