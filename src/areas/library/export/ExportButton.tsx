// The way to a quiz's files from its page.

import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportDialog } from '#src/areas/library/export/LazyExportDialog.ts';
import { QuietButton } from '#src/ui/Button.tsx';

export function ExportButton({ quizId }: { readonly quizId: string }): ReactNode {
  const { t } = useTranslation('library');
  const [open, setOpen] = useState(false);
  return (
    <>
      <QuietButton big aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Download size={20} />
        {t('library:export.begin')}
      </QuietButton>
      {open && <ExportDialog quizId={quizId} onClose={() => setOpen(false)} />}
    </>
  );
}
