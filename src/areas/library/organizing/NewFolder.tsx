// Button that makes a folder and shows it.

import { FolderPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { NewFolderDialog } from '#src/areas/library/organizing/LazyFolderDialogs.ts';
import { placeHref } from '#src/areas/library/organizing/place.ts';
import type { ButtonProps } from '#src/ui/Button.tsx';
import { DialogButton } from '#src/ui/DialogButton.tsx';

export function NewFolder(look: Pick<ButtonProps, 'small'>): ReactNode {
  const { t } = useTranslation('library');
  const [, navigate] = useLocation();
  return (
    <DialogButton
      {...look}
      className="new-folder"
      dialog={(onClose) => (
        <NewFolderDialog onClose={onClose} onMade={(folder) => navigate(placeHref({ folder }))} />
      )}
    >
      <FolderPlus size={20} />
      <span>{t('library:move.new')}</span>
    </DialogButton>
  );
}
