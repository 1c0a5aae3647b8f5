// Notice on a room's page that its quiz has changed and the game can use it.

import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuizChangesDialog } from '#src/host/changes/LazyQuizChangesDialog.ts';
import { usableIn, useQuizChanges } from '#src/host/changes/useQuizChanges.ts';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';
import '#src/host/changes/quizChangesNotice.css';

export function QuizChangesNotice({ roomHash }: { readonly roomHash: string }): ReactNode {
  const { t } = useTranslation('host');
  const { data } = useQuizChanges(roomHash);
  const [isOpen, setIsOpen] = useState(false);
  /** The save of the quiz whose changes the host doesn't want. */
  const [declined, setDeclined] = useState<number | null>(null);
  const count = data && data.revision !== declined ? usableIn(data).length : 0;
  return (
    <>
      {count > 0 && (
        <aside className="changes-notice strip gap-3 apart card">
          <p>{t('host:changes.notice', { count })}</p>
          <span className="strip gap-2 rigid">
            <QuietButton small aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {t('host:changes.use')}
            </QuietButton>
            <IconButton label={t('host:changes.later')} onClick={() => setDeclined(data?.revision ?? null)}>
              <X size={20} />
            </IconButton>
          </span>
        </aside>
      )}
      {isOpen && <QuizChangesDialog roomHash={roomHash} onClose={() => setIsOpen(false)} />}
    </>
  );
}
