// Button that opens the marking of a question's answers, with how many wait.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkAnswersProps } from '#src/host/marking/MarkAnswers.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import { lazyDialog } from '#src/ui/lazyDialog.tsx';

const MarkAnswers = lazyDialog(() => import('#src/host/marking/MarkAnswers.tsx'), 'MarkAnswers');

/** Nothing if the question is graded by its key, or has no answers yet. */
export function MarkButton({ roomHash, row }: Omit<MarkAnswersProps, 'onClose'>): ReactNode {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
  const { marked = 0, waiting = 0 } = row.marking ?? {};
  if (marked + waiting === 0) return null;
  return (
    <div className="mark-open">
      <QuietButton onClick={() => setOpen(true)}>
        {waiting > 0 ? t('host:marking.open', { count: waiting }) : t('host:marking.change')}
      </QuietButton>
      {open && <MarkAnswers roomHash={roomHash} row={row} onClose={() => setOpen(false)} />}
    </div>
  );
}
