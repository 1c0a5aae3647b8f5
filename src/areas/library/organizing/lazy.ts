import { lazyDialog } from '#src/ui/lazyDialog.tsx';

const bar = () => import('#src/areas/library/organizing/SelectionBar.tsx');
export const SelectionBar = lazyDialog(bar, 'SelectionBar');

const dialogs = () => import('#src/areas/library/organizing/FolderDialogs.tsx');
export const MoveDialog = lazyDialog(dialogs, 'MoveDialog');
export const RenameDialog = lazyDialog(dialogs, 'RenameDialog');
