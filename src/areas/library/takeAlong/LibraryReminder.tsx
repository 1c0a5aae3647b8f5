// A reminder to save the library to a file, when it has much that no file has.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveDialog } from '#src/areas/library/takeAlong/SaveDialog.tsx';
import { notInFile, quieted } from '#src/areas/library/takeAlong/reminder.ts';
import { useFileNotes, useNewest, useReminderDue } from '#src/areas/library/takeAlong/useFileNotes.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { focusMain } from '#src/ui/focusTemporarily.ts';
import { Section } from '#src/ui/Section.tsx';
import '#src/areas/library/takeAlong/takeAlong.css';

export function LibraryReminder(): ReactNode {
  const { t, i18n } = useTranslation('takeAlong');
  const { notes, change } = useFileNotes();
  const newest = useNewest();
  const isDue = useReminderDue();
  const [saving, setSaving] = useState(false);
  if (!notes || !newest) return null;
  const { quizzes, games } = notInFile(notes, newest);
  const what = [
    ...(quizzes > 0 ? [t('takeAlong:quizzes', { count: quizzes })] : []),
    ...(games > 0 ? [t('takeAlong:games', { count: games })] : []),
  ];
  const dismiss = () => {
    change((known) => quieted(known, Date.now()));
    focusMain();
  };
  return (
    <>
      {isDue && (
        <Section
          className="library-place card stack gap-3"
          titleLook="title"
          title={t('takeAlong:reminder.title')}
        >
          <p>{t('takeAlong:reminder.body', { what: new Intl.ListFormat(i18n.language).format(what) })}</p>
          <div className="row">
            <Button aria-haspopup="dialog" onClick={() => setSaving(true)}>
              {t('takeAlong:save.begin')}
            </Button>
            <QuietButton onClick={dismiss}>{t('takeAlong:reminder.later')}</QuietButton>
          </div>
        </Section>
      )}
      {/* Outlives the reminder, which is over as soon as the file is saved. */}
      {saving && <SaveDialog onClose={() => setSaving(false)} />}
    </>
  );
}
