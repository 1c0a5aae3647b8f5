// Where the host's library is kept, and its way to another computer.

import { FolderInput, HardDriveDownload } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BringDialog } from '#src/areas/library/takeAlong/BringDialog.tsx';
import { SaveDialog } from '#src/areas/library/takeAlong/SaveDialog.tsx';
import { useFileNotes, useNewest, useReminderDue } from '#src/areas/library/takeAlong/useFileNotes.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import { DialogButton } from '#src/ui/DialogButton.tsx';
import { Section } from '#src/ui/Section.tsx';
import '#src/areas/library/takeAlong/takeAlong.css';

export function LibraryPlace(): ReactNode {
  const { t, i18n } = useTranslation('takeAlong');
  const { notes } = useFileNotes();
  usePersistence();
  const { saved } = notes ?? {};
  // The reminder says it, with the same button.
  const isSaid = useReminderDue();
  const [saving, setSaving] = useState(false);
  return (
    <Section className="library-place card stack gap-3" titleLook="title" title={t('takeAlong:title')}>
      <p>
        {t('takeAlong:place')}
        {!isSaid && ` ${t('takeAlong:keep')}`}
      </p>
      <p className="muted">{t('takeAlong:accounts')}</p>
      {saved && (
        <p className="muted">
          {t('takeAlong:saved', {
            when: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(saved.at),
          })}
        </p>
      )}
      <div className="row">
        {!isSaid && (
          <QuietButton aria-haspopup="dialog" onClick={() => setSaving(true)}>
            <HardDriveDownload size={20} />
            {t('takeAlong:save.begin')}
          </QuietButton>
        )}
        <DialogButton dialog={(onClose) => <BringDialog onClose={onClose} />}>
          <FolderInput size={20} />
          {t('takeAlong:bring.begin')}
        </DialogButton>
      </div>
      {saving && <SaveDialog onClose={() => setSaving(false)} />}
    </Section>
  );
}

/** Asks the browser once not to free this site's storage by itself, when there is something in the library. */
function usePersistence(): void {
  const { notes, change } = useFileNotes();
  const newest = useNewest();
  const isWanted =
    notes !== null &&
    !notes.askedToPersist &&
    newest !== null &&
    newest.quizzes.length + newest.games.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    change((known) => ({ ...known, askedToPersist: true }));
    // Missing on pages without TLS; a browser that refuses says no more than that.
    const storage: Partial<StorageManager> | undefined = navigator.storage;
    storage?.persist?.().catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, however often the page renders
  }, [isWanted]);
}
