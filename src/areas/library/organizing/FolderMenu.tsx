import { FolderX, MoreVertical, Pencil } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { RenameDialog } from '#src/areas/library/organizing/LazyFolderDialogs.ts';
import { placeHref } from '#src/areas/library/organizing/place.ts';
import { useOrganize } from '#src/areas/library/organizing/useOrganize.ts';
import { focusMain } from '#src/ui/focusTemporarily.ts';

/** What can be done with a folder itself. */
export function FolderMenu({ folder }: { readonly folder: string }): ReactNode {
  const { t } = useTranslation('library');
  const { renameFolder } = useOrganize();
  const [, navigate] = useLocation();
  const [renaming, setRenaming] = useState(false);
  const dissolve = async () => {
    if (!(await renameFolder(folder, ''))) return;
    navigate('/host');
    focusMain();
  };
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="icon-button" aria-label={t('library:quiz.more', { title: folder })}>
          <MoreVertical size={20} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={4}>
            <DropdownMenu.Item className="menu-item" onSelect={() => setRenaming(true)}>
              <Pencil size={18} />
              {t('library:folder.rename')}
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-item" onSelect={() => void dissolve()}>
              <FolderX size={18} />
              {t('library:folder.delete')}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {renaming && (
        <RenameDialog
          folder={folder}
          onClose={() => setRenaming(false)}
          onRenamed={(name) => navigate(placeHref({ folder: name }), { replace: true })}
        />
      )}
    </>
  );
}
