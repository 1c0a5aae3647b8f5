// Asks a yes-or-no question.

import type { ReactNode } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { NoticesState } from '#src/platform/stores/notices.ts';

export function ConfirmDialog({
  question,
}: {
  readonly question: NonNullable<NoticesState['question']>;
}): ReactNode {
  const { title, body, confirm, cancel, danger, answer } = question;
  return (
    <Dialog
      title={title}
      description={body}
      onClose={() => answer(false)}
      actions={
        <>
          <button type="button" className="button button--quiet" onClick={() => answer(false)}>
            {cancel}
          </button>
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
