import { lazyDialog } from '#src/ui/lazyDialog.tsx';

const load = () => import('#src/areas/library/organizing/FolderDialogs.tsx');
export const MoveDialog = lazyDialog(load, 'MoveDialog');
export const AddDialog = lazyDialog(() => import('#src/areas/library/organizing/AddDialog.tsx'), 'AddDialog');
export const NewFolderDialog = lazyDialog(load, 'NewFolderDialog');
export const RenameDialog = lazyDialog(load, 'RenameDialog');
